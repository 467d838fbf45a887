import type { WithId } from '../../data/core/collection.ts';
import type { Mail } from '../../data/mail/mail.ts';
import { forgetBounces, recordBounce } from '../../data/mail/subscribers.ts';

/** Trigger of mails: counts undelivered ones to subscribers. Events may come twice and late. */
export async function onMailWritten({
  before,
  after,
}: {
  before: WithId<Mail> | null;
  after: WithId<Mail> | null;
}): Promise<void> {
  const state = after?.delivery?.state;
  if (!after?.subscriberId || state === before?.delivery?.state) return;
  if (state === 'ERROR') await recordBounce(after.subscriberId, after.id, new Date());
  if (state === 'SUCCESS') await forgetBounces(after.subscriberId);
}
