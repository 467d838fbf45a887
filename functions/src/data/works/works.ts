import { isDeepStrictEqual } from 'node:util';
import type { StoredSubmission, StoredSubmissionDecision } from '@aperture-byline/contract/review/stored';
import { anyRevision, type StoredRevision } from '@aperture-byline/contract/work/stored';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { type DocumentSnapshot, FieldPath, type Transaction } from 'firebase-admin/firestore';
import { serialize } from '../../lib/concurrency.ts';
import { describeShown, listDrawnImages, listVisible, type ShownFields } from '../../lib/pictures/shown-images.ts';
import type { GuardedImage } from '../../publication/visibility.ts';
import { recordDecision } from '../core/audit.ts';
import { type DocumentHandle, defineCollection, type WithId } from '../core/collection.ts';
import type { Cursor } from '../core/cursor.ts';
import { countReads, firestore, runSerialized } from '../core/database.ts';
import { collection, collectionGroup, deleteTree } from '../core/firestore.ts';
import { readVisibility } from '../images/images.ts';
import { isTrusted, userAt } from '../people/users.ts';
import { readSubmission, type Submission, submissionId } from '../review/reviews.ts';
import { type StoredWork, WORK_COLLECTIONS, type WorkContent, type WorkFields } from './work-collections.ts';
import { createSlugLookup, type SlugLookup } from './work-slugs.ts';

export type Revision<C = WorkContent> = StoredRevision<C & object>;

export interface WorkWithRevision<W = StoredWork, C = WorkContent> {
  work: WithId<W>;
  /** Null where it has none. */
  revision: Revision<C> | null;
}

/** Change of a work, its revision and what waits for an administrator, all at once. */
export interface WorkChange {
  work?: WorkFields;
  isDeleted?: true;
  /** Replaces the revision; null deletes it. */
  revision?: Revision | null;
  submitted?: StoredSubmission;
  /** These do not wait any more. */
  closed?: readonly Submission[];
  decision?: StoredSubmissionDecision;
  also?: (transaction: Transaction) => void;
}

/** Reads of other documents that a change may make before anything is written. */
export interface WorkLookups {
  slugs: SlugLookup;
  isTrusted: (userId: number) => Promise<boolean>;
  /** Reads what waits for a decision; null where nothing does. */
  readSubmission: (submission: Submission) => Promise<StoredSubmission | null>;
  /** Calls a reader of other documents with the transaction; outside of one, without. */
  read: <T>(reader: (transaction?: Transaction) => Promise<T>) => Promise<T>;
  /** Reads by what it is decided whether everybody may see images; without those that are gone. */
  readVisibility: (ids: readonly string[]) => Promise<WithId<GuardedImage>[]>;
  /** Whether the document itself has a field, which the schema fills in otherwise. */
  hasField: (name: string) => boolean;
}

const revisionsOfAnyKind = defineCollection('revisions', anyRevision);

export const workDocuments = (kind: WorkKind) => WORK_COLLECTIONS[kind].works.documents();
const workAt = (kind: WorkKind, id: string) => workDocuments(kind).doc(id);
export const workHandle = (kind: WorkKind, id: string): DocumentHandle<StoredWork> =>
  WORK_COLLECTIONS[kind].works.at(id);
const revisionAt = (kind: WorkKind, id: string) => workAt(kind, id).collection('revisions').doc('next');

export const parseRevisionChange = revisionsOfAnyKind.parseChange;

type Creation =
  | { outcome: 'created' | 'known'; created: WorkWithRevision }
  | { outcome: 'slugTaken' }
  | { outcome: 'ownerGone' };

/** Makes a draft; where a work has this `id`, that is the answer. Without one, the id is random. */
export async function createStoredWork(
  kind: WorkKind,
  { id, ownerId, fields, slug }: { id: string | null; ownerId: number; fields: StoredWork; slug: string | undefined },
): Promise<Creation> {
  const document = id === null ? workDocuments(kind).doc() : workAt(kind, id);
  // Sent twice at once, or by many for one slug, they would otherwise wait for each other's locks in the database.
  return serialize(slug ? `${document.parent.path} ${slug}` : document.path, () =>
    firestore().runTransaction(async (transaction): Promise<Creation> => {
      const owner = await transaction.get(userAt(ownerId));
      countReads(1);
      if (!owner.exists) return { outcome: 'ownerGone' };
      const known = id === null ? null : await readIn(transaction, kind, id);
      if (known) return { outcome: 'known', created: known };
      if (slug && (await createSlugLookup(transaction, kind, document.id).isTaken(slug)))
        return { outcome: 'slugTaken' };
      const shown = describeShown(
        { ...fields, id: document.id },
        await readVisibility(listVisible(fields), transaction),
      );
      const work = { ...fields, ...shown };
      transaction.create(document, work);
      return { outcome: 'created', created: { work: { ...work, id: document.id }, revision: null } };
    }),
  );
}

/** A change that was made, with the work as it is then. */
export interface ChangedWork extends WorkWithRevision {
  change: WorkChange;
}

/**
 * Makes the change that `decide` answers when it sees the work, in one transaction, so that it may be called more than
 * once; nothing is written where it throws. Where other images are drawn then, the same transaction reads which of them
 * everybody may see. Null where there is no such work.
 */
