import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { StoredRevision } from '@aperture-byline/contract/work/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import {
  changeWork,
  deleteRest,
  type Lookups,
  ownerOf,
  type Snapshot,
  createWork as storeWork,
  type WorkChange,
  type Works,
} from '../../data/studio-works.ts';
import { readUser } from '../../data/users.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';
import { shownImagesOf } from '../../lib/shown-images.ts';
import type { Noun, Sent, Wires } from './noun.ts';
import { type OwnImages, readNamedImages, readOwnImages } from './own-images.ts';
import { isSold } from './prints.ts';
import { isOwn, readOwnWork, showWork } from './read-works.ts';

/** Of a work that was created with a key: 80 bits in hexadecimal digits, as long as Firestore's own. */
const KEYED_ID_LENGTH = 20;

/**
 * Makes a draft of whatever was sent, once for each key. `isNew` is false for one that was made before, which is shown as it is now.
 * Throws FORBIDDEN, INVALID, KEY_REUSED.
 */
export async function createWork<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  sent: Sent<W['fields']>,
  { userId, key }: { userId: string | null; key: string | null },
): Promise<{ work: W['work']; isNew: boolean }> {
  const user = userId === null ? null : await readUser(userId);
  if (!user) throw new ApiError('FORBIDDEN');
  const images = await readNamedImages(noun.namedImages(sent), user.userId);
  const { firstName, lastName } = user;
  const owner = { userId: user.userId, firstName, lastName };
  const createdAt = now();
  const state = {
    version: 1,
    reviewNote: null,
    submittedAt: null,
    revisedAt: null,
    updatedAt: createdAt,
    shownImageIds: [],
  };
  const empty = {
    ...noun.emptyWork(owner),
    ...state,
    status: 'draft',
    createdAt,
    publishedAt: null,
  } as unknown as Works[K];
  const snapshot: Snapshot<K> = { work: { ...empty, id: '' }, revision: null };
  // That no other has the slug is checked when the draft is stored.
  const atOnce = await noun.applyAtOnce(snapshot, sent, { images, lookups: { isTaken: async () => false } });
  const content = noun.applyContent(noun.contentOf(empty), sent, images);
  const work = { ...empty, ...atOnce, ...content, shownImageIds: shownImagesOf(content) };
  const fingerprint = key === null ? undefined : hashOf(sent);
  const creation = await storeWork(noun.kind, {
    id: key === null ? null : hashOf([userId, noun.kind, key]).slice(0, KEYED_ID_LENGTH),
    ownerId: owner.userId,
    fields: { ...work, ...noun.derive(work), ...(fingerprint && { fingerprint }) },
    slug: slugOf(sent),
  });
  if (creation.outcome === 'ownerGone') throw new ApiError('FORBIDDEN');
  if (creation.outcome === 'slugTaken')
    throw new ApiError('INVALID', { fields: { slug: workMessages.slugTaken } });
  if (creation.snapshot.work.fingerprint !== fingerprint)
    throw new ApiError('KEY_REUSED', { message: workMessages.keyReused });
  return { work: await showWork(noun, creation.snapshot), isNew: creation.outcome === 'created' };
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function slugOf(sent: object): string | undefined {
  return 'slug' in sent && typeof sent.slug === 'string' && sent.slug !== '' ? sent.slug : undefined;
}

/**
 * Changes what was sent. Of an approved work the changes wait in its revision, but for what changes at once. Throws NOT_FOUND, CONFLICT
 * for another version than the present one, WRONG_STATE while it waits for review, INVALID.
 */
export async function updateWork<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  id: unknown,
  { version, ...sent }: Sent<W['fields']> & { version: number },
  userId: string | null,
): Promise<W['work']> {
  const fields = sent as Sent<W['fields']>;
  const before = await readOwnWork(noun, id, userId);
  const ownerId = Number(userId);
  const [named, needed] = await Promise.all([
    readNamedImages(noun.namedImages(fields), ownerId),
    readOwnImages(noun.neededImages(before), ownerId),
  ]);
  const images = new Map([...needed, ...named]);
  return changeOwn(noun, id, { version, userId }, (snapshot, lookups) =>
    editWork(noun, snapshot, fields, { images, lookups }),
  );
}

