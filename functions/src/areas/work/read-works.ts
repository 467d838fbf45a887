import { problemOfSlug } from '@aperture-byline/contract/blog/studio-schemas';
import type { SlugCheck } from '@aperture-byline/contract/blog/studio-wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { STUDIO_PAGE_SIZE } from '@aperture-byline/contract/work/limits';
import type { StudioList } from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { readCursor, toCursor } from '../../data/cursor.ts';
import {
  isSlugTaken,
  ownerOf,
  readOwnWorks,
  readRevisions,
  readWork,
  type Snapshot,
} from '../../data/studio-works.ts';
import { ApiError } from '../../lib/errors.ts';
import { mapReadable } from '../../lib/parse.ts';
import { shownImagesOf } from '../../lib/shown-images.ts';
import type { Noun, Wires } from './noun.ts';
import { type OwnImages, readOwnImages } from './own-images.ts';
import { toState } from './studio-state.ts';

/** The artist's own works in every state, newest first. */
export async function listWorks<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  userId: string | null,
  cursor: string | null | undefined,
): Promise<StudioList<W['item']>> {
  const limit = STUDIO_PAGE_SIZE;
  const works = await readOwnWorks(noun.kind, { userId: Number(userId), after: readCursor(cursor), limit });
  // Only what is public has a revision.
  const approved = works.filter(({ status }) => status === 'approved').map(({ id }) => id);
  const revisions = await readRevisions(noun.kind, approved);
  const last = works.at(-1);
  return {
    items: mapReadable(works, (work) => {
      const revision = revisions.get(work.id) ?? null;
      return noun.toItem({
        state: toState({ work, revision }),
        work,
        content: revision?.fields ?? noun.contentOf(work),
      });
    }),
    next_cursor: works.length === limit && last ? toCursor(last) : null,
  };
}

/** One of the artist's own, as it is being edited. Throws NOT_FOUND. */
export async function getWork<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  id: unknown,
  userId: string | null,
): Promise<W['work']> {
  return showWork(noun, await readOwnWork(noun, id, userId));
}

/** Throws NOT_FOUND, also for another's. */
export async function readOwnWork<K extends WorkKind, W extends Wires>(
  { kind }: Noun<K, W>,
  id: unknown,
  userId: string | null,
): Promise<Snapshot<K>> {
  const snapshot = isId(id) ? await readWork(kind, id) : null;
  if (!snapshot || !isOwn(kind, snapshot, userId)) throw new ApiError('NOT_FOUND');
  return snapshot;
}

export function isOwn<K extends WorkKind>(kind: K, { work }: Snapshot<K>, userId: string | null): boolean {
  return userId !== null && ownerOf(kind, work)?.userId === Number(userId);
}

/** The work with its images as they are now; `version` chooses between what is public and what is being edited. */
export async function showWork<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  snapshot: Snapshot<K>,
): Promise<W['work']> {
  return toShownWork(noun, snapshot, await readShownImages(noun, snapshot));
}

/** The same of images that were read already. */
export function toShownWork<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  { work, revision }: Snapshot<K>,
  images: OwnImages,
): W['work'] {
  const content = revision?.fields ?? noun.contentOf(work);
  return noun.toWork({ state: toState({ work, revision }), work, content, images });
}

/** The owner's images that the newest words and pictures show. */
export function readShownImages<K extends WorkKind, W extends Wires>(
  noun: Noun<K, W>,
  { work, revision }: Snapshot<K>,
): Promise<OwnImages> {
  const shown = shownImagesOf(revision?.fields ?? noun.contentOf(work));
  return readOwnImages(shown, ownerOf(noun.kind, work)?.userId ?? 0);
}

/** Whether a story may have this slug; free also where it is the caller's own story's. */
export async function checkSlug(slug: string, blogId: string | null | undefined): Promise<SlugCheck> {
  const problem = problemOfSlug(slug);
  if (problem !== null) return { slug, is_free: false, problem };
  const isTaken = await isSlugTaken(slug, blogId ?? null);
  return { slug, is_free: !isTaken, problem: isTaken ? workMessages.slugTaken : null };
}
