import { isDeepStrictEqual } from 'node:util';
import type { NoticeState, StoredNotice } from '@aperture-byline/contract/notice/stored';
import type { StoredRevision } from '@aperture-byline/contract/work/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { readWholeImages } from '../../data/images/images.ts';
import { mailReturned } from '../../data/mail/mail-returned.ts';
import { closeReturned, createNotice, RETURNED } from '../../data/mail/notices.ts';
import { decisionByHand, syncReview } from '../../data/review/reviews.ts';
import { getOwner, type StoredWork, type WorkFields } from '../../data/works/work-collections.ts';
import { deleteRemains, readWork, type WorkWithRevision, workExists } from '../../data/works/works.ts';
import { isPublicImage } from '../../lib/pictures/visibility.ts';
import { repairRevision, repairWork } from './repair-work.ts';
import { buildSubmissions } from './withdraw-work.ts';
import { WORK_TYPES } from './works.ts';

export interface WorkWritten {
  eventId: string;
  kind: WorkKind;
  id: string;
  before: StoredWork | null;
  after: StoredWork | null;
}

/** Fields that something follows from: not likes and views, nor what an order changes of a size. */
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

function listSources(work: WorkFields): unknown[] {
  return [...SOURCES.map((name) => work[name]), work.sizes?.map(({ price }) => price)];
}

/**
 * Trigger of exhibitions, stories and prints: repairs a document that was edited by hand, opens and closes its review,
 * and notifies its artist of what was decided. Events come late, twice and in any order: all but the notice follows
 * from the present state, and the notice has the event's id.
 */
export async function onWorkWritten({ eventId, kind, id, before, after }: WorkWritten): Promise<void> {
  if (before && after && isDeepStrictEqual(listSources(before), listSources(after))) return;
  const present = await repairWork(WORK_TYPES[kind], id, before);
  // It is there, and can't be parsed: it is not to be taken for deleted.
  if (present === null && (await workExists(kind, id))) return;
  await syncWorkReview(kind, { id, before, present });
  // Deleted in the console, it leaves what is below it, such as a revision that keeps its images from being deleted.
  // Deleting the rest is an event of its own in the emulator, of a document that was not there before.
  if (before && present === null) await deleteRemains(kind, id);
  if (after && before) await notifyArtist({ eventId, kind, id, before, after }, present?.work ?? after);
  const known = after ?? before;
  // Drafts are saved while they are written: what was sent back waits until its status changes.
  if (known && before?.status !== after?.status) await closeReturnNotices(kind, id, getOwner(known).userId);
}

async function notifyArtist(
  { eventId, kind, id, before, after }: WorkWritten & { before: StoredWork; after: StoredWork },
  present: StoredWork,
): Promise<void> {
  const state = stateFor(before, after);
  if (!state) return;
  const { userId } = getOwner(after);
  await createNotice(String(userId), eventId, {
    kind,
    state,
    subjectId: id,
    title: after.title,
    ...buildSlugField(state, present),
    ...buildNoteField(state, after.reviewNote),
    ...(await buildOpeningFields(state, after)),
    ...(state === 'returned' && { wantsAnswer: true }),
    ownerId: userId,
    createdAt: new Date(),
  });
  if (state === 'returned')
    await mailReturned(userId, { kind, title: after.title, submission: eventId, workId: id, reason: after.reviewNote });
}

/** Closes notices of what was sent back and is no draft now. Reads once more, as events come in any order. */
async function closeReturnNotices(kind: WorkKind, id: string, ownerId: number): Promise<void> {
  const present = await readWork(kind, id);
  const isReturned = { returned: present?.work.status, revisionReturned: present?.revision?.status };
  const ended = RETURNED.filter((state) => isReturned[state] !== 'draft');
  if (ended.length > 0) await closeReturned(String(ownerId), id, ended);
}

function buildSlugField(state: NoticeState, work: WorkFields): { slug?: string } {
  return work.slug && /approved/i.test(state) ? { slug: work.slug } : {};
}

