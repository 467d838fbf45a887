import { isId, isUserId } from '@aperture-byline/contract/shared/ids';
import {
  findSide,
  isHouseAsked,
  type People,
  readPeople,
  type Side,
  type SubOrderPlace,
} from '../data/orders/sub-order-people.ts';
import { ApiError } from '../lib/errors.ts';
import { type Caller, hasRole } from './access.ts';

/** Somebody who reads and writes about a sub-order. */
export interface Participant {
  place: SubOrderPlace;
  people: People;
  side: Side;
  userId: string;
}

/** Admits buyer, artist, and an administrator whom one asked in. Throws NOT_FOUND for others, sub-order or not. */
export async function requireParticipant(
  { orderId, artistId }: Readonly<Record<'orderId' | 'artistId', unknown>>,
  caller: Caller & { isArtist: boolean },
): Promise<Participant> {
  const { userId } = caller;
  if (!isId(orderId) || !isUserId(artistId) || userId === null) throw new ApiError('NOT_FOUND');
  const place = { orderId, artistId };
  const people = await readPeople(place);
  if (!people) throw new ApiError('NOT_FOUND');
  const own = findSide(people, userId);
  if (own !== null) return { place, people, side: own, userId };
  if (!(await hasRole(caller, 'admin')) || !(await isHouseAsked(place))) throw new ApiError('NOT_FOUND');
  return { place, people, side: 'house', userId };
}
