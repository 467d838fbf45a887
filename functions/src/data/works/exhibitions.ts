import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import { type StoredExhibition, storedExhibition } from '@aperture-byline/contract/exhibition/stored';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { UNKNOWN_TIME } from '@aperture-byline/contract/shared/stored-fields';
import type { Transaction } from 'firebase-admin/firestore';
import { pick } from 'valibot';
import { isScheduled, type Scheduled, withPublicPictures } from '../../publication/visibility.ts';
import { defineCollection, ownedBy, type WithId } from '../core/collection.ts';
import { countAll } from '../core/firestore.ts';

const exhibitions = defineCollection('exhibitions', storedExhibition);
/** With the owner, without whom it is missing to everybody. */
const titled = defineCollection('exhibitions', pick(storedExhibition, ['title', 'owner']), { isPartial: true });
const dated = defineCollection('exhibitions', pick(storedExhibition, ['title', 'startDate', 'endDate']), {
  isPartial: true,
});
export const queryExhibitions = ownedBy(exhibitions, 'owner.userId');

export type Exhibition = WithId<StoredExhibition>;
type TitledExhibition = WithId<Pick<StoredExhibition, 'title'>>;
type DatedExhibition = WithId<Pick<StoredExhibition, 'title' | 'startDate' | 'endDate'>>;
export type ScheduledExhibition = Scheduled<Exhibition>;

function inState(state: ExhibitionState, now: Date) {
  const approved = exhibitions.documents().where('status', '==', 'approved');
  if (state === 'upcoming') return approved.where('startDate', '>', now).orderBy('startDate');
  if (state === 'past') return approved.where('endDate', '<=', now).orderBy('endDate', 'desc');
  return approved.where('startDate', '<=', now).where('endDate', '>', now).orderBy('startDate', 'desc');
}

/** Reads approved exhibitions with public banners: by latest opening, next opening (upcoming) or latest end (past). */
export async function readExhibitions({
  state,
  now,
  userId,
  limit = LIST_CAP,
}: {
  state: ExhibitionState;
  now: Date;
  userId?: number;
  limit?: number;
}): Promise<ScheduledExhibition[]> {
  const query = inState(state, now);
  const found = await exhibitions.query(
    (userId === undefined ? query : query.where('owner.userId', '==', userId)).limit(limit),
  );
  return found.filter(isScheduled).map(withPublicPictures);
}

/** Reads exhibitions in the order of the ids, as `readExhibition` reads one; missing ones are left out. */
export async function readExhibitionsById(ids: readonly string[]): Promise<Exhibition[]> {
  return (await exhibitions.readMany(ids)).map(withPublicPictures);
}

/** Approved exhibitions that opened after `since`, up to now, also if they have closed meanwhile. */
export async function readOpenedSince(since: Date, now: Date): Promise<ScheduledExhibition[]> {
  const approved = exhibitions.documents().where('status', '==', 'approved');
  const opened = approved.where('startDate', '>', since).where('startDate', '<=', now);
  return (await exhibitions.readAll(opened.orderBy('startDate'))).filter(isScheduled);
}

/** Approved exhibitions that close after now, up to `until`, also if they have not opened yet. */
export async function readClosingUntil(until: Date, now: Date): Promise<ScheduledExhibition[]> {
  const approved = exhibitions.documents().where('status', '==', 'approved');
  const closing = approved.where('endDate', '>', now).where('endDate', '<=', until);
  return (await exhibitions.readAll(closing.orderBy('endDate', 'desc'))).filter(isScheduled);
}

/** Counts somebody's public exhibitions: one that was approved by hand may lack a date, or have words in its place. */
export function countExhibitionsOf(userId: string, transaction?: Transaction): Promise<number> {
  const approved = exhibitions.documents().where('status', '==', 'approved');
  const scheduled = approved.where('startDate', '>', UNKNOWN_TIME).where('endDate', '>', UNKNOWN_TIME);
  const own = scheduled.where('owner.userId', '==', Number(userId));
  return countAll(own.orderBy('startDate', 'desc').orderBy('endDate', 'desc'), transaction);
}

/** The one of somebody's approved exhibitions that was approved last, or null. */
export async function readNewestExhibition(userId: string, transaction?: Transaction): Promise<Exhibition | null> {
  const approved = exhibitions.documents().where('status', '==', 'approved');
  const own = approved.where('owner.userId', '==', Number(userId)).orderBy('publishedAt', 'desc').limit(1);
  const [newest] = await exhibitions.query(own, transaction);
  return newest && isScheduled(newest) ? newest : null;
}

/** Reads a user's public exhibition that closes next, opened or not; null where there is none. */
export async function readNextToClose(userId: string, now: Date): Promise<Scheduled<DatedExhibition> | null> {
  const approved = exhibitions.documents().where('status', '==', 'approved');
  const own = approved.where('owner.userId', '==', Number(userId)).where('endDate', '>', now);
  const [next] = await dated.query(own.orderBy('endDate').limit(1));
  return next && isScheduled(next) ? next : null;
}

/** In any state, with its banner where everybody may see that. */
export async function readExhibition(id: string): Promise<Exhibition | null> {
  const exhibition = await exhibitions.read(id);
  return exhibition && withPublicPictures(exhibition);
}

/** Open exhibitions that show any of these images, thirty at most: the latest opening first. */
export async function readOpenExhibitionsWith(
  imageIds: readonly string[],
  { now, limit }: { now: Date; limit: number },
): Promise<TitledExhibition[]> {
  if (imageIds.length === 0) return [];
  return titled.query(inState('ongoing', now).where('imageIds', 'array-contains-any', imageIds).limit(limit));
}