export function editStoredWork(
  kind: WorkKind,
  id: string,
  decide: (present: WorkWithRevision, lookups: WorkLookups) => WorkChange | Promise<WorkChange>,
): Promise<ChangedWork | null> {
  const document = workAt(kind, id);
  return runSerialized(document.path, async (transaction) => {
    const present = await readIn(transaction, kind, id);
    if (!present) return null;
    const decided = await decide(present, {
      readVisibility: (ids) => readVisibility(ids, transaction),
      slugs: createSlugLookup(transaction, kind, id),
      isTrusted: (userId) => isTrusted(userId, transaction),
      read: (reader) => reader(transaction),
      readSubmission: (submission) => readSubmission(submissionId(submission), transaction),
      hasField: (name) => present.document.get(name) !== undefined,
    });
    const change = await withShownImages(decided, present.work, transaction);
    writeChange(transaction, { kind, id, change, document: present.document });
    const { work, revision = present.revision } = change;
    return { work: { ...present.work, ...work }, revision, change };
  });
}

/**
 * Returns the change with which images everybody may see in the work after it. Of images that are new in it, their
 * documents say so; of the others the work itself, which follows them. What was drawn by hand is new until
 * `shownImageIds` names it.
 */
async function withShownImages(
  change: WorkChange,
  present: WithId<StoredWork>,
  transaction: Transaction,
): Promise<WorkChange> {
  const { work, isDeleted } = change;
  if (!work || isDeleted || work.publicImageIds) return change;
  const next: ShownFields & { id: string } = { ...present, ...work };
  const visible = listVisible(next);
  // Of what becomes public all are read: its images were approved just before.
  const isRead = (id: string) => work.status === 'approved' || !isKnown(id, present, next);
  const images = await readVisibility(visible.filter(isRead), transaction);
  const shown = describeShown(next, images, (id) => !isRead(id));
  const isSame = Object.entries(shown).every(([name, ids]) => isDeepStrictEqual(ids, next[name as keyof typeof shown]));
  return isSame ? change : { ...change, work: { ...work, ...shown } };
}

/** Whether a work says of an image what it has to say after a change: that it is public is said of what it draws. */
function isKnown(id: string, present: ShownFields, next: ShownFields): boolean {
  const isNamed = (present.shownImageIds ?? []).includes(id) && listVisible(present).includes(id);
  return isNamed && (listDrawnImages(present).includes(id) || !listDrawnImages(next).includes(id));
}

interface ReadWork extends WorkWithRevision {
  document: DocumentSnapshot;
}

async function readIn(transaction: Transaction, kind: WorkKind, id: string): Promise<ReadWork | null> {
  return parseTogether(kind, await transaction.getAll(workAt(kind, id), revisionAt(kind, id)));
}

function parseTogether(kind: WorkKind, [document, next]: readonly DocumentSnapshot[]): ReadWork | null {
  countReads(2);
  const { works, revisions } = WORK_COLLECTIONS[kind];
  const work = document && works.parse(document);
  if (!document || !work) return null;
  const revision = next ? revisions.parse(next) : null;
  return {
    work,
    revision: revision && withoutId(revision),
    document,
  };
}

const withoutId = <T extends { id: string }>({ id: _id, ...rest }: T): Omit<T, 'id'> => rest;

function writeChange(
  transaction: Transaction,
  {
    kind,
    id,
    change: { work = {}, revision, isDeleted, submitted, closed = [], decision, also },
    document,
  }: { kind: WorkKind; id: string; change: WorkChange; document: DocumentSnapshot },
): void {
  const reviews = collection('reviews');
  if (isDeleted) transaction.delete(workAt(kind, id));
  else if (Object.keys(work).length > 0)
    transaction.update(workAt(kind, id), WORK_COLLECTIONS[kind].keepUnreadable(work, document));
  if (revision === null) transaction.delete(revisionAt(kind, id));
  else if (revision) transaction.set(revisionAt(kind, id), revision);
  for (const submission of closed) transaction.delete(reviews.doc(submissionId(submission)));
  if (submitted) transaction.set(reviews.doc(submissionId(submitted)), submitted);
  if (decision) recordDecision(transaction, decision);
  also?.(transaction);
}

/** With its revision; null where there is none. */
export async function readWork(kind: WorkKind, id: string): Promise<WorkWithRevision | null> {
  return parseTogether(kind, await firestore().getAll(workAt(kind, id), revisionAt(kind, id)));
}

export function readWorkAlone(kind: WorkKind, id: string): Promise<WithId<StoredWork> | null> {
  return WORK_COLLECTIONS[kind].works.read(id);
}

/** The artist's works in any state, newest first; those after `after`. */
export function readWorksBy(
  userId: number,
  kind: WorkKind,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<WithId<StoredWork>[]> {
  const works = workDocuments(kind)
    .where(`${WORK_KINDS[kind].ownerField}.userId`, '==', userId)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return WORK_COLLECTIONS[kind].works.query(after ? works.startAfter(after.createdAt, after.id) : works);
}

/** The revisions of at most thirty works of a kind that exist, by the works' ids. */
export async function readRevisions(kind: WorkKind, ids: readonly string[]): Promise<Map<string, Revision>> {
  if (ids.length === 0) return new Map();
  // A query, not one read for each work: few have a revision.
  const found = await WORK_COLLECTIONS[kind].revisions.query(collectionGroup('revisions').where('workId', 'in', ids));
  return new Map(found.flatMap((revision) => (revision.kind === kind ? [[revision.workId, withoutId(revision)]] : [])));
}

/** Whether there is such a document, which may be one that can't be parsed. */
export async function workExists(kind: WorkKind, id: string): Promise<boolean> {
  const { exists } = await workAt(kind, id).get();
  countReads(1);
  return exists;
}

/** Deletes what stays below a deleted work: a revision, notes of administrators, comments and marks. */
export function deleteRemains(kind: WorkKind, id: string): Promise<void> {
  return deleteTree(workAt(kind, id).path);
}

/** A person's revisions of all kinds. */
export function readRevisionsBy(userId: string): Promise<WithId<StoredRevision>[]> {
  return revisionsOfAnyKind.readAll(collectionGroup('revisions').where('ownerId', '==', Number(userId)));
}
