import type { NoticeState, StoredNotice } from '@aperture-byline/contract/notice/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { DocumentChange } from '../../data/core/collection.ts';
import { readWholeImages } from '../../data/images/images.ts';
import { mailReturned } from '../../data/mail/mail-returned.ts';
import { closeReturned, createNotice, RETURNED } from '../../data/mail/notices.ts';
import { decisionByHand, syncReview } from '../../data/review/reviews.ts';
import { getOwner, type StoredWork, type WorkFields } from '../../data/works/work-collections.ts';
import { deleteRemains, readWork, readWorkAlone, workExists } from '../../data/works/works.ts';
import { isPublicImage } from '../../publication/visibility.ts';
import { repairOpenings, repairWork } from './repair-work.ts';
import { buildSubmissions } from './withdraw-work.ts';
import { WORK_TYPES } from './works.ts';

interface WrittenWork extends DocumentChange<StoredWork> {
  eventId: string;
  /** Time of the write. */
  time: Date;
  kind: WorkKind;
  id: string;
}

/** Repairs a work that was edited by hand, and opens and closes its review, by its present state. */
export async function repairAndReview({ kind, id, time, before, after }: WrittenWork): Promise<void> {
  const present = await repairWork(WORK_TYPES[kind], id, { time, before, after });
  // It is there, and can't be parsed: it is not to be taken for deleted.
  if (present === null && (await workExists(kind, id))) return;
  const { work: submission } = buildSubmissions(kind, id);
  const work = present?.work ?? null;
  const known = work ?? before;
  const ownerId = known ? getOwner(known).userId : 0;
  await syncReview(
    { ...submission, ownerId, createdAt: work?.submittedAt ?? new Date() },
    { isWaiting: work?.status === 'submitted', decision: work && decisionByHand(submission, { ...work, ownerId }) },
  );
}

export function followDates({ kind, id }: WrittenWork): Promise<void> {
  return repairOpenings(WORK_TYPES[kind], id);
}

/**
 * Deletes what a work that was deleted in the console leaves below it, such as a revision that keeps its images from
 * being deleted. Each of these is an event of its own in the emulator, of a document that was not there before.
 */
export async function deleteWorkRemains({ kind, id, before }: WrittenWork): Promise<void> {
  if (before && !(await workExists(kind, id))) await deleteRemains(kind, id);
}

/** Tells the artist of an approval, and of an exhibition when it opens. */
export async function notifyOfApproval(written: WrittenWork): Promise<void> {
  const { after } = written;
  await notifyArtist(written, 'approved', {
    ...(await buildSlugField(written)),
    ...(after && (await buildOpeningFields(after))),
  });
}

export async function notifyOfRevision(written: WrittenWork): Promise<void> {
  await notifyArtist(written, 'revisionApproved', await buildSlugField(written));
}

export function notifyOfRefusal(written: WrittenWork): Promise<void> {
  return notifyArtist(written, 'rejected', buildNoteField(written.after));
}

/** Tells the artist, by mail too, that a work came back for changes. */
export async function notifyOfReturn(written: WrittenWork): Promise<void> {
  const { eventId, kind, id, after } = written;
  await notifyArtist(written, 'returned', { ...buildNoteField(after), wantsAnswer: true });
  if (after === null) return;
  const { title, reviewNote: reason } = after;
  await mailReturned(getOwner(after).userId, { kind, title, submission: eventId, workId: id, reason });
}

async function notifyArtist(
  { eventId, kind, id, after }: WrittenWork,
  state: NoticeState,
  fields: Partial<StoredNotice>,
): Promise<void> {
  if (after === null) return;
  const { userId } = getOwner(after);
  const { title } = after;
  const notice = { kind, state, subjectId: id, title, ...fields, ownerId: userId, createdAt: new Date() };
  await createNotice(String(userId), eventId, notice);
}

/** Reads its address, which an approval by hand may have given it only now. */
async function buildSlugField({ kind, id, after }: WrittenWork): Promise<{ slug?: string }> {
  const work: WorkFields | null = (await readWorkAlone(kind, id)) ?? after;
  return work?.slug ? { slug: work.slug } : {};
}

function buildNoteField(work: StoredWork | null): { note?: string } {
  return work?.reviewNote ? { note: work.reviewNote } : {};
}

/** Returns when an approved exhibition opens, and how many of its photographs everybody sees before that. */
async function buildOpeningFields({
  startDate,
  imageIds = [],
}: WorkFields): Promise<Pick<StoredNotice, 'opensAt' | 'shown' | 'waiting'>> {
  if (!startDate || startDate <= new Date()) return {};
  const images = await readWholeImages(imageIds);
  const shown = images.filter(isPublicImage).length;
  return { opensAt: startDate, shown, waiting: images.length - shown };
}

/** Closes notices of what was sent back and is no draft now. It runs after such a notice was written. */
export async function closeReturnedWork({ kind, id, before, after }: WrittenWork): Promise<void> {
  const known = after ?? before;
  if (known) await closeReturnNotices(kind, id, getOwner(known).userId);
}

/** Closes a person's notices of a work or its revision that was sent back and is no draft now. */
export async function closeReturnNotices(kind: WorkKind, id: string, ownerId: number): Promise<void> {
  const present = await readWork(kind, id);
  const states = { returned: present?.work.status, revisionReturned: present?.revision?.status };
  const ended = RETURNED.filter((state) => states[state] !== 'draft');
  if (ended.length > 0) await closeReturned(String(ownerId), id, ended);
}
