import { DAY } from '@aperture-byline/contract/shared/durations';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { Caller } from '../../access/access.ts';
import { requireParticipant } from '../../access/participants.ts';
import { askHouse, reportMessage } from '../../data/review/message-reviews.ts';
import { ApiError } from '../../lib/errors.ts';

const REPORT_LIFETIME = 90 * DAY;

type Ids = Readonly<Record<'orderId' | 'artistId', string>>;
type Person = Caller & { isArtist: boolean };

/** False where it was reported before, or an administrator let it stand. Throws NOT_FOUND. */
export async function fileMessageReport(
  { messageId, ...ids }: Ids & { messageId: string },
  reason: string,
  caller: Person,
): Promise<boolean> {
  const { place, userId } = await requireParticipant(ids, caller);
  if (!isId(messageId)) throw new ApiError('NOT_FOUND');
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + REPORT_LIFETIME);
  return reportMessage(place, messageId, { userId: Number(userId), reason, createdAt, expiresAt });
}

/** False where an administrator is asked already. Throws NOT_FOUND. */
export async function askAdministrator(ids: Ids, caller: Person): Promise<boolean> {
  const { place, userId } = await requireParticipant(ids, caller);
  return askHouse(place, userId, new Date());
}
