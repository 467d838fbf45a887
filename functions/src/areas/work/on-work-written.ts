import { isDeepStrictEqual } from 'node:util';
import type { NoticeState } from '@aperture-byline/contract/notice/stored';
import type { StoredSubmissionDecision } from '@aperture-byline/contract/review/stored';
import { isContentSlug } from '@aperture-byline/contract/shared/slug';
import type { ContentStatus } from '@aperture-byline/contract/shared/stored';
import type { StoredRevision } from '@aperture-byline/contract/work/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { WithId } from '../../data/firestore.ts';
import { createNotice } from '../../data/notices.ts';
import { publishImages } from '../../data/picture-files.ts';
import { type Submission, submissionId, syncReview } from '../../data/reviews.ts';
import {
  changeWork,
  deleteRest,
  type Lookups,
  ownerOf,
  readWork,
  type Snapshot,
  type WorkFields,
  type Works,
} from '../../data/studio-works.ts';
import { now } from '../../lib/clock.ts';
import { imageIdOfPicture, shownImagesOf } from '../../lib/shown-images.ts';
import { coverOf } from './exhibitions.ts';
import { nounOf } from './nouns.ts';
import { readOwnImages } from './own-images.ts';
import { readShownImages } from './read-works.ts';
import { submissionsOf, withdraw } from './submit-work.ts';

type Work = Works[WorkKind];

/** One write of a work's document, as its event describes it. */
export interface WorkWritten {
  eventId: string;
  kind: WorkKind;
  id: string;
  before: Work | null;
  after: Work | null;
}

/** Fields that something follows from. Likes and views are none of them, and neither is what an order changes of a size. */
const SOURCES = [
  'status',
  'slug',
  'title',
  'content',
  'banner',
  'imageIds',
  'pictures',
  'frames',
  'publishedAt',
  'revisedAt',
] as const;

function sourcesOf(work: Work): unknown[] {
  const fields = work as WorkFields;
  const prices = Array.isArray(fields.sizes) ? fields.sizes.map((size) => size?.price) : fields.sizes;
  return [...SOURCES.map((name) => fields[name]), prices];
}

/**
 * Trigger of exhibitions, stories and prints: gives a document that was edited by hand what the API would have given it (slug, time of
 * publication, derived fields, published images), opens and closes its review, and tells its artist what was decided. Events come late,
 * twice and in any order: all but the notice follows from the present state, and the notice has the event's id.
 */
export async function onWorkWritten({ eventId, kind, id, before, after }: WorkWritten): Promise<void> {
  if (before && after && isDeepStrictEqual(sourcesOf(before), sourcesOf(after))) return;
  await changeWork(kind, id, async (snapshot, lookups) => {
    if (snapshot.revision && snapshot.work.status !== 'approved') return withdrawByHand(kind, snapshot);
    return { work: await fieldsToRepair(kind, snapshot, { before, lookups }) };
  });
  const present = await readWork(kind, id);
  if (before && before.status !== 'approved' && present?.work.status === 'approved')
    await publishMissing(kind, present);
  await syncWorkReview(kind, { id, before, present });
  // Deleted in the console, it leaves what is below it, such as a revision that keeps its images from being deleted. Deleting the rest is
  // an event of its own in the emulator, of a document that was not there before.
  if (before && present === null) await deleteRest(kind, id);
  const state = after && before && stateFor(before, after);
  const owner = after && ownerOf(kind, after);
  if (state && owner?.userId)
    await createNotice(String(owner.userId), eventId, {
      kind,
      state,
      subjectId: id,
      title: after.title ?? '',
      ...slugOf(state, present?.work ?? after),
      ...noteOf(state, after.reviewNote),
      ownerId: owner.userId,
      createdAt: now(),
    });
}

/** Of what is public: its page. */
function slugOf(state: NoticeState, work: Work): { slug?: string } {
  const slug = 'slug' in work ? work.slug : '';
  return slug && /approved/i.test(state) ? { slug } : {};
}

