import { type StoredImage, storedImage } from '@aperture-byline/contract/image/stored';
import { AggregateField, FieldPath, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type InferOutput, pick } from 'valibot';
import type { GuardedImage } from '../../publication/visibility.ts';
import { defineCollection, ownedBy, type WithId } from '../core/collection.ts';
import type { Cursor } from '../core/cursor.ts';
import { countReads, firestore } from '../core/database.ts';
import { countUpTo, deleteTree, readIds, streamIds } from '../core/firestore.ts';

export const images = defineCollection('images', storedImage);
export const queryImages = ownedBy(images, 'owner.userId');

export type Image = WithId<StoredImage>;

/** Fields that lists and feeds show: camera data stays in the database. */
const imageCard = pick(storedImage, [
  'owner',
  'title',
  'description',
  'picture',
  'embargoedBy',
  'privacyStatus',
  'status',
  'createdAt',
  'publishedAt',
]);
const cards = defineCollection('images', imageCard, { isPartial: true });
export type ImageCard = WithId<InferOutput<typeof imageCard>>;

export function readImage(id: string): Promise<Image | null> {
  return images.read(id);
}

/** Whether there is such a document, which may be one that can't be parsed. */
export async function imageExists(id: string): Promise<boolean> {
  const { exists } = await images.at(id).reference.get();
  countReads(1);
  return exists;
}

export function readImages(ids: readonly string[]): Promise<ImageCard[]> {
  return cards.readMany(ids);
}

export function readWholeImages(ids: readonly string[]): Promise<Image[]> {
  return images.readMany(ids);
}

/** Fields without which an image is missing to everybody, and those by which it is decided who may see it. */
const GUARDED_FIELDS = ['owner', 'picture', 'status', 'privacyStatus', 'embargoedBy'] as const;

const SERVED_FIELDS = [...GUARDED_FIELDS, 'license', 'creator', 'copyrightNotice'] as const;
const servedImage = pick(storedImage, SERVED_FIELDS);
const served = defineCollection('images', servedImage, { isPartial: true });

export type ServedImage = WithId<InferOutput<typeof servedImage>>;

/** An image as the database had it at a time. */
export interface StoredAt {
  /** By the clock of the database. */
  readAt: Date;
  /** Time of the last write of a document that is there: it may be mended at any moment. */
  writtenAt: Date | null;
  /** Null where it is gone or can't be parsed. */
  image: ServedImage | null;
}

/** Reads by what it is decided whether an image is served, now or as it was at a time of the last minutes. */
export async function readServedImage(id: string, at?: Date): Promise<StoredAt> {
  const { reference, parse } = served.at(id);
  const mask = { fieldMask: [...SERVED_FIELDS] };
  const [snapshot] = at
    ? await firestore().runTransaction((transaction) => transaction.getAll(reference, mask), {
        readOnly: true,
        readTime: Timestamp.fromDate(at),
      })
    : await firestore().getAll(reference, mask);
  if (!snapshot) throw new Error('The database answered nothing');
  countReads(1);
  return {
    readAt: snapshot.readTime.toDate(),
    writtenAt: snapshot.updateTime?.toDate() ?? null,
    image: snapshot.exists ? parse(snapshot) : null,
  };
}

const visibility = defineCollection('images', pick(storedImage, GUARDED_FIELDS), { isPartial: true });

/** Reads by what it is decided whether everybody may see images; without those that are gone. */
export function readVisibility(ids: readonly string[], transaction?: Transaction): Promise<WithId<GuardedImage>[]> {
  return visibility.readMany([...new Set(ids)], transaction);
}

export function streamImageIdsOf(userId: string): AsyncGenerator<string> {
  return streamIds(queryImages.query(userId));
}

export async function sumOriginals(userId: string): Promise<number> {
  const query = queryImages.query(userId).aggregate({ bytes: AggregateField.sum('originalSize') });
  countReads(1);
  return (await query.get()).data().bytes;
}

