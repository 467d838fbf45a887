import { createHash } from 'node:crypto';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { UPLOADS_PER_DAY } from '@aperture-byline/contract/upload/limits';
import type { StoredUpload, UploadReason } from '@aperture-byline/contract/upload/stored';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../lib/firebase.ts';
import {
  collection,
  deleteTree,
  readAll,
  readDocument,
  readQuery,
  toEntity,
  type WithId,
} from './firestore.ts';
import { imagesByHash } from './images.ts';
import { countUnread, replaceNotice } from './notices.ts';
import { countReads } from './read-count.ts';

export type Upload = WithId<StoredUpload>;

const DAY = 24 * 60 * 60 * 1000;
/** What became of a file is told for so long. */
const LIFETIME = 90 * DAY;
/** The most values that a query compares a field with. */
const VALUES_MAX = 30;

/** `rateLimits/{hash}`: the uploads of one account on one day (UTC). */
interface DayCounter {
  uploads: number;
  /** Of the TTL policy that all counters have. */
  expiresAt: Date;
}

/** Names the upload, and the image made of it, by the version of the file: the same for every delivery of its event. */
export function uploadIdOf({ path, generation }: { path: string; generation: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([path, generation]))
    .digest('hex')
    .slice(0, 32);
}

/** The counter of the uploads that an account makes on the day of this time. */
export function counterPathOf(uid: string, time: Date): string {
  const key = createHash('sha256')
    .update(JSON.stringify(['uploads', uid, dayOf(time)]))
    .digest('hex');
  return `rateLimits/${key}`;
}

const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY);

const documentOf = (id: string) => firestore().doc(`uploads/${id}`);

export function readUpload(id: string): Promise<Upload | null> {
  return readDocument(`uploads/${id}`);
}

/** What is known of a new file. */
export type NewUpload = Pick<StoredUpload, 'ownerId' | 'uid' | 'name' | 'fileName' | 'size' | 'createdAt'> & {
  id: string;
  /** What is wrong with it before anybody looks into it. */
  problem: UploadReason | null;
};

/**
 * Notes a file that has arrived and counts it, once however often it is asked: refused where its owner is no photographer, or has
 * uploaded too much today. The upload as it is then; null where its owner is gone.
 */
export function beginUpload({ id, problem, ...upload }: NewUpload, now: Date): Promise<Upload | null> {
  const counter = firestore().doc(counterPathOf(upload.uid, upload.createdAt));
  return firestore().runTransaction(async (transaction) => {
    const [known, user, counted] = await readThree(transaction, id, upload.ownerId, counter);
    if (known) return known;
    if (user === null) return null;
    const { uploads = 0 }: Partial<DayCounter> = counted.data() ?? {};
    const reason = refusalOf(user, uploads) ?? problem;
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
    transaction.create(documentOf(id), document);
    const next: DayCounter = {
      uploads: uploads + 1,
      expiresAt: new Date((dayOf(upload.createdAt) + 2) * DAY),
    };
    if (uploads < UPLOADS_PER_DAY) transaction.set(counter, next);
    return { ...document, id };
  });
}

async function readThree(transaction: Transaction, id: string, ownerId: number, third: DocumentReference) {
  const [upload, user, snapshot] = await transaction.getAll(
    documentOf(id),
    firestore().doc(`users/${ownerId}`),
    third,
  );
  countReads(3);
  if (!upload || !user || !snapshot)
    throw new RangeError('Firestore answers every document that is asked for');
  return [toEntity<StoredUpload>(upload), toEntity<StoredUser>(user), snapshot] as const;
}

function refusalOf(user: StoredUser, uploads: number): UploadReason | null {
  if (user.isArtist !== true) return 'notArtist';
  return uploads >= UPLOADS_PER_DAY ? 'tooManyToday' : null;
}

/** Refuses a file that is processed, and tells its owner, once. The upload as it is then, or null where there is none. */
export function refuseUpload(
  id: string,
  { reason, imageId = null }: { reason: UploadReason; imageId?: string | null },
  now: Date,
): Promise<Upload | null> {
  return firestore().runTransaction(async (transaction) => {
    const upload = toEntity<StoredUpload>(await transaction.get(documentOf(id)));
    countReads(1);
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
  transaction.update(documentOf(upload.id), change);
  return { ...upload, ...change };
}

/**
 * Makes the image of a file that was processed: image, upload and notice at once, or nothing. Looks once more whether the owner is
 * still a photographer and has no image of the same file. The upload as it is then, or null where it or its owner is gone.
 */
export function finishUpload(id: string, image: StoredImage, now: Date): Promise<Upload | null> {
  const { userId } = image.owner;
  const reference = firestore().doc(`images/${id}`);
  return firestore().runTransaction(async (transaction) => {
    const [upload, user, before] = await readThree(transaction, id, userId, reference);
    if (upload === null || user === null) return null;
    if (upload.state !== 'processing' || before.exists) return upload;
    if (user.isArtist !== true)
      return refuse(transaction, upload, { reason: 'notArtist', imageId: null }, now);
    const { docs } = await transaction.get(imagesByHash(String(userId), [image.hash]).limit(1));
    countReads(1);
    const [twin] = docs;
    if (twin) return refuse(transaction, upload, { reason: 'duplicate', imageId: twin.id }, now);
    const change = { state: 'ready', imageId: id, updatedAt: now } as const;
    await tellOwner(transaction, { ...upload, ...change }, now);
    transaction.create(reference, image);
    transaction.update(documentOf(id), change);
    return { ...upload, ...change };
  });
}

/**
 * One notice for all uploads that ended in the same way of late: a hundred would push out all others. It names the last one, and says
 * how many others were refused. It reads before it writes, so that it comes before all other writes.
 */
async function tellOwner(
  transaction: Transaction,
  { id, ownerId, state, fileName }: Upload,
  now: Date,
): Promise<void> {
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

function uploadsOf(userId: string) {
  return collection('uploads').where('ownerId', '==', Number(userId));
}

/** Newest first; the newest ones, or all of them. */
export function readUploadsOf(userId: string, limit?: number): Promise<Upload[]> {
  const uploads = uploadsOf(userId).orderBy('createdAt', 'desc');
  return limit === undefined ? readAll(uploads) : readQuery(uploads.limit(limit));
}

/** Of thirty names: a browser gives every file one of its own. */
const NAMED_MAX = 300;

/** The owner's uploads with these names, in no order. */
export async function readUploadsNamed(userId: string, names: readonly string[]): Promise<Upload[]> {
  const groups = Array.from({ length: Math.ceil(names.length / VALUES_MAX) }, (_, index) =>
    names.slice(index * VALUES_MAX, (index + 1) * VALUES_MAX),
  );
  const found = await Promise.all(
    groups.map((group) =>
      readQuery<StoredUpload>(uploadsOf(userId).where('name', 'in', group).limit(NAMED_MAX)),
    ),
  );
  return found.flat();
}

/** Those that are still processed and came before this. */
export function readUploadsBefore(time: Date): Promise<Upload[]> {
  return readQuery(
    collection('uploads').where('state', '==', 'processing').where('createdAt', '<', time).limit(500),
  );
}

export async function deleteUpload(id: string): Promise<void> {
  await deleteTree(`uploads/${id}`);
}
