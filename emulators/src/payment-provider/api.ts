import type { Control } from './faults.ts';
import { type Ledger, type Link, nowInSeconds, type Payment, type Refund } from './ledger.ts';
import type { Named, Route } from './routes.ts';

const PAGE_SIZE = 10;

/** Returns the calls of Razorpay's API that the product makes. */
export function apiRoutes(ledger: Ledger, findControl: (named: Named) => Control): Route[] {
  const linkOfPayment = (id: string): Link => ledger.linkOf(ledger.findPayment(id));
  const listSettled = () => [
    ...ledger.listPayments(0, Number.POSITIVE_INFINITY).filter(({ fee }) => fee !== null),
    ...ledger.listRefunds().filter(({ status }) => status === 'processed'),
  ];
  return [
    {
      method: 'POST',
      path: /^\/v1\/payment_links$/,
      about: (_, { body }) => body,
      answer: (_, { body }) => ({ json: ledger.describe(ledger.createLink(body)) }),
    },
    {
      method: 'GET',
      path: /^\/v1\/payment_links$/,
      about: (_, { url }) => ({ reference_id: url.searchParams.get('reference_id') }),
      answer: (_, { url }) => {
        const reference = url.searchParams.get('reference_id');
        const links = ledger.listLinks().filter((link) => reference === null || link.reference_id === reference);
        return { json: { payment_links: links.map((link) => ({ ...link, payments: [] })) } };
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/payment_links\/(\w+)$/,
      about: ledger.findLink,
      answer: (id) => ({ json: ledger.describe(ledger.findLink(id)) }),
    },
    {
      method: 'POST',
      path: /^\/v1\/payment_links\/(\w+)\/cancel$/,
      about: ledger.findLink,
      answer: (id) => ({ json: ledger.describe(ledger.endLink(ledger.findLink(id), 'cancelled')) }),
    },
    {
      method: 'GET',
      path: /^\/v1\/payments$/,
      answer: (_, { url: { searchParams } }) => {
        const [from, to] = [Number(searchParams.get('from') ?? 0), Number(searchParams.get('to') ?? nowInSeconds())];
        return { json: toPage(ledger.listPayments(from, to), searchParams) };
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/payments\/(\w+)\/refunds$/,
      about: linkOfPayment,
      answer: (id, { url }) => {
        const refunds = ledger.listRefunds().filter(({ payment_id }) => payment_id === id);
        return { json: toPage(refunds, url.searchParams) };
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/payments\/(\w+)\/refund$/,
      about: linkOfPayment,
      answer: (id, { body, headers }) => {
        const key = headers['x-refund-idempotency'];
        const refund = ledger.createRefund(ledger.findPayment(id), body, typeof key === 'string' ? key : undefined);
        if (refund.status === 'pending' && findControl(linkOfPayment(id)).refunds !== 'pending')
          ledger.endRefund(refund, 'processed');
        return { json: refund };
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/refunds\/(\w+)$/,
      about: (id) => linkOfPayment(ledger.findRefund(id).payment_id),
      answer: (id) => ({ json: ledger.findRefund(id) }),
    },
    {
      method: 'GET',
      path: /^\/v1\/settlements\/recon\/combined$/,
      answer: (_, { url: { searchParams } }) => {
        const month = `${searchParams.get('year')}-${searchParams.get('month')}-`;
        const settled = listSettled().filter(({ created_at }) => toDay(created_at).startsWith(month));
        return { json: toPage(settled.map(toSettledEntry), searchParams) };
      },
    },
  ];
}

function toPage<T>(all: readonly T[], parameters: URLSearchParams) {
  const skip = Number(parameters.get('skip') ?? 0);
  const items = all.slice(skip, skip + Number(parameters.get('count') ?? PAGE_SIZE));
  return { entity: 'collection', count: items.length, items };
}

/** Entry of the settlement of its day: all money of a day goes to the bank at once. */
function toSettledEntry(entry: Payment | Refund) {
  const fee = entry.entity === 'payment' ? (entry.fee ?? 0) : 0;
  const day = toDay(entry.created_at);
  return {
    entity_id: entry.id,
    type: entry.entity,
    amount: entry.amount,
    credit: entry.entity === 'payment' ? entry.amount - fee : 0,
    debit: entry.entity === 'refund' ? entry.amount : 0,
    fee,
    settled: true,
    settled_at: Date.parse(day) / 1000,
    settlement_id: `setl_${day.replaceAll('-', '')}`,
    settlement_utr: `UTR${day.replaceAll('-', '')}`,
  };
}

function toDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
