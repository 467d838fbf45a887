import { startPaymentProvider } from '../../../emulators/src/payment-provider/server.ts';
import { paymentEnvironment, RAZORPAY_ACCOUNT } from '../../../emulators/src/suite/addresses.ts';

/** Behaviour of the local provider towards one link: `emulators/src/payment-provider/faults.ts` says what each does. */
export interface ProviderControl {
  answer?: 'error' | 'busy' | 'html' | 'hang' | 'redirect' | 'huge' | 'half';
  happens?: boolean;
  webhooks?: 'held';
  refunds?: 'pending';
}

/** Webhook that the local provider has sent, or holds. */
export interface SentWebhook {
  id: string;
  event: string;
  body: string;
  signature: string;
  /** Status of each answer, 0 for none. */
  answers: number[];
}

const RETRY_MS = 100;
/** Longer than any test: one that puts a payment off ends it itself. */
const LATER_MS = 3_600_000;

/**
 * Starts a payment provider of this worker's own, which sends its webhooks to `webhookUrl`, and returns the settings
 * with which the API reaches it.
 */
export async function serveProvider(webhookUrl: () => string): Promise<Record<string, string>> {
  const provider = { ...RAZORPAY_ACCOUNT, port: 0, webhookUrl, retryMs: RETRY_MS, laterMs: LATER_MS };
  const { url, server } = await startPaymentProvider(provider);
  // The run must be able to end while it listens.
  server.unref();
  return { ...paymentEnvironment(), RAZORPAY_URL: url };
}

/** Calls of tests to the provider at an origin. */
export function providerAt(url: string) {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const json = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const answer = await fetch(`${url}/_test/${path}`, { method, ...json });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    /** Sets the behaviour towards a link by its key or its order, or towards all by `*`; `{}` ends it. */
    control: (name: string, control: ProviderControl) => call('PUT', `controls/${encodeURIComponent(name)}`, control),
    /** Presses a button of a link's page; returns the address to which the buyer goes back, null for none. */
    press: async (linkUrl: string, choice: 'pay' | 'fail' | 'later' | 'half'): Promise<string | null> => {
      const body = new URLSearchParams({ choice });
      const answer = await fetch(linkUrl, { method: 'POST', body, redirect: 'manual' });
      if (answer.status >= 400) throw new Error(`${choice}: ${answer.status} ${await answer.text()}`);
      return answer.headers.get('Location');
    },
    /** Lists the webhooks of a link by its key, the oldest first. */
    webhooks: (key: string) => call('GET', `webhooks/${encodeURIComponent(key)}`) as Promise<SentWebhook[]>,
    /** Sends a webhook once more, or a held one for the first time. */
    deliver: (webhookId: string) => call('POST', `webhooks/${webhookId}`) as Promise<{ status: number }>,
    expireLink: (linkId: string) => call('POST', `links/${linkId}/expired`),
    endPayment: (paymentId: string, status: 'captured' | 'failed') => call('POST', `payments/${paymentId}/${status}`),
    endRefund: (refundId: string, status: 'processed' | 'failed') => call('POST', `refunds/${refundId}/${status}`),
  };
}
