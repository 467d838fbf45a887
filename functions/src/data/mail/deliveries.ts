import type { SendResult } from '../../lib/email/smtp.ts';
import type { WithId } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import { beginAttempt, type Delivery, endAttempt, NO_DELIVERY, wakeDelivery } from './delivery.ts';
import { mails, type StoredMail } from './mail.ts';

/** Error of a mail that was written by hand and lacks what it needs. */
export const INCOMPLETE = 'It needs `to`, one address, and `message`, a map of a subject and a text or html';

/** Takes a mail, so that no other run sends it; null where it is gone, ended, or with another run. */
export async function takeMail(id: string, lease: string, now: Date): Promise<WithId<StoredMail> | null> {
  let isTaken = false;
  const mail = await change(id, (delivery) => {
    const begun = beginAttempt(delivery, lease, now);
    isTaken = begun !== null;
    return begun;
  });
  return isTaken ? mail : null;
}

/** Stores how an attempt ended; returns null where another run has taken the mail since, or it is gone. */
export async function recordResult(
  id: string,
  lease: string,
  result: SendResult,
  now: Date,
): Promise<Delivery['state'] | null> {
  let state: Delivery['state'] | null = null;
  await change(id, (delivery) => {
    const ended = endAttempt(delivery, lease, result, now);
    state = ended?.state ?? null;
    return ended;
  });
  return state;
}

/** Ends a mail that can't be read, as it was written by hand. */
export async function endUnreadable(id: string, now: Date): Promise<void> {
  const { reference } = mails.at(id);
  await runSerialized(reference.path, async (transaction) => {
    const found = await transaction.get(reference);
    if (!found.exists || found.get('delivery.state') === 'ERROR') return;
    const delivery: Delivery = { ...NO_DELIVERY, state: 'ERROR', endTime: now, error: INCOMPLETE };
    transaction.update(reference, { delivery });
  });
}

/** Has mails that are due sent again, the longest waiting first, at most `limit`. Returns how many. */
export async function wakeDueMails(limit: number, now: Date): Promise<number> {
  const due = await mails.query(
    mails.documents().where('delivery.dueAt', '<=', now).orderBy('delivery.dueAt').limit(limit),
  );
  let woken = 0;
  for (const { id } of due)
    await change(id, (delivery) => {
      const next = wakeDelivery(delivery, now);
      if (next) woken += 1;
      return next;
    });
  return woken;
}

function change(id: string, next: (delivery: Delivery) => Delivery | null): Promise<WithId<StoredMail> | null> {
  return mails.transact(id, ({ delivery }) => {
    const changed = next(delivery);
    return changed ? { delivery: changed } : {};
  });
}