function noteOf(state: NoticeState, note: string | null | undefined): { note?: string } {
  return note && /returned|rejected/i.test(state) ? { note } : {};
}

/** What was unpublished by hand keeps its newest words, as after a withdrawal by its artist. */
function withdrawByHand(kind: WorkKind, snapshot: Snapshot<WorkKind>) {
  const { work, ...rest } = withdraw(nounOf(kind), snapshot);
  const { status, submittedAt, reviewNote, ...fields } = work ?? {};
  return { ...rest, work: fields };
}

/** What is missing or does not fit; nothing for a document that is right. */
async function fieldsToRepair(
  kind: WorkKind,
  { work }: Snapshot<WorkKind>,
  { before, lookups }: { before: Work | null; lookups: Lookups },
): Promise<WorkFields> {
  const derive = (one: Work): Record<string, unknown> => ({
    shownImageIds: shownImagesOf(one),
    ...nounOf(kind).derive(one),
  });
  const known = before && derive(before);
  const present = new Map<string, unknown>(Object.entries(work));
  // What was written by hand stays, until what it follows from is edited.
  const derived = Object.entries(derive(work)).filter(([name, value]) => {
    const isEdited = known !== null && !isDeepStrictEqual(known[name], value);
    const stored = present.get(name);
    return (isEdited || stored === undefined) && !isDeepStrictEqual(stored, value);
  });
  return {
    ...Object.fromEntries(derived),
    ...(work.status === 'approved' && !work.publishedAt && { publishedAt: now() }),
    ...(await slugToRepair(kind, work, lookups)),
    ...(kind === 'exhibition' && (await coverToRepair(work as WithId<Works['exhibition']>))),
  };
}

/** A slug for what is public or about to be, where it has none that leads to it alone. */
async function slugToRepair(kind: WorkKind, work: Work, lookups: Lookups): Promise<{ slug?: string }> {
  if (kind === 'exhibition' || (work.status !== 'approved' && work.status !== 'submitted')) return {};
  const slug = 'slug' in work ? work.slug : '';
  if (typeof slug === 'string' && isContentSlug(slug) && !(await lookups.isTakenByOlder(slug, work)))
    return {};
  return { slug: await lookups.freeSlug(String(work.title ?? '')) };
}

/** The cover of an exhibition whose first image was chosen by hand, or before covers were kept. */
async function coverToRepair({
  imageIds,
  cover,
  owner,
}: Works['exhibition']): Promise<Partial<Pick<Works['exhibition'], 'cover'>>> {
  const first = Array.isArray(imageIds) ? imageIds.slice(0, 1) : [];
  if (imageIdOfPicture(cover) === (first[0] ?? null)) return {};
  const next = coverOf({ imageIds: first, cover }, await readOwnImages(first, owner?.userId ?? 0));
  return isDeepStrictEqual(next, cover ?? null) ? {} : { cover: next };
}

/** The images of a work that was approved by hand, or whose approval was broken off; private ones stay as they are. */
async function publishMissing(kind: WorkKind, snapshot: Snapshot<WorkKind>): Promise<void> {
  const images = await readShownImages(nounOf(kind), { ...snapshot, revision: null });
  const missing = [...images.values()].filter(
    ({ status, privacyStatus }) => status !== 'approved' && privacyStatus === 'Public',
  );
  await publishImages(
    missing.map(({ id }) => id),
    { adminId: null, work: { kind, id: snapshot.work.id } },
  );
}

async function syncWorkReview(
  kind: WorkKind,
  { id, before, present }: { id: string; before: Work | null; present: Snapshot<WorkKind> | null },
): Promise<void> {
  const { work: submission } = submissionsOf(kind, id);
  const work = present?.work ?? null;
  const owner = work ?? before;
  const ownerId = (owner && ownerOf(kind, owner)?.userId) ?? 0;
  await syncReview(
    { ...submission, ownerId, createdAt: work?.submittedAt ?? now() },
    {
      isWaiting: work?.status === 'submitted',
      decision: work && decisionByHand(submission, { ...work, ownerId }),
    },
  );
}

