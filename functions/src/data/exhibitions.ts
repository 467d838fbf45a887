import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { readByline, UnreadableDocumentError, withDefaults } from '../lib/parse.ts';
import { isPublished } from '../lib/pictures.ts';
import {
  changeDocument,
  collection,
  deleteTrees,
  readAll,
  readDocument,
  readQuery,
  streamQuery,
  type WithId,
} from './firestore.ts';

export type Exhibition = WithId<StoredExhibition>;

/** With defaults for missing fields. Throws where the owner or a date is missing. */
export function completeExhibition<E extends Exhibition>(exhibition: E): E {
  const { startDate, endDate } = exhibition;
  if (!(startDate instanceof Date && endDate instanceof Date)) throw new UnreadableDocumentError('dates');
  const filled = withDefaults<Exhibition>(exhibition, {
    title: '',
    description: '',
    authorDescription: '',
    genre: '',
    genreDescription: '',
    imageIds: [],
  });
  const banner = isPublished(exhibition.banner) ? exhibition.banner : null;
  return { ...exhibition, ...filled, owner: readByline(exhibition.owner), banner };
}

/** The ids of the images in order; none for a malformed document. */
export function imageIdsOf({ imageIds }: Pick<Exhibition, 'imageIds'>): string[] {
  return Array.isArray(imageIds) ? imageIds.slice(0, LIST_CAP) : [];
}

function inState(state: ExhibitionState, now: Date) {
  const approved = collection('exhibitions').where('status', '==', 'approved');
  if (state === 'upcoming') return approved.where('startDate', '>', now).orderBy('startDate');
  if (state === 'past') return approved.where('endDate', '<=', now).orderBy('endDate', 'desc');
  return approved.where('startDate', '<=', now).where('endDate', '>', now).orderBy('startDate', 'desc');
}

/** Approved exhibitions: ongoing by the latest opening, upcoming by the next one, past by the latest end. */
export function readExhibitions({
  state,
  now,
  userId,
}: {
  state: ExhibitionState;
  now: Date;
  userId?: number;
}): Promise<Exhibition[]> {
  const query = inState(state, now);
  return readQuery(
    (userId === undefined ? query : query.where('owner.userId', '==', userId)).limit(LIST_CAP),
  );
}

export function readExhibition(id: string): Promise<Exhibition | null> {
  return readDocument(`exhibitions/${id}`);
}

/** An open exhibition that shows the image, or null. */
export async function readOpenExhibitionWith(imageId: string, now: Date): Promise<Exhibition | null> {
  const [exhibition] = await readQuery<StoredExhibition>(
    inState('ongoing', now).where('imageIds', 'array-contains', imageId).limit(1),
  );
  return exhibition ?? null;
}

/** The ids of the exhibitions that show the image, in any state. */
export function streamExhibitionsWith(imageId: string): AsyncGenerator<{ id: string }> {
  return streamQuery(collection('exhibitions').where('imageIds', 'array-contains', imageId).select());
}

/** The ids of all exhibitions, in any state. */
export function streamExhibitionIds(): AsyncGenerator<{ id: string }> {
  return streamQuery(collection('exhibitions').select());
}

/** Nothing happens where there is none. */
export async function storeImageCount(id: string, imageCount: number): Promise<void> {
  await changeDocument<StoredExhibition>(`exhibitions/${id}`, (exhibition) =>
    exhibition.imageCount === imageCount ? {} : { imageCount },
  );
}

function exhibitionsOf(userId: string) {
  return collection('exhibitions').where('owner.userId', '==', Number(userId));
}

/** In any state. */
export function readExhibitionsOf(userId: string): Promise<Exhibition[]> {
  return readAll(exhibitionsOf(userId));
}

export function deleteExhibitionsOf(userId: string): Promise<void> {
  return deleteTrees(exhibitionsOf(userId));
}
