import { createHmac } from 'node:crypto';
import { type Ledger, type Link, type Payment, Refusal } from './ledger.ts';
import type { Answer, Route } from './routes.ts';

/** Buttons of the page. */
const CHOICES = { pay: 'Pay', fail: 'Fail', later: 'Pay later', half: 'Pay half' } as const;

interface PageOptions {
  /** Signs the address to which a buyer goes back. */
  keySecret: string;
  /** Milliseconds before a payment that was put off is captured. */
  laterMs: number;
}

/** Returns the page of a link, and what its buttons do. */
export function pageRoutes(ledger: Ledger, { keySecret, laterMs }: PageOptions): Route[] {
  const choose = (link: Link, choice: unknown): Answer => {
    if (typeof choice !== 'string' || !Object.hasOwn(CHOICES, choice)) throw new Refusal('There is no such choice');
    const due = link.amount - link.amount_paid;
    const payment = ledger.beginPayment(link, choice === 'half' ? Math.floor(due / 2) : due);
    if (choice === 'fail') {
      ledger.endPayment(payment, 'failed');
      return { html: renderPage(link, 'The payment failed. You can try again.') };
    }
    if (choice === 'later') {
      const capture = () => payment.status === 'created' && ledger.endPayment(payment, 'captured');
      setTimeout(capture, laterMs).unref();
      return { html: renderPage(link, 'The payment is on its way.') };
    }
    ledger.endPayment(payment, 'captured');
    return { location: returnAddress(link, payment, keySecret) };
  };
  const path = /^\/i\/(\w+)$/;
  return [
    { method: 'GET', path, answer: (id) => ({ html: renderPage(ledger.findLink(id)) }) },
    { method: 'POST', path, answer: (id, { body }) => choose(ledger.findLink(id), body.choice) },
  ];
}

/** Renders the page of a link, with a sentence about what has happened. */
function renderPage(link: Link, news = ''): string {
  const isOpen = link.status === 'created' || link.status === 'partially_paid';
  const due = ((link.amount - link.amount_paid) / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
  const buttons = Object.entries(CHOICES)
    .map(([name, label]) => `<button name="choice" value="${name}">${label}</button>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local payment page</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
  body { max-width: 32rem; margin: 2rem auto; padding: 0 1rem }
  button { font: inherit; padding: 0.5rem 1rem; margin: 0 0.5rem 0.5rem 0 }
</style>
<main>
  <h1>Local payment page</h1>
  <p>This page of the local suite stands in for the payment provider. No money moves.</p>
  <p>${escapeHtml(link.description)}: <strong>${isOpen ? due : `the link is ${link.status}`}</strong></p>
  <p role="status">${news}</p>
  ${isOpen ? `<form method="post">${buttons}</form>` : ''}
  <p><a href="${escapeHtml(link.callback_url)}">Back to the site</a></p>
</main>
</html>
`;
}

/** Address to which a buyer goes back, signed as Razorpay does. */
function returnAddress({ callback_url, id, reference_id, status }: Link, payment: Payment, secret: string): string {
  const signature = createHmac('sha256', secret).update([id, reference_id, status, payment.id].join('|')).digest('hex');
  const address = new URL(callback_url);
  address.searchParams.set('razorpay_payment_id', payment.id);
  address.searchParams.set('razorpay_payment_link_id', id);
  address.searchParams.set('razorpay_payment_link_reference_id', reference_id);
  address.searchParams.set('razorpay_payment_link_status', status);
  address.searchParams.set('razorpay_signature', signature);
  return address.href;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