/** What the audit log keeps of a decision that was made outside the API: nobody knows by whom. Null for a withdrawal. */
export function decisionByHand(
  submission: Submission,
  {
    status,
    submittedAt,
    reviewNote,
    ownerId,
  }: {
    status: ContentStatus;
    submittedAt?: Date | null;
    reviewNote?: string | null;
    ownerId: number;
  },
): StoredSubmissionDecision | null {
  if (status === 'draft' && !submittedAt) return null;
  const decision = status === 'approved' ? status : status === 'rejected' ? status : 'returned';
  return {
    ...submission,
    decision,
    reviewId: submissionId(submission),
    ownerId,
    reason: decision === 'approved' ? null : (reviewNote ?? null),
    adminId: null,
    isByHand: true,
    createdAt: now(),
  };
}

/** What a write says to the artist; null where it was the artist's own. */
function stateFor(before: Work, after: Work): NoticeState | null {
  const isRevised = after.revisedAt instanceof Date && !isDeepStrictEqual(before.revisedAt, after.revisedAt);
  if (isRevised) return 'revisionApproved';
  if (before.status !== 'submitted') return null;
  if (after.status === 'approved' || after.status === 'rejected') return after.status;
  return after.status === 'draft' && after.submittedAt ? 'returned' : null;
}

/** One write of a revision, as its event describes it. */
export interface RevisionWritten {
  eventId: string;
  kind: WorkKind;
  id: string;
  before: StoredRevision | null;
  after: StoredRevision | null;
}

/**
 * Trigger of revisions: applies one that was approved by hand, opens and closes its review, and tells its artist that it was sent back or
 * rejected. That it was approved, the trigger of its work tells.
 */
export async function onRevisionWritten({
  eventId,
  kind,
  id,
  before,
  after,
}: RevisionWritten): Promise<void> {
  if (before?.status === after?.status) return;
  const present = await readWork(kind, id);
  if (present?.revision?.status === 'approved') await applyByHand(kind, id, present);
  const current = await readWork(kind, id);
  const { revision: submission } = submissionsOf(kind, id);
  const revision = current?.revision ?? null;
  const ownerId = revision?.ownerId ?? before?.ownerId ?? 0;
  await syncReview(
    { ...submission, ownerId, createdAt: revision?.submittedAt ?? now() },
    {
      isWaiting: revision?.status === 'submitted' && current?.work.status === 'approved',
      decision: revision && decisionByHand(submission, { ...revision, ownerId }),
    },
  );
  const isReturned = after?.status === 'draft' && after.submittedAt !== null;
  if (before?.status !== 'submitted' || !after || !(isReturned || after.status === 'rejected')) return;
  const state = isReturned ? 'revisionReturned' : 'revisionRejected';
  await createNotice(String(after.ownerId), eventId, {
    kind,
    state,
    subjectId: id,
    title: present?.work.title ?? '',
    ...noteOf(state, after.reviewNote),
    ownerId: after.ownerId,
    createdAt: now(),
  });
}

async function applyByHand(kind: WorkKind, id: string, snapshot: Snapshot<WorkKind>): Promise<void> {
  const noun = nounOf(kind);
  const images = await readShownImages(noun, snapshot);
  await publishImages(
    [...images.values()].filter(({ privacyStatus }) => privacyStatus === 'Public').map((image) => image.id),
    { adminId: null, work: { kind, id } },
  );
  await changeWork(kind, id, ({ work, revision }) => {
    if (work.status !== 'approved' || revision?.status !== 'approved') return {};
    const { revision: submission } = submissionsOf(kind, id);
    const decision = decisionByHand(submission, revision);
    return {
      work: {
        ...noun.applyRevision(work, revision, images),
        shownImageIds: shownImagesOf(revision.fields),
        revisedAt: now(),
        updatedAt: now(),
        version: (work.version ?? 0) + 1,
      },
      revision: null,
      closed: [submission],
      ...(decision && { decision }),
    };
  });
}
