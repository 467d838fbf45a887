import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { count, timeField } from '@aperture-byline/contract/shared/stored-fields';
import { type StoredUpload, storedUpload, type UploadReason } from '@aperture-byline/contract/upload/stored';
import { UPLOADS_PER_DAY } from '@aperture-byline/contract/upload/wire';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { type InferOutput, object } from 'valibot';
import { idOfJson, sha256OfJson } from '../../lib/sha256.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import { countReads, firestore } from '../core/database.ts';
import { deleteTree, splitIntoParts } from '../core/firestore.ts';
import { countUnread, replaceNotice } from '../mail/notices.ts';
import { userAt, users } from '../people/users.ts';
import { imagesByHash } from './images.ts';

const uploads = defineCollection('uploads', storedUpload);

export type Upload = WithId<StoredUpload>;

/** Time for which the outcome of an upload is kept. */
const LIFETIME = 90 * DAY;
/** The most values that a query compares a field with. */
const VALUES_MAX = 30;

/** `rateLimits/{hash}`: the uploads of one account on one day (UTC). */
const dayCounter = object({
  uploads: count,
  /** Time from which the TTL policy that all counters have may delete the document. */
  expiresAt: timeField,
});
type DayCounter = InferOutput<typeof dayCounter>;
const counters = defineCollection('rateLimits', dayCounter);

/** Names the upload, and the image made of it, by the version of the file: the same for every delivery of its event. */
export function buildUploadId({ path, generation }: { path: string; generation: string }): string {
  return idOfJson([path, generation]);
}

export function buildCounterPath(uid: string, time: Date): string {
  return `rateLimits/${sha256OfJson(['uploads', uid, computeDay(time)])}`;
}

const computeDay = (time: Date): number => Math.floor(time.getTime() / DAY);

const referenceUpload = (id: string) => uploads.at(id).reference;

export function readUpload(id: string): Promise<Upload | null> {
  return uploads.read(id);
}

type NewUpload = Pick<StoredUpload, 'ownerId' | 'uid' | 'name' | 'fileName' | 'size' | 'createdAt'> & {
  id: string;
  /** Problem that shows before the file is read. */
  problem: UploadReason | null;
};

/** Counts an arrived file once; refuses it without the role or above the limit. Null where its owner is gone. */
export function beginUpload({ id, problem, ...upload }: NewUpload, now: Date): Promise<Upload | null> {
  const counter = firestore().doc(buildCounterPath(upload.uid, upload.createdAt));
  return firestore().runTransaction(async (transaction) => {
    const [known, user, counterSnapshot] = await readThree(transaction, id, upload.ownerId, counter);
    if (known) return known;
    if (user === null) return null;
    const before = counters.parse(counterSnapshot)?.uploads ?? 0;
    const reason = findRefusal(user, before) ?? problem;
    const expiresAt = new Date(now.getTime() + LIFETIME);
    const document: StoredUpload = {
      ...upload,
      state: reason === null ? 'processing' : 'refused',
      reason,
      imageId: null,
      updatedAt: now,
      expiresAt,
    };
    if (reason !== null) await tellOwner(transaction, { ...document, id }, now);
    transaction.create(referenceUpload(id), document);
    const next: DayCounter = { uploads: before + 1, expiresAt: new Date((computeDay(upload.createdAt) + 2) * DAY) };
    if (before < UPLOADS_PER_DAY) transaction.set(counter, next);
    return { ...document, id };
  });
}

async function readThree(transaction: Transaction, id: string, ownerId: number, third: DocumentReference) {
  const [upload, user, snapshot] = await transaction.getAll(referenceUpload(id), userAt(ownerId), third);
  countReads(3);
  if (!upload || !user || !snapshot) throw new RangeError('Firestore answers every document that is asked for');
  return [uploads.parse(upload), users.parse(user), snapshot] as const;
}

function findRefusal(user: StoredUser, uploads: number): UploadReason | null {
  if (!user.isArtist) return 'notArtist';
  return uploads >= UPLOADS_PER_DAY ? 'tooManyToday' : null;
}

