import { isDeepStrictEqual } from 'node:util';
import type { BlogContent, StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { ExhibitionContent, StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { ProductContent, StoredProduct } from '@aperture-byline/contract/product/stored';
import type { StoredSubmission, StoredSubmissionDecision } from '@aperture-byline/contract/review/stored';
import { makeSlug } from '@aperture-byline/contract/shared/slug';
import type { Byline, StoredPicture } from '@aperture-byline/contract/shared/stored';
import type { StoredRevision } from '@aperture-byline/contract/work/stored';
import { WORK_KIND_NAMES, WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { type DocumentSnapshot, FieldPath, type Query, type Transaction } from 'firebase-admin/firestore';
import { forEachConcurrently } from '../lib/concurrency.ts';
import { firestore } from '../lib/firebase.ts';
import { serialize } from '../lib/serialize.ts';
import { imageIdOfPicture, shownImagesOf } from '../lib/shown-images.ts';
import type { Cursor } from './cursor.ts';
import {
  collection,
  collectionGroup,
  deleteTree,
  readAll,
  readDocument,
  readQuery,
  streamQuery,
  streamSnapshots,
  toEntity,
  type WithId,
} from './firestore.ts';
import { countReads } from './read-count.ts';
import { recordDecision, type Submission, submissionId } from './reviews.ts';
import { userAt } from './users.ts';

export interface Works {
  exhibition: StoredExhibition;
  blog: StoredBlog;
  product: StoredProduct;
}

/** What of a work is reviewed, and what its revision holds. */
export interface Contents {
  exhibition: ExhibitionContent;
  blog: BlogContent;
  product: ProductContent;
}

export type Revision<K extends WorkKind> = StoredRevision<Contents[K]>;

/** A work with its revision, if it has one. */
export interface Snapshot<K extends WorkKind> {
  work: WithId<Works[K]>;
  revision: Revision<K> | null;
}

/** Fields of a work's document, of whichever noun. */
export type WorkFields = Partial<
  Omit<StoredExhibition, 'startDate' | 'endDate'> &
    Pick<ExhibitionContent, 'startDate' | 'endDate'> &
    StoredBlog &
    StoredProduct
>;

/** What happens to a work, its revision, and what waits for an administrator, all at once. */
export interface WorkChange<K extends WorkKind> {
  /** Fields of the document that change. */
  work?: WorkFields;
  isDeleted?: true;
  /** Replaces the revision; null deletes it. */
  revision?: Revision<K> | null;
  opened?: StoredSubmission;
  closed?: readonly Submission[];
  decision?: StoredSubmissionDecision;
}

/** What a change may read beside the work, before anything is written. */
export interface Lookups {
  /** True where a work of this kind other than the one that changes has the slug. */
  isTaken: (slug: string) => Promise<boolean>;
  /** The same, but only where the other work was published earlier, or made earlier: of two with one slug, one keeps it. */
  isTakenByOlder: (slug: string, work: Works[WorkKind]) => Promise<boolean>;
  /** A slug for a title that no other work of this kind has. */
  freeSlug: (title: string) => Promise<string>;
  readReview: (submission: Submission) => Promise<StoredSubmission | null>;
}

/** So many slugs of one title are looked up at once; Firestore's `in` takes 30. */
const SLUG_CANDIDATES = 30;

/** Null for a document that names no owner. */
export function ownerOf<K extends WorkKind>(kind: K, work: Works[K]): Byline | null {
  return ('creator' in work && kind === 'blog' ? work.creator : (work as StoredExhibition).owner) ?? null;
}

const worksOf = (kind: WorkKind) => collection(WORK_KINDS[kind].collection);

const documentOf = (kind: WorkKind, id: string) => worksOf(kind).doc(id);

const revisionOf = (kind: WorkKind, id: string) => documentOf(kind, id).collection('revisions').doc('next');

export type Creation<K extends WorkKind> =
  | { outcome: 'created' | 'known'; snapshot: Snapshot<K> }
  | { outcome: 'slugTaken' }
  | { outcome: 'ownerGone' };

/** Makes a draft; where a work has this `id` already it is the answer, as it is now. Without one, its id is a random one. */
export async function createWork<K extends WorkKind>(
  kind: K,
  {
    id,
    ownerId,
    fields,
    slug,
  }: { id: string | null; ownerId: number; fields: object; slug: string | undefined },
): Promise<Creation<K>> {
  const works = worksOf(kind);
  const document = id === null ? works.doc() : works.doc(id);
  // Sent twice at once, or by many for one slug, they would otherwise wait for each other's locks in the database.
  return serialize(slug ? `${works.path} ${slug}` : document.path, () =>
    firestore().runTransaction(async (transaction): Promise<Creation<K>> => {
      const owner = await transaction.get(userAt(ownerId));
      countReads(1);
      if (!owner.exists) return { outcome: 'ownerGone' };
      const known = id === null ? null : await readSnapshot(transaction, kind, id);
      if (known) return { outcome: 'known', snapshot: known };
      if (slug && (await lookupsOf(transaction, kind, document.id).isTaken(slug)))
        return { outcome: 'slugTaken' };
      transaction.create(document, fields);
      return {
        outcome: 'created',
        snapshot: { work: { ...(fields as Works[K]), id: document.id }, revision: null },
      };
    }),
  );
}

/**
 * Makes the change that `decide` chooses when it sees the work, in one transaction, so that it may be called more than once;
 * nothing is written where it throws. The work as it is then; null where there is none.
 */
export function changeWork<K extends WorkKind>(
  kind: K,
  id: string,
  decide: (snapshot: Snapshot<K>, lookups: Lookups) => WorkChange<K> | Promise<WorkChange<K>>,
): Promise<Snapshot<K> | null> {
  const document = documentOf(kind, id);
  // Sent twice at once, they would otherwise wait for each other's locks in the database.
  return serialize(document.path, () =>
    firestore().runTransaction(async (transaction) => {
      const snapshot = await readSnapshot(transaction, kind, id);
      if (!snapshot) return null;
      const change = await decide(snapshot, lookupsOf(transaction, kind, id));
      return writeChange(transaction, { kind, id, snapshot, change });
    }),
  );
}

async function readSnapshot<K extends WorkKind>(
  transaction: Transaction,
  kind: K,
  id: string,
): Promise<Snapshot<K> | null> {
  return toSnapshot<K>(await transaction.getAll(documentOf(kind, id), revisionOf(kind, id)));
}

function toSnapshot<K extends WorkKind>([document, next]: readonly DocumentSnapshot[]): Snapshot<K> | null {
  countReads(2);
  const work = document && toEntity<Works[K]>(document);
  if (!work) return null;
  const revision = next ? toEntity<Revision<K>>(next) : null;
  return { work, revision: revision && withoutId(revision) };
}

function withoutId<T extends { id: string }>({ id: _id, ...rest }: T): Omit<T, 'id'> {
  return rest;
}

function writeChange<K extends WorkKind>(
  transaction: Transaction,
  { kind, id, snapshot, change }: { kind: K; id: string; snapshot: Snapshot<K>; change: WorkChange<K> },
): Snapshot<K> {
  const { work, revision, isDeleted, opened, closed = [], decision } = change;
  if (isDeleted) transaction.delete(documentOf(kind, id));
  else if (work && Object.keys(work).length > 0) transaction.update(documentOf(kind, id), work);
  if (revision === null) transaction.delete(revisionOf(kind, id));
  else if (revision) transaction.set(revisionOf(kind, id), revision);
  for (const submission of closed) transaction.delete(collection('reviews').doc(submissionId(submission)));
  if (opened) transaction.set(collection('reviews').doc(submissionId(opened)), opened);
  if (decision) recordDecision(transaction, decision);
  return {
    work: { ...snapshot.work, ...work },
    revision: revision === undefined ? snapshot.revision : revision,
  };
}

function lookupsOf(transaction: Transaction, kind: WorkKind, id: string): Lookups {
  const othersWith = async (slugs: readonly string[]) => {
    const { docs } = await transaction.get(
      worksOf(kind)
        .where('slug', 'in', [...slugs])
        .select('slug', 'publishedAt', 'createdAt'),
    );
    countReads(Math.max(1, docs.length));
    const found = docs.map((one) => toEntity<Pick<StoredBlog, 'slug' | 'publishedAt' | 'createdAt'>>(one));
    return found.filter((one) => one !== null).filter((one) => one.id !== id);
  };
  return {
    isTaken: async (slug) => (await othersWith([slug])).length > 0,
    isTakenByOlder: async (slug, work) => {
      const own = ageOf({ ...work, id });
      return (await othersWith([slug])).some((other) => ageOf(other) < own);
    },
    freeSlug: async (title) => {
      const candidates = new Set<string>();
      while (candidates.size < SLUG_CANDIDATES)
        candidates.add(makeSlug(title, (slug) => candidates.has(slug)));
      const taken = new Set((await othersWith([...candidates])).map(({ slug }) => slug));
      const free = [...candidates].find((slug) => !taken.has(slug));
      // The id is a random one: with it the slug is nobody else's.
      return (
        free ??
        `${makeSlug(title).slice(0, 60).replace(/-$/, '')}-${id.toLowerCase().replace(/[^a-z0-9]/g, '')}`
      );
    },
    readReview: async (submission) => {
      const review = await transaction.get(collection('reviews').doc(submissionId(submission)));
      countReads(1);
      return toEntity<StoredSubmission>(review);
    },
  };
}

/** Sorts works by the time of their publication, those without one last by the time they were made. */
function ageOf({
  publishedAt,
  createdAt,
  id,
}: {
  publishedAt?: Date | null;
  createdAt?: Date;
  id: string;
}): string {
  const digits = (time: unknown) => (time instanceof Date ? time.toISOString() : 'never');
  return [digits(publishedAt), digits(createdAt), id].join();
}

/** With its revision; null where there is none. */
export async function readWork<K extends WorkKind>(kind: K, id: string): Promise<Snapshot<K> | null> {
  return toSnapshot<K>(await firestore().getAll(documentOf(kind, id), revisionOf(kind, id)));
}

/** Without its revision. */
export function readWorkAlone<K extends WorkKind>(kind: K, id: string): Promise<WithId<Works[K]> | null> {
  return readDocument(documentOf(kind, id).path);
}

/** The owner's works in any state, newest first; those after `after`. */
export function readOwnWorks<K extends WorkKind>(
  kind: K,
  { userId, after, limit }: { userId: number; after: Cursor | null; limit: number },
): Promise<WithId<Works[K]>[]> {
  const own = worksOf(kind)
    .where(`${WORK_KINDS[kind].ownerField}.userId`, '==', userId)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return readQuery(after ? own.startAfter(after.createdAt, after.id) : own);
}

/** The revisions of at most thirty works of a kind that exist, by the works' ids. */
export async function readRevisions<K extends WorkKind>(
  kind: K,
  ids: readonly string[],
): Promise<Map<string, Revision<K>>> {
  if (ids.length === 0) return new Map();
  // A query, not one read for each work: few have a revision.
  const found = await readQuery<Revision<K>>(collectionGroup('revisions').where('workId', 'in', ids));
  return new Map(
    found.flatMap((revision) =>
      revision.kind === kind ? [[revision.workId, withoutId(revision)] as const] : [],
    ),
  );
}

/** Whether another story than `blogId` has the slug, in any state. */
export async function isSlugTaken(slug: string, blogId: string | null): Promise<boolean> {
  const found = await readQuery(collection('blogs').where('slug', '==', slug).select('slug').limit(2));
  return found.some(({ id }) => id !== blogId);
}

/** What stays below a deleted work: a revision, and of stories comments and marks. */
export async function deleteRest(kind: WorkKind, id: string): Promise<void> {
  if (kind === 'blog') await deleteTree(documentOf(kind, id).path);
  else await revisionOf(kind, id).delete();
}

function revisionsBy(userId: string) {
  return collectionGroup('revisions').where('ownerId', '==', Number(userId));
}

export function readRevisionsBy(userId: string): Promise<WithId<StoredRevision>[]> {
  return readAll(revisionsBy(userId));
}

/** A work that shows an image, or whose revision does. */
export interface ImagePlace {
  kind: WorkKind;
  id: string;
  title: string;
}

interface Drawn {
  title?: string;
  banner?: StoredPicture | null;
  cover?: StoredPicture | null;
  pictures?: StoredPicture[];
}

const DRAWN_FIELDS = ['title', 'banner', 'cover', 'pictures'] as const;

const showing = (query: Query, imageId: string) => query.where('shownImageIds', 'array-contains', imageId);

/** The works of a kind, in any state, that show an image: without their texts. */
const worksShowing = (kind: WorkKind, imageId: string) =>
  showing(worksOf(kind), imageId).select(...DRAWN_FIELDS);

/** The revisions that show an image: without their texts. */
const revisionsShowing = (imageId: string) =>
  showing(collectionGroup('revisions'), imageId).select(
    'kind',
    'workId',
    ...DRAWN_FIELDS.map((name) => `fields.${name}`),
  );

/** Of each kind, and of revisions. */
const PLACES_MAX = 100;

/** The works that show the image, in any state, also where only its revision does: all, or the first hundred of each kind. */
export async function readPlacesOf(imageId: string): Promise<ImagePlace[]> {
  const [revisions, ...works] = await Promise.all([
    readQuery<StoredRevision<Drawn>>(revisionsShowing(imageId).limit(PLACES_MAX)),
    ...WORK_KIND_NAMES.map((kind) => readQuery<Drawn>(worksShowing(kind, imageId).limit(PLACES_MAX))),
  ]);
  const places = WORK_KIND_NAMES.flatMap((kind, index) =>
    (works[index] ?? []).map(({ id, title = '' }) => ({ kind, id, title })),
  );
  for (const { kind, workId, fields } of revisions)
    if (!places.some((place) => place.kind === kind && place.id === workId))
      places.push({ kind, id: workId, title: fields?.title ?? '' });
  return places;
}

/** Writes the folder of an image's variants into the works and revisions that draw it, so that no page names a file that is gone. */
export async function setPictureFolder(imageId: string, path: string): Promise<void> {
  const move = (picture: StoredPicture) =>
    imageIdOfPicture(picture) === imageId && picture.path !== path ? { ...picture, path } : picture;
  const changesOf = (fields: Drawn | undefined, prefix: string) => {
    const moved = (['banner', 'cover'] as const).flatMap((name) => {
      const picture = fields?.[name];
      const next = picture && move(picture);
      return next === picture ? [] : [[`${prefix}${name}`, next] as const];
    });
    const pictures = Array.isArray(fields?.pictures) ? fields.pictures.map(move) : undefined;
    const isMoved = pictures?.some((picture, index) => picture !== fields?.pictures?.[index]);
    return {
      ...Object.fromEntries(moved),
      ...(isMoved && { [`${prefix}pictures`]: pictures }),
    };
  };
  const queries = [
    ...WORK_KIND_NAMES.map((kind) => ({
      query: worksShowing(kind, imageId),
      changes: (work: Drawn) => changesOf(work, ''),
    })),
    {
      query: revisionsShowing(imageId),
      changes: ({ fields }: { fields?: Drawn }) => changesOf(fields, 'fields.'),
    },
  ];
  for (const { query, changes } of queries)
    await forEachConcurrently(streamSnapshots(query), async (found) => {
      if (Object.keys(changes(found.data())).length === 0) return;
      const document = found.ref.parent.parent ?? found.ref;
      await serialize(document.path, () =>
        firestore().runTransaction(async (transaction) => {
          const present = (await transaction.get(found.ref)).data();
          countReads(1);
          const changed = present ? changes(present) : {};
          if (Object.keys(changed).length > 0) transaction.update(found.ref, changed);
        }),
      );
    });
}

/** By the id of an image the kinds of works that show it, in any state or in a revision; works from before this was kept are given it. */
export async function readAllShownImages(): Promise<Map<string, Set<WorkKind>>> {
  const shown = new Map<string, Set<WorkKind>>();
  const note = (kind: WorkKind, ids: readonly string[] = []) => {
    for (const id of ids) shown.set(id, (shown.get(id) ?? new Set()).add(kind));
  };
  const revisions = streamQuery<StoredRevision>(collectionGroup('revisions').select('kind', 'shownImageIds'));
  for await (const { kind, shownImageIds } of revisions) note(kind, shownImageIds);
  for (const kind of WORK_KIND_NAMES)
    await forEachConcurrently(streamQuery(worksOf(kind).select()), async ({ id }) => {
      const snapshot = await changeWork(kind, id, ({ work }) => {
        const ids = shownImagesOf(work);
        return isDeepStrictEqual(ids, work.shownImageIds) ? {} : { work: { shownImageIds: ids } };
      });
      note(kind, snapshot?.work.shownImageIds);
    });
  return shown;
}