/** How many drafts of theirs lack an alternative text, as far as `limit`. */
export function countUndescribed(userId: string, limit: number): Promise<number> {
  const drafts = queryImages.query(userId).where('status', '==', 'draft');
  return countUpTo(drafts.where('picture.alt', '==', ''), limit);
}

export function readWaitingForOpening(exhibitionId: string): Promise<Image[]> {
  return images.query(images.documents().where('embargoedBy', '==', exhibitionId));
}

const waiting = defineCollection('images', pick(storedImage, ['embargoedBy']), { isPartial: true });

/** The exhibitions for whose opening any image waits, each once. */
export async function readAwaitedExhibitionIds(): Promise<string[]> {
  const ids = new Set<string>();
  for await (const { embargoedBy } of waiting.stream(images.documents().where('embargoedBy', '>', '')))
    if (embargoedBy !== null) ids.add(embargoedBy);
  return [...ids];
}

export async function hasImages(userId: string): Promise<boolean> {
  return (await readIds(queryImages.query(userId).limit(1))).length > 0;
}

/** Images of the owner that were made of one of these files: thirty hashes at most. */
export function imagesByHash(userId: string, hashes: readonly string[]) {
  return queryImages.query(userId).where('hash', 'in', hashes);
}

export function readImagesByHash(userId: string, hashes: readonly string[]): Promise<Image[]> {
  return hashes.length === 0 ? Promise.resolve([]) : images.query(imagesByHash(userId, hashes));
}

interface StudioSelection {
  userId: string;
  after: Cursor | null;
  /** The beginning of a word of title or tags. */
  word: string | null;
  status: string | null;
  privacyStatus: string | null;
  isUsed: boolean | null;
  limit: number;
}

export function readStudioImages({
  userId,
  after,
  word,
  status,
  privacyStatus,
  isUsed,
  limit,
}: StudioSelection): Promise<Image[]> {
  let query = queryImages.query(userId);
  if (status !== null) query = query.where('status', '==', status);
  if (privacyStatus !== null) query = query.where('privacyStatus', '==', privacyStatus);
  if (isUsed !== null) query = query.where('isUsed', '==', isUsed);
  if (word !== null) query = query.where('searchWords', 'array-contains', word);
  query = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  return images.query((after ? query.startAfter(after.createdAt, after.id) : query).limit(limit));
}

/**
 * Changes the fields that `change` answers for those of these images that are the owner's, in their order, in one
 * transaction, so that it may be called more than once; where it throws, nothing is written. Those images as they are
 * then.
 */
export function changeImages(
  userId: string,
  ids: readonly string[],
  change: (images: readonly Image[]) => readonly Partial<StoredImage>[],
): Promise<Image[]> {
  return firestore().runTransaction(async (transaction) => {
    const found = await images.readMany(ids, transaction);
    const own = found.filter(({ owner }) => String(owner.userId) === userId);
    const changes = change(own);
    return own.map((image, index) => {
      const fields = changes[index] ?? {};
      if (Object.keys(fields).length > 0) transaction.update(images.documents().doc(image.id), fields);
      return { ...image, ...fields };
    });
  });
}

/** Changes one image in a transaction; as it was, or null where there is none. */
export function changeImage(id: string, change: (image: Image) => Partial<StoredImage>): Promise<Image | null> {
  return images.transact(id, change);
}

const uses = defineCollection('images', pick(storedImage, ['isUsed', 'usedIn']), { isPartial: true });

/** Streams which kinds of works show each image, as it is stored. */
export function streamUses() {
  return uses.stream(images.documents());
}

const imageWords = defineCollection('images', pick(storedImage, ['title', 'tags', 'searchWords']), { isPartial: true });

export function streamImageWords() {
  return imageWords.stream(images.documents());
}

/** With the comments on it. */
export function deleteImage(id: string): Promise<void> {
  return deleteTree(`images/${id}`);
}
