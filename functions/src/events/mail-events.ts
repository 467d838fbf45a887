import { sendMail } from '../areas/mail/send-mail.ts';
import type { DocumentChange, WithId } from '../data/core/collection.ts';
import type { StoredMail } from '../data/mail/mail.ts';
import { forgetBounces, recordBounce } from '../data/mail/subscribers.ts';

/** Sends a mail that is to be sent, and counts those to subscribers that could not be. Events come twice and late. */
export async function followMail({ before, after }: DocumentChange<WithId<StoredMail>>): Promise<void> {
  if (after === null) return;
  const { id, subscriberId, delivery } = after;
  if (delivery.state === 'PENDING') await sendMail(id);
  if (!subscriberId || delivery.state === before?.delivery.state) return;
  if (delivery.state === 'ERROR') await recordBounce(subscriberId, id, new Date());
  if (delivery.state === 'SUCCESS') await forgetBounces(subscriberId);
}
