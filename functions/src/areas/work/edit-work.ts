import { isDeepStrictEqual } from 'node:util';
import { toByline } from '@aperture-byline/contract/shared/text/content';
import type { StudioState } from '@aperture-byline/contract/work/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { parse } from 'valibot';
import { readUser } from '../../data/people/users.ts';
import { getOwner, type WorkContent } from '../../data/works/work-collections.ts';
import { createStoredWork, deleteRemains, type Revision, type WorkWithRevision } from '../../data/works/works.ts';
import { ApiError } from '../../lib/errors.ts';
import { listShownImages } from '../../lib/pictures/shown-images.ts';
import { sha256OfJson } from '../../lib/sha256.ts';
import { readArtistImages, readNamedImages } from './artist-images.ts';
import type { WorkType } from './types/work-type.ts';
import {
  assertNoConflict,
  type Editor,
  editOwnWork,
  nextVersion,
  readWorkForOwner,
  wrongState,
} from './work-guards.ts';
import { readView, toContent } from './work-views.ts';

/** Length of the id of a work created with a key: 80 bits in hexadecimal digits, as long as Firestore's own. */
const KEYED_ID_LENGTH = 20;

/** Makes a draft, once for each key; a known one is shown as it is now. Throws FORBIDDEN, INVALID, KEY_REUSED. */
export async function createWork(
  type: WorkType,
  patch: object,
  { userId, key }: { userId: string | null; key: string | null },
): Promise<{ work: StudioState; isNew: boolean }> {
  const user = userId === null ? null : await readUser(userId);
  if (!user) throw new ApiError('FORBIDDEN');
  const images = await readNamedImages(type.namedImages(patch), user.userId);
  const createdAt = new Date();
  const empty = parse(type.documentSchema, {
    ...type.createDraft(toByline(user)),
    version: 1,
    createdAt,
    updatedAt: createdAt,
  });
  // That no other has the slug is checked when the draft is stored.
  const slugs = { isTaken: async () => false };
  const present = { work: { ...empty, id: '' }, revision: null };
  const unreviewed = await type.editUnreviewed?.(present, patch, { images, slugs });
  const reviewed = type.edit(toContent(type, empty), patch, images);
  const work = { ...empty, ...unreviewed, ...reviewed };
  const fingerprint = key === null ? undefined : sha256OfJson(patch);
  const creation = await createStoredWork(type.kind, {
    id: key === null ? null : sha256OfJson([userId, type.kind, key]).slice(0, KEYED_ID_LENGTH),
    ownerId: user.userId,
    fields: {
      ...work,
      ...type.derive?.(work),
      shownImageIds: listShownImages(work),
      ...(fingerprint && { fingerprint }),
    },
    slug: unreviewed?.slug,
  });
  if (creation.outcome === 'ownerGone') throw new ApiError('FORBIDDEN');
  if (creation.outcome === 'slugTaken') throw new ApiError('INVALID', { fields: { slug: workMessages.slugTaken } });
  if (creation.created.work.fingerprint !== fingerprint)
    throw new ApiError('KEY_REUSED', { message: workMessages.keyReused });
  return { work: await readView(type, creation.created), isNew: creation.outcome === 'created' };
}

/**
 * Changes what was sent. Of an approved work the changes wait in its revision, but for what is not reviewed. Throws
 * NOT_FOUND, CONFLICT for another version than the present one, WRONG_STATE while it waits for review, INVALID.
 */
export async function editWork(type: WorkType, id: unknown, patch: object, editor: Editor): Promise<StudioState> {
  const before = await readWorkForOwner(type.kind, id, editor.userId);
  const ownerId = Number(editor.userId);
  const [named, measured] = await Promise.all([
    readNamedImages(type.namedImages(patch), ownerId),
    readArtistImages(type.measuredImages?.(before) ?? [], ownerId),
  ]);
  const images = new Map([...measured, ...named]);
  const changed = await editOwnWork(type.kind, id, editor, async (present, lookups) => {
    const { work, revision } = present;
    if (work.status === 'submitted') throw wrongState('submitted', workMessages.isSubmitted);
    const unreviewed = await type.editUnreviewed?.(present, patch, { images, slugs: lookups.slugs });
    const isPublic = work.status === 'approved';
    const own = toContent(type, { ...work, ...unreviewed });
    if (isPublic && unreviewed) await assertNoConflict(type, { ...work, ...unreviewed }, own, lookups);
    const edited = isPublic && revision ? revision.fields : own;
    const reviewed = type.edit(edited, patch, images);
    const content = { ...edited, ...reviewed };
    const history = type.beforeChange?.(present, { before: edited, after: content, patch });
    if (!isPublic) {
      const next = { ...work, ...unreviewed, ...reviewed };
      const derived = { ...type.derive?.(next), shownImageIds: listShownImages(next) };
      return { ...history, work: { ...unreviewed, ...reviewed, ...derived, ...history?.work, ...nextVersion(work) } };
    }
    const hasSameWords = type.hasSameWords?.(edited, content) ?? isDeepStrictEqual(edited, content);
    if (revision?.status === 'submitted' && !hasSameWords) throw wrongState('submitted', workMessages.isSubmitted);
    const isUnchanged = revision === null && isDeepStrictEqual(content, own);
    return {
      ...history,
      work: { ...unreviewed, ...history?.work, ...nextVersion(work) },
      ...(!isUnchanged && { revision: reviseWith(type, present, content) }),
    };
  });
  return readView(type, changed);
}

/** The revision with this content; a new one where there is none. */
function reviseWith({ kind }: WorkType, { work, revision }: WorkWithRevision, fields: WorkContent): Revision {
  const updatedAt = new Date();
  const first = {
    kind,
    workId: work.id,
    ownerId: getOwner(work).userId,
    status: 'draft',
    reviewNote: null,
    submittedAt: null,
    createdAt: updatedAt,
  } as const;
  return { ...(revision ?? first), fields, shownImageIds: listShownImages(fields), updatedAt };
}

/** Deletes a draft or what was rejected, and what is below it. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export async function removeWork(type: WorkType, id: unknown, editor: Editor): Promise<void> {
  const { work } = await editOwnWork(type.kind, id, editor, ({ work: { status }, work }) => {
    if (status !== 'draft' && status !== 'rejected') throw wrongState(status);
    type.assertRemovable?.(work);
    return { isDeleted: true, revision: null };
  });
  await deleteRemains(type.kind, work.id);
}