/** Returns when an approved exhibition opens, and how many of its photographs everybody sees before that. */
async function buildOpeningFields(
  state: NoticeState,
  { startDate, imageIds = [] }: WorkFields,
): Promise<Pick<StoredNotice, 'opensAt' | 'shown' | 'waiting'>> {
  if (state !== 'approved' || !startDate || startDate <= new Date()) return {};
  const images = await readWholeImages(imageIds);
  const shown = images.filter(isPublicImage).length;
  return { opensAt: startDate, shown, waiting: images.length - shown };
}

function buildNoteField(state: NoticeState, note: string | null): { note?: string } {
  return note && /returned|rejected/i.test(state) ? { note } : {};
}

async function syncWorkReview(
  kind: WorkKind,
  { id, before, present }: { id: string; before: StoredWork | null; present: WorkWithRevision | null },
): Promise<void> {
  const { work: submission } = buildSubmissions(kind, id);
  const work = present?.work ?? null;
  const known = work ?? before;
  const ownerId = known ? getOwner(known).userId : 0;
  await syncReview(
    { ...submission, ownerId, createdAt: work?.submittedAt ?? new Date() },
    { isWaiting: work?.status === 'submitted', decision: work && decisionByHand(submission, { ...work, ownerId }) },
  );
}

/** Returns the state that a write notifies the artist of; null where the artist made the change. */
function stateFor(before: StoredWork, after: StoredWork): NoticeState | null {
  const isRevised = after.revisedAt !== null && !isDeepStrictEqual(before.revisedAt, after.revisedAt);
  if (isRevised) return 'revisionApproved';
  // Its artist withdrew it otherwise.
  const isReturned = after.status === 'draft' && after.submittedAt !== null;
  if (isReturned && before.status === 'approved') return 'returned';
  if (before.status !== 'submitted') return null;
  if (after.status === 'approved' || after.status === 'rejected') return after.status;
  return isReturned ? 'returned' : null;
}

export interface RevisionWritten {
  eventId: string;
  kind: WorkKind;
  id: string;
  before: StoredRevision | null;
  after: StoredRevision | null;
}

/** Trigger of revisions: applies one approved by hand, syncs its review and tells of a refusal, not of approval. */
export async function onRevisionWritten({ eventId, kind, id, before, after }: RevisionWritten): Promise<void> {
  if (before?.status === after?.status) return;
  const present = await repairRevision(WORK_TYPES[kind], id);
  const { revision: submission } = buildSubmissions(kind, id);
  const revision = present?.revision ?? null;
  const ownerId = revision?.ownerId ?? before?.ownerId ?? 0;
  await syncReview(
    { ...submission, ownerId, createdAt: revision?.submittedAt ?? new Date() },
    {
      isWaiting: revision?.status === 'submitted' && present?.work.status === 'approved',
      decision: revision && decisionByHand(submission, { ...revision, ownerId }),
    },
  );
  await notifyOfRevision({ eventId, kind, id, before, after }, present?.work.title ?? '');
  if (ownerId) await closeReturnNotices(kind, id, ownerId);
}

async function notifyOfRevision({ eventId, kind, id, before, after }: RevisionWritten, title: string): Promise<void> {
  const isReturned = after?.status === 'draft' && after.submittedAt !== null;
  if (before?.status !== 'submitted' || !after || !(isReturned || after.status === 'rejected')) return;
  const state = isReturned ? 'revisionReturned' : 'revisionRejected';
  await createNotice(String(after.ownerId), eventId, {
    kind,
    state,
    subjectId: id,
    title,
    ...buildNoteField(state, after.reviewNote),
    ...(isReturned && { wantsAnswer: true }),
    ownerId: after.ownerId,
    createdAt: new Date(),
  });
  if (isReturned)
    await mailReturned(after.ownerId, {
      kind,
      title,
      submission: eventId,
      workId: id,
      reason: after.reviewNote,
      isRevision: true,
    });
}
