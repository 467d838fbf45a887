import { createHmac } from 'node:crypto';
import { createId, nowInSeconds } from './ledger.ts';

/** Event that is, or was, on its way to the product. */
interface SentEvent {
  id: string;
  event: string;
  /** Reference of the link that it belongs to. */
  reference: string;
  body: string;
  signature: string;
  /** Status of each answer, 0 for none. */
  answers: number[];
}

const TIMEOUT_MS = 5000;
/** Attempts of an event that is not answered with success, each after twice the time. */
const ATTEMPTS = 8;

/** Sends signed events until each is answered with success, and keeps a list of them. */
export function createWebhooks({ url, secret, retryMs }: { url: () => string; secret: string; retryMs: number }) {
  const events: SentEvent[] = [];

  const deliver = async (sent: SentEvent): Promise<number> => {
    const status = await fetch(url(), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Razorpay-Signature': sent.signature,
        'X-Razorpay-Event-Id': sent.id,
      },
      body: sent.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    sent.answers.push(status);
    return status;
  };

  const deliverOrRetry = async (sent: SentEvent, waitMs: number): Promise<void> => {
    const status = await deliver(sent);
    if ((status >= 200 && status < 300) || sent.answers.length >= ATTEMPTS) return;
    setTimeout(() => deliverOrRetry(sent, waitMs * 2), waitMs).unref();
  };

  return {
    /** Sends an event, or keeps it for `deliver`. */
    send(event: string, reference: string, entities: Record<string, unknown>, { isHeld }: { isHeld: boolean }): void {
      const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
      const contents = { entity: 'event', event, contains: Object.keys(entities), payload, created_at: nowInSeconds() };
      const body = JSON.stringify(contents);
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      const sent: SentEvent = { id: createId('evt'), event, reference, body, signature, answers: [] };
      events.push(sent);
      if (!isHeld) deliverOrRetry(sent, retryMs);
    },
    /** Lists the events of a link, the oldest first. */
    list: (reference: string): SentEvent[] => events.filter((sent) => sent.reference === reference),
    /** Sends an event once, whether it was sent before or not; returns the answer's status, 0 for none. */
    async deliver(id: string): Promise<number | undefined> {
      const sent = events.find((event) => event.id === id);
      return sent && deliver(sent);
    },
  };
}
