import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { StoredSubmission } from '@aperture-byline/contract/review/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { ValidationError } from 'yup';
import { isScheduled } from '../../data/exhibitions.ts';
import type { Submission } from '../../data/reviews.ts';
import { type Lookups, ownerOf, type Snapshot, type WorkChange } from '../../data/studio-works.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';
import { shownImagesOf } from '../../lib/shown-images.ts';
import { type Caller, changeOwn, wrongState } from './change-work.ts';
import { exhibitions } from './exhibitions.ts';
import type { Noun, Wires } from './noun.ts';
import { describedPictures, isDescribed, type OwnImages } from './own-images.ts';
import { readOwnWork, readShownImages } from './read-works.ts';

/** What of a work waits for review: its revision where it is public, else itself. */
export function submissionsOf(kind: WorkKind, id: string): { work: Submission; revision: Submission } {
  return {
    work: { kind, noun: null, subjectId: id },
    revision: { kind: 'revision', noun: kind, subjectId: id },
  };
}

/** Asks for review. Throws NOT_FOUND, CONFLICT, WRONG_STATE, and INVALID with what is incomplete. */
export async function submitWork<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  id: unknown,
  caller: Caller,
): Promise<W['work']> {
  // What a version shows never changes, so that its images may be read before.
  const images = await readShownImages(noun, await readOwnWork(noun, id, caller.userId));
  return changeOwn(noun, id, caller, (snapshot, lookups) => submit(noun, snapshot, { images, lookups }));
}

async function submit<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  snapshot: Snapshot<K>,
  { images, lookups }: { images: OwnImages; lookups: Lookups },
): Promise<WorkChange<K>> {
  const { work, revision } = snapshot;
  const isPublic = work.status === 'approved';
  const status = isPublic ? revision?.status : work.status;
  if (status !== 'draft' && status !== 'rejected') throw wrongState(work.status);
  const content = (isPublic && revision?.fields) || noun.contentOf(work);
  const fields = noun.toFields(work, content);
  const problems = {
    ...problemsOfNamed({ ...noun.namedImages(fields), ...imagesInText(content) }, images),
    ...noun.problemsOf(snapshot, content, images),
    ...problemsOf(noun, fields),
  };
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID', { fields: problems });
  const createdAt = now();
  const submissions = submissionsOf(noun.kind, work.id);
  const opened: StoredSubmission = {
    ...(isPublic ? submissions.revision : submissions.work),
    ownerId: ownerOf(noun.kind, work)?.userId ?? 0,
    createdAt,
  };
  const submitted = { status: 'submitted', submittedAt: createdAt, reviewNote: null } as const;
  const pictures = describedPictures(content, images);
  if (isPublic && revision)
    return { opened, revision: { ...revision, fields: { ...revision.fields, ...pictures }, ...submitted } };
  const needsSlug = 'slug' in work && !work.slug;
  const slug = needsSlug ? { slug: await lookups.freeSlug(String(work.title ?? '')) } : {};
  return { opened, work: { ...submitted, ...pictures, ...slug, ...noun.measure?.(work, images) } };
}

function problemsOf<K extends WorkKind, W extends Wires>(
  { complete }: Noun<K, W>,
  fields: object,
): Record<string, string> {
  try {
    complete.validateSync(fields, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const failures = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(failures.map(({ path = '', message }) => [path, message]));
  }
}

const imagesInText = (content: object): Record<string, readonly string[]> =>
  'content' in content ? { content: shownImagesOf({ content: content.content }) } : {};

/** What is said of several photographs, of the one that is the banner. */
const OF_BANNER: Readonly<Record<string, string>> = {
  [workMessages.imagesPrivate]: workMessages.bannerPrivate,
  [workMessages.imagesUndescribed]: workMessages.bannerUndescribed,
};

/** By the field that names the images: which of them it is about is marked there. */
function problemsOfNamed(
  named: Readonly<Record<string, readonly string[]>>,
  images: OwnImages,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([field, ids]) =>
      Object.values(problemsOfImages(ids, images)).map((problem) => [
        field,
        field === 'bannerId' ? (OF_BANNER[problem] ?? problem) : problem,
      ]),
    ),
  );
}

/** Approval publishes the images with the work: only what its artist set to Public, and described, can be. */
export function problemsOfImages(ids: readonly string[], images: OwnImages): Record<string, string> {
  if (ids.some((id) => !images.has(id))) return { imageIds: workMessages.imagesNotYours };
  const shown = ids.flatMap((id) => images.get(id) ?? []);
  if (shown.some(({ privacyStatus }) => privacyStatus !== 'Public'))
    return { imageIds: workMessages.imagesPrivate };
  if (!shown.every(isDescribed)) return { imageIds: workMessages.imagesUndescribed };
  return {};
}

/**
 * Makes a draft of what is submitted or public. Of a public one the revision becomes the draft's words, so that nothing is lost. Throws
 * NOT_FOUND, CONFLICT, WRONG_STATE.
 */
export function withdrawWork<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  id: unknown,
  caller: Caller,
): Promise<W['work']> {
  return changeOwn(noun, id, caller, (snapshot) => {
    const { status } = snapshot.work;
    if (status !== 'submitted' && status !== 'approved') throw wrongState(status);
    return withdraw(noun, snapshot);
  });
}

/** A draft of what a work and its revision hold. */
export function withdraw<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  { work, revision }: Snapshot<K>,
): WorkChange<K> {
  const submissions = submissionsOf(noun.kind, work.id);
  const draft = { status: 'draft', submittedAt: null, reviewNote: null } as const;
  const content = revision && { ...revision.fields, shownImageIds: revision.shownImageIds ?? [] };
  const changed = { ...work, ...content };
  return {
    work: { ...content, ...(content && noun.derive(changed)), ...draft },
    ...(revision && { revision: null }),
    closed: [submissions.work, submissions.revision],
  };
}

/** Takes a submitted revision back. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export function withdrawRevision<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  id: unknown,
  caller: Caller,
): Promise<W['work']> {
  return changeOwn(noun, id, caller, ({ work, revision }) => {
    if (revision?.status !== 'submitted') throw wrongState(revision?.status ?? work.status);
    return {
      revision: { ...revision, status: 'draft', submittedAt: null },
      closed: [submissionsOf(noun.kind, work.id).revision],
    };
  });
}

/** Drops a revision that does not wait for review. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export function deleteRevision<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  id: unknown,
  caller: Caller,
): Promise<W['work']> {
  return changeOwn(noun, id, caller, ({ work, revision }) => {
    if (!revision || revision.status === 'submitted') throw wrongState(revision?.status ?? work.status);
    return { revision: null };
  });
}

/** Closes an open exhibition now, and in its revision too. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export function endExhibition(id: unknown, caller: Caller) {
  return changeOwn(exhibitions, id, caller, ({ work, revision }) => {
    const endDate = now();
    const isOpen =
      work.status === 'approved' && isScheduled(work) && exhibitionState(work, endDate) === 'ongoing';
    if (!isOpen) throw wrongState(work.status);
    return {
      work: { endDate },
      ...(revision && { revision: { ...revision, fields: { ...revision.fields, endDate } } }),
    };
  });
}