/** Whoever changes a work, and the version that they have seen; without one, any is right. */
export interface Caller {
  version: number | undefined;
  userId: string | null;
}

/** A change of an own work by whoever has seen its present version. Throws NOT_FOUND, CONFLICT. */
export async function changeOwn<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  id: unknown,
  { version, userId }: Caller,
  change: (snapshot: Snapshot<K>, lookups: Lookups) => WorkChange<K> | Promise<WorkChange<K>>,
): Promise<W['work']> {
  const changed = isId(id)
    ? await changeWork(noun.kind, id, async (snapshot, lookups) => {
        if (!isOwn(noun.kind, snapshot, userId)) throw new ApiError('NOT_FOUND');
        const present = presentVersion(snapshot, version);
        const { work, ...rest } = await change(snapshot, lookups);
        return {
          ...rest,
          work: { ...work, version: present + 1, updatedAt: now() },
        };
      })
    : null;
  if (!changed) throw new ApiError('NOT_FOUND');
  return showWork(noun, changed);
}

/** Throws CONFLICT for another one than was seen. */
function presentVersion({ work }: Snapshot<WorkKind>, seen: number | undefined): number {
  const present = work.version ?? 0;
  if (seen === undefined || seen === present) return present;
  throw new ApiError('CONFLICT', {
    message: workMessages.versionConflict,
    fields: { version: String(present) },
  });
}

export function wrongState(status: string, message: string = workMessages.wrongState): ApiError {
  return new ApiError('WRONG_STATE', { message, fields: { status } });
}

async function editWork<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  snapshot: Snapshot<K>,
  sent: Sent<W['fields']>,
  context: { images: OwnImages; lookups: Lookups },
): Promise<WorkChange<K>> {
  const { work, revision } = snapshot;
  if (work.status === 'submitted') throw wrongState('submitted', workMessages.isSubmitted);
  const atOnce = await noun.applyAtOnce(snapshot, sent, context);
  const isPublic = work.status === 'approved';
  const shown = noun.contentOf({ ...work, ...atOnce });
  const before = (isPublic && revision?.fields) || shown;
  const content = noun.applyContent(before, sent, context.images);
  if (!isPublic) {
    const changed = { ...work, ...atOnce, ...content };
    const derived = { ...noun.derive(changed), shownImageIds: shownImagesOf(content) };
    return { work: { ...atOnce, ...content, ...derived } };
  }
  if (revision?.status === 'submitted' && !noun.hasSameWords(before, content))
    throw wrongState('submitted', workMessages.isSubmitted);
  const isUnchanged = revision === null && isDeepStrictEqual(content, shown);
  return {
    work: atOnce,
    ...(!isUnchanged && { revision: revise(noun, snapshot, content) }),
  };
}

function revise<K extends WorkKind, W extends Wires>(
  { kind }: Noun<K, W>,
  { work, revision }: Snapshot<K>,
  fields: StoredRevision['fields'],
): NonNullable<WorkChange<K>['revision']> {
  const time = now();
  const first: StoredRevision = {
    kind,
    workId: work.id,
    ownerId: ownerOf(kind, work)?.userId ?? 0,
    status: 'draft',
    reviewNote: null,
    submittedAt: null,
    fields: {},
    shownImageIds: [],
    createdAt: time,
    updatedAt: time,
  };
  const next = { ...(revision ?? first), fields, shownImageIds: shownImagesOf(fields), updatedAt: time };
  return next as NonNullable<WorkChange<K>['revision']>;
}

/** Deletes a draft or what was rejected, and what is below it. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export async function deleteWork<K extends WorkKind, W extends Wires>(
  { kind }: Noun<K, W>,
  id: unknown,
  { version, userId }: Caller,
): Promise<void> {
  const deleted = isId(id)
    ? await changeWork(kind, id, (snapshot) => {
        if (!isOwn(kind, snapshot, userId)) throw new ApiError('NOT_FOUND');
        presentVersion(snapshot, version);
        const { work } = snapshot;
        if (work.status !== 'draft' && work.status !== 'rejected') throw wrongState(work.status);
        if ('sizes' in work && isSold(work)) throw wrongState(work.status, workMessages.productSold);
        return { isDeleted: true, revision: null };
      })
    : null;
  if (!deleted) throw new ApiError('NOT_FOUND');
  await deleteRest(kind, deleted.work.id);
}
