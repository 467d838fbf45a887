import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { AggregateField, FieldPath } from 'firebase-admin/firestore';
import { now } from '../lib/clock.ts';
import { firestore } from '../lib/firebase.ts';
import { sanitizeHtml } from '../lib/html.ts';
import { readByline, withDefaults } from '../lib/parse.ts';
import type { Cursor } from './cursor.ts';
import {
  changeDocument,
  collection,
  deleteTree,
  readAll,
  readDocument,
  readDocuments,
  readQuery,
  streamQuery,
  toEntity,
  type WithId,
} from './firestore.ts';
import { countReads } from './read-count.ts';

export type Image = WithId<StoredImage>;

/** What lists and feeds show: camera data stays in the database. */
const CARD_FIELDS = [
  'owner',
  'title',
  'description',
  'picture',
  'privacyStatus',
  'status',
  'likes',
  'views',
  'createdAt',
  'publishedAt',
] as const;
export type ImageCard = WithId<Pick<StoredImage, (typeof CARD_FIELDS)[number]>>;

/** With defaults for a card's missing fields and sanitised HTML. Throws where the owner is missing. */
export function completeImage<I extends ImageCard>(image: I): I {
  const filled = withDefaults<ImageCard>(image, {
    title: '',
    description: '',
    privacyStatus: 'Private',
    likes: 0,
    views: 0,
  });
  const description = sanitizeHtml(filled.description);
  return { ...image, ...filled, description, owner: readByline(image.owner) };
}

export function readImage(id: string): Promise<Image | null> {
  return readDocument(`images/${id}`);
}

/** In the order of the ids; what is gone is left out. */
export function readImages(ids: readonly string[]): Promise<ImageCard[]> {
  return readDocuments('images', ids, CARD_FIELDS);
}

/** Whole, in the order of the ids; what is gone is left out. */
export function readWholeImages(ids: readonly string[]): Promise<Image[]> {
  return readDocuments('images', ids);
}

/** Gives a submitted image back to its owner. */
export async function refuseImage(
  id: string,
  change: { status: 'draft' | 'rejected'; reviewNote: string },
): Promise<void> {
  await changeDocument<StoredImage>(`images/${id}`, ({ status }) =>
    status === 'submitted' ? { ...change, updatedAt: now() } : {},
  );
}

function imagesOf(userId: string) {
  return collection('images').where('owner.userId', '==', Number(userId));
}

/** In any state. */
export function readImagesOf(userId: string): Promise<Image[]> {
  return readAll(imagesOf(userId));
}

/** The ids only. */
export function streamImageIdsOf(userId: string): AsyncGenerator<{ id: string }> {
  return streamQuery(imagesOf(userId).select());
}

/** Bytes of the originals of all their images. */
export async function sumOriginals(userId: string): Promise<number> {
  const query = imagesOf(userId).aggregate({ bytes: AggregateField.sum('originalSize') });
  countReads(1);
  return (await query.get()).data().bytes;
}

/** Images of the owner that were made of one of these files: thirty hashes at most. */
export function imagesByHash(userId: string, hashes: readonly string[]) {
  return imagesOf(userId).where('hash', 'in', hashes);
}

export function readImagesByHash(userId: string, hashes: readonly string[]): Promise<Image[]> {
  return hashes.length === 0 ? Promise.resolve([]) : readQuery(imagesByHash(userId, hashes));
}

export interface StudioSelection {
  userId: string;
  /** Where the page before ended. */
  after: Cursor | null;
  /** The beginning of a word of title or tags. */
  word: string | null;
  status: string | null;
  privacyStatus: string | null;
  isUsed: boolean | null;
  limit: number;
}

/** In any state, newest first. */
export function readStudioImages({
  userId,
  after,
  word,
  status,
  privacyStatus,
  isUsed,
  limit,
}: StudioSelection): Promise<Image[]> {
  let query = imagesOf(userId);
  if (status !== null) query = query.where('status', '==', status);
  if (privacyStatus !== null) query = query.where('privacyStatus', '==', privacyStatus);
  if (isUsed !== null) query = query.where('isUsed', '==', isUsed);
  if (word !== null) query = query.where('searchWords', 'array-contains', word);
  query = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  return readQuery((after ? query.startAfter(after.createdAt, after.id) : query).limit(limit));
}

/**
 * Changes the fields that `change` answers for each of these images, in their order, in one transaction, so that it may be called more
 * than once.
 * The images as they are then, or null, with nothing written, where one of them is not the owner's.
 */
export function changeImages(
  userId: string,
  ids: readonly string[],
  change: (images: readonly Image[]) => readonly Partial<StoredImage>[],
): Promise<Image[] | null> {
  const references = ids.map((id) => collection('images').doc(id));
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...references);
    countReads(snapshots.length);
    const images = snapshots
      .map((snapshot) => toEntity<StoredImage>(snapshot))
      .filter((image) => image !== null && String(image.owner?.userId) === userId) as Image[];
    if (images.length < ids.length) return null;
    const changes = change(images);
    return images.map((image, index) => {
      const fields = changes[index] ?? {};
      if (Object.keys(fields).length > 0) transaction.update(collection('images').doc(image.id), fields);
      return { ...image, ...fields };
    });
  });
}

/** Changes one image in a transaction; as it was, or null where there is none. */
export function changeImage(
  id: string,
  change: (image: Image) => Partial<StoredImage>,
): Promise<Image | null> {
  return changeDocument<StoredImage>(`images/${id}`, change);
}

/** Of every image what is noted of the works that show it. */
export function streamUseNotes(): AsyncGenerator<WithId<Pick<StoredImage, 'isUsed' | 'usedIn'>>> {
  return streamQuery(collection('images').select('isUsed', 'usedIn'));
}

/** With the comments on it. */
export function deleteImage(id: string): Promise<void> {
  return deleteTree(`images/${id}`);
}
