import { type OrderLine, storedSubOrder } from '@aperture-byline/contract/order/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { pick } from 'valibot';
import { ApiError } from '../../lib/errors.ts';
import { defineCollection } from '../core/collection.ts';
import { countReads, firestore } from '../core/database.ts';
import { collection } from '../core/firestore.ts';
import { userAt } from '../people/users.ts';

/** The ids that name a sub-order; they must have been checked. */
export interface SubOrderPlace {
  orderId: string;
  artistId: string;
}

/** Who writes about a sub-order: its buyer, its artist, or the house for them. */
export type Side = 'buyer' | 'artist' | 'house';

/** The two whom a sub-order is between. */
export interface People {
  artistId: number;
  /** Null once the buyer's account is erased. */
  buyerId: number | null;
  lines: readonly Pick<OrderLine, 'productId' | 'title' | 'artistName'>[];
}

export interface Recipient {
  userId: string;
  side: Exclude<Side, 'house'>;
}

const subOrdersOf = (orderId: string) =>
  defineCollection(`orders/${orderId}/parts`, pick(storedSubOrder, ['artistId', 'buyerId', 'lines']), {
    isPartial: true,
  });

/** Storage path or document path of what is below a sub-order. */
export const subOrderPath = ({ orderId, artistId }: SubOrderPlace) => `orders/${orderId}/parts/${artistId}`;

export function readPeople({ orderId, artistId }: SubOrderPlace, transaction?: Transaction): Promise<People | null> {
  return subOrdersOf(orderId).read(artistId, transaction);
}

/** The side of one of the two, or null. Who ordered a print of their own is its buyer. */
export function findSide({ artistId, buyerId }: People, userId: string | null): Recipient['side'] | null {
  if (userId === null) return null;
  if (userId === String(buyerId)) return 'buyer';
  return userId === String(artistId) ? 'artist' : null;
}

/** Returns the id of the review that asks an administrator in, who can read and write as long as it exists. */
export function conversationReviewId({ orderId, artistId }: SubOrderPlace): string {
  return `conversation-${orderId}-${artistId}`;
}

export async function isHouseAsked(place: SubOrderPlace, transaction?: Transaction): Promise<boolean> {
  const reference = collection('reviews').doc(conversationReviewId(place));
  const { exists } = await (transaction ? transaction.get(reference) : reference.get());
  countReads(1);
  return exists;
}

/** Whether one of the two is there beside this person, who would read what the person writes. */
export async function isSomebodyElseThere({ artistId, buyerId }: People, userId: string): Promise<boolean> {
  if (artistId === buyerId) return true;
  const others = [artistId, buyerId].filter((id) => id !== null && String(id) !== userId);
  return (await areThere(others.map(String))).includes(true);
}

/** Returns for each id whether there is a user's record. Reads it without its fields, which hold a whole biography. */
async function areThere(userIds: readonly string[], transaction?: Transaction): Promise<boolean[]> {
  if (userIds.length === 0) return [];
  const source = transaction ?? firestore();
  const found = await source.getAll(...userIds.map(userAt), { fieldMask: ['userId'] });
  countReads(found.length);
  return found.map(({ exists }) => exists);
}

/** Returns the sender's side and whom to tell. Throws NOT_FOUND for outsiders, FORBIDDEN for a sender who is gone. */
export async function requireSender(
  transaction: Transaction,
  place: SubOrderPlace,
  senderId: string,
): Promise<{ people: People; side: Side; recipients: Recipient[] }> {
  const people = await readPeople(place, transaction);
  if (!people) throw new ApiError('NOT_FOUND');
  const own = findSide(people, senderId);
  if (own === null && !(await isHouseAsked(place, transaction))) throw new ApiError('NOT_FOUND');
  const both: Recipient[] = [{ userId: String(people.artistId), side: 'artist' }];
  if (people.buyerId !== null) both.push({ userId: String(people.buyerId), side: 'buyer' });
  const others = both.filter(({ userId }) => userId !== senderId);
  const [isSenderThere, ...found] = await areThere([senderId, ...others.map(({ userId }) => userId)], transaction);
  if (!isSenderThere) throw new ApiError('FORBIDDEN');
  return { people, side: own ?? 'house', recipients: others.filter((_, index) => found[index]) };
}
