import { type Control, parseControl } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { Route } from './routes.ts';
import type { createWebhooks } from './webhooks.ts';

/** Returns the calls by which tests change the provider's behaviour. */
export function testRoutes(
  ledger: Ledger,
  webhooks: ReturnType<typeof createWebhooks>,
  setControl: (name: string, control: Control) => void,
): Route[] {
  return [
    {
      method: 'PUT',
      path: /^\/_test\/controls\/([^/]+)$/,
      answer: (name, { body }) => {
        setControl(decodeURIComponent(name), parseControl(body));
        return { json: {} };
      },
    },
    {
      method: 'GET',
      path: /^\/_test\/webhooks\/([^/]+)$/,
      answer: (reference) => ({ json: webhooks.list(decodeURIComponent(reference)) }),
    },
    {
      method: 'POST',
      path: /^\/_test\/webhooks\/(\w+)$/,
      answer: async (id) => ({ json: { status: await webhooks.deliver(id) } }),
    },
    {
      method: 'POST',
      path: /^\/_test\/links\/(\w+)\/expired$/,
      answer: (id) => ({ json: ledger.endLink(ledger.findLink(id), 'expired') }),
    },
    {
      method: 'POST',
      path: /^\/_test\/payments\/(\w+)\/captured$/,
      answer: (id) => ({ json: ledger.endPayment(ledger.findPayment(id), 'captured') }),
    },
    {
      method: 'POST',
      path: /^\/_test\/payments\/(\w+)\/failed$/,
      answer: (id) => ({ json: ledger.endPayment(ledger.findPayment(id), 'failed') }),
    },
    {
      method: 'POST',
      path: /^\/_test\/refunds\/(\w+)\/processed$/,
      answer: (id) => ({ json: ledger.endRefund(ledger.findRefund(id), 'processed') }),
    },
    {
      method: 'POST',
      path: /^\/_test\/refunds\/(\w+)\/failed$/,
      answer: (id) => ({ json: ledger.endRefund(ledger.findRefund(id), 'failed') }),
    },
  ];
}