/** Refuses a file being processed, and tells its owner, once. Returns the upload as it is then; null for none. */
export function refuseUpload(
  id: string,
  { reason, imageId = null }: { reason: UploadReason; imageId?: string | null },
  now: Date,
): Promise<Upload | null> {
  return firestore().runTransaction(async (transaction) => {
    const upload = await uploads.read(id, transaction);
    if (upload?.state !== 'processing') return upload;
    return refuse(transaction, upload, { reason, imageId }, now);
  });
}

async function refuse(
  transaction: Transaction,
  upload: Upload,
  { reason, imageId }: { reason: UploadReason; imageId: string | null },
  now: Date,
): Promise<Upload> {
  const change = { state: 'refused', reason, imageId, updatedAt: now } as const;
  await tellOwner(transaction, { ...upload, ...change }, now);
  transaction.update(referenceUpload(upload.id), change);
  return { ...upload, ...change };
}

/**
 * Makes the image of a file that was processed: image, upload and notice at once, or nothing. Looks once more whether
 * the owner is still a photographer and has no image of the same file. The upload as it is then, or null where it or
 * its owner is gone.
 */
export function finishUpload(id: string, image: StoredImage, now: Date): Promise<Upload | null> {
  const { userId } = image.owner;
  const reference = firestore().doc(`images/${id}`);
  return firestore().runTransaction(async (transaction) => {
    const [upload, user, before] = await readThree(transaction, id, userId, reference);
    if (upload === null || user === null) return null;
    if (upload.state !== 'processing' || before.exists) return upload;
    if (!user.isArtist) return refuse(transaction, upload, { reason: 'notArtist', imageId: null }, now);
    const { docs } = await transaction.get(imagesByHash(String(userId), [image.hash]).limit(1));
    countReads(1);
    const [twin] = docs;
    if (twin) return refuse(transaction, upload, { reason: 'duplicate', imageId: twin.id }, now);
    const change = { state: 'ready', imageId: id, updatedAt: now } as const;
    await tellOwner(transaction, { ...upload, ...change }, now);
    transaction.create(reference, image);
    transaction.update(referenceUpload(id), change);
    return { ...upload, ...change };
  });
}

/**
 * Notifies the owner with one notice for all recent uploads that ended in the same way: a hundred notices would push
 * out all others. It names the last upload, and says how many others were refused. Reads before it writes, so it must
 * be called before any other write of the transaction.
 */
async function tellOwner(transaction: Transaction, { id, ownerId, state, fileName }: Upload, now: Date): Promise<void> {
  if (state === 'processing') return;
  const [userId, noticeId] = [String(ownerId), `uploads-${state}`];
  // Those that are ready say no number, and come by the hundred: nothing is read that they would contend for.
  const others = state === 'refused' ? await countUnread(transaction, userId, noticeId) : 0;
  replaceNotice(transaction, userId, noticeId, {
    kind: 'upload',
    state,
    subjectId: id,
    title: fileName ?? '',
    ...(others > 0 && { others }),
    ownerId,
    createdAt: now,
  });
}

function queryUploads(userId: string) {
  return uploads.documents().where('ownerId', '==', Number(userId));
}

export function readUploadsOf(userId: string, limit?: number): Promise<Upload[]> {
  const newest = queryUploads(userId).orderBy('createdAt', 'desc');
  return limit === undefined ? uploads.readAll(newest) : uploads.query(newest.limit(limit));
}

/** Limit of uploads found by one query of thirty names. A browser gives each file a name of its own. */
const NAMED_MAX = 300;

export async function readUploadsNamed(userId: string, names: readonly string[]): Promise<Upload[]> {
  const found = await Promise.all(
    splitIntoParts(names, VALUES_MAX).map((part) =>
      uploads.query(queryUploads(userId).where('name', 'in', part).limit(NAMED_MAX)),
    ),
  );
  return found.flat();
}

export function readUploadsBefore(time: Date): Promise<Upload[]> {
  const processing = uploads.documents().where('state', '==', 'processing');
  return uploads.query(processing.where('createdAt', '<', time).limit(500));
}

export async function deleteUpload(id: string): Promise<void> {
  await deleteTree(`uploads/${id}`);
}
