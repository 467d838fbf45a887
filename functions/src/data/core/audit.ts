import { storedImage } from '@aperture-byline/contract/image/stored';
import {
  type StoredDecision,
  type StoredSubmissionDecision,
  storedCommentDecision,
  storedConversationDecision,
  storedDecision,
  storedSubmissionDecision,
} from '@aperture-byline/contract/review/stored';
import { text } from '@aperture-byline/contract/shared/stored-fields';
import { Filter, type Transaction } from 'firebase-admin/firestore';
import { object, pick, variant } from 'valibot';
import { defineCollection, type WithId } from './collection.ts';
import type { Cursor } from './cursor.ts';
import { updateAll } from './firestore.ts';

const decisions = defineCollection('audit', storedDecision);
const reviewDecisions = defineCollection(
  'audit',
  variant('kind', [storedSubmissionDecision, storedCommentDecision, storedConversationDecision]),
);

export function recordDecision(transaction: Transaction, decision: StoredDecision): void {
  transaction.create(decisions.documents().doc(), decision);
}

/** Records what changes nothing else. */
export async function addDecision(decision: StoredDecision): Promise<void> {
  await decisions.documents().add(decision);
}

/** Fields that name a person: who decided, and about whose submission, account or sub-order. */
const PEOPLE = ['adminId', 'ownerId', 'artistId'] as const;

const toPersonFilter = (personId: number) => Filter.or(...PEOPLE.map((field) => Filter.where(field, '==', personId)));

/** The newest first: `published` ones, by or about one person, of one kind, or all; those before `after`. */
export function readDecisions({
  decision,
  personId,
  kind,
  after,
  limit,
}: {
  decision: 'published' | null;
  personId: number | null;
  kind: StoredDecision['kind'] | null;
  after: Cursor | null;
  limit: number;
}): Promise<WithId<StoredDecision>[]> {
  const all = decisions.documents();
  const some = decision
    ? all.where('decision', '==', decision)
    : personId !== null
      ? all.where(toPersonFilter(personId))
      : kind
        ? all.where('kind', '==', kind)
        : all;
  const newest = some.orderBy('createdAt', 'desc').orderBy('__name__', 'desc').limit(limit);
  return decisions.query(after ? newest.startAfter(after.createdAt, after.id) : newest);
}

export async function readLastDecision(reviewId: string) {
  const [decision] = await reviewDecisions.query(
    decisions.documents().where('reviewId', '==', reviewId).orderBy('createdAt', 'desc').limit(1),
  );
  return decision ?? null;
}

/** Whether the last decision about it was made after a time, and against it. */
export async function isRefusedSince(reviewId: string, time: Date): Promise<boolean> {
  const last = await readLastDecision(reviewId);
  return last !== null && last.createdAt > time && last.decision !== 'approved' && last.decision !== 'published';
}

const titled = object({
  title: text,
  slug: text,
  ...pick(storedImage, ['status', 'privacyStatus', 'embargoedBy']).entries,
  firstName: text,
  lastName: text,
});

/** The titles, slugs and states of documents that decisions are about, of users the names. */
export function readTitles(collection: string, ids: readonly string[]) {
  return defineCollection(collection, titled, { isPartial: true }).readMany(ids);
}

/** Fields that tell whose work a decision was about, emptied. */
export const NOBODY: Pick<StoredSubmissionDecision, 'reviewId' | 'subjectId' | 'ownerId' | 'reason' | 'work'> = {
  reviewId: null,
  subjectId: null,
  ownerId: null,
  reason: null,
  work: null,
};

const madeBy = (userId: string) => decisions.documents().where('adminId', '==', Number(userId));
const madeAbout = (userId: string) => decisions.documents().where('ownerId', '==', Number(userId));

export function readDecisionsBy(userId: string): Promise<WithId<StoredDecision>[]> {
  return decisions.readAll(madeBy(userId));
}

/** Reads the decisions about a person and their submissions, without the administrators who made them. */
export async function readDecisionsAbout(userId: string): Promise<object[]> {
  const found = await decisions.readAll(madeAbout(userId));
  return found.map(({ adminId: _adminId, ...decision }) => decision);
}

/**
 * Removes a person and the reasons that they were given from the audit log; the decisions themselves stay. The erasure
 * by an administrator keeps the number of the account, by which a written request is found answered.
 */
export async function anonymiseDecisionsOf(userId: string): Promise<void> {
  await updateAll(madeBy(userId), { adminId: null });
  await updateAll(madeAbout(userId).where('decision', '==', 'erased'), { ownerId: null });
  await updateAll(madeAbout(userId), NOBODY);
  const aboutPrints = decisions.documents().where('artistId', '==', Number(userId));
  await updateAll(aboutPrints.where('kind', '==', 'claim'), { artistId: null, reason: null });
  await updateAll(aboutPrints.where('kind', 'in', ['message', 'conversation']), { artistId: null, reviewId: null });
}

/** Takes from the decisions about an order's claims what both sides were told, as one of them leaves. */
export async function eraseClaimReasons(orderId: string): Promise<void> {
  const aboutOrder = decisions.documents().where('orderId', '==', orderId);
  await updateAll(aboutOrder.where('kind', '==', 'claim'), { reason: null });
}
