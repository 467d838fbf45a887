import { problemOfSlug } from '@aperture-byline/contract/blog/bodies';
import type { SlugCheck } from '@aperture-byline/contract/blog/wire';
import type { Counts } from '@aperture-byline/contract/engagement/stored';
import {
  STUDIO_PAGE_SIZE,
  type StudioList,
  type StudioListItem,
  type StudioState,
} from '@aperture-byline/contract/work/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { readCursor, toCursor } from '../../data/core/cursor.ts';
import { readCounts } from '../../data/stats/work-counts.ts';
import { isStorySlugTaken } from '../../data/works/work-slugs.ts';
import { readRevisions, readWorksBy, type WorkWithRevision } from '../../data/works/works.ts';
import type { WorkType } from './types/work-type.ts';
import { readWorkForOwner } from './work-guards.ts';
import { editedContent, readView, toState } from './work-views.ts';

export async function listWorks(
  type: WorkType,
  userId: string | null,
  cursor: string | null | undefined,
): Promise<StudioList<StudioListItem>> {
  const limit = STUDIO_PAGE_SIZE;
  const works = await readWorksBy(Number(userId), type.kind, { after: readCursor(cursor), limit });
  // Only what is public has a revision.
  const approved = works.filter(({ status }) => status === 'approved').map(({ id }) => id);
  const [revisions, counts] = await Promise.all([
    readRevisions(type.kind, approved),
    readCounts('blogs', type.kind === 'blog' ? works.map(({ id }) => ({ id, ownerId: Number(userId) })) : []),
  ]);
  const last = works.at(-1);
  return {
    items: works.map((work) =>
      toItem(type, { work, revision: revisions.get(work.id) ?? null, counts: counts.of(work.id) }),
    ),
    nextCursor: works.length === limit && last ? toCursor(last) : null,
  };
}

export function toItem(type: WorkType, { counts, ...present }: WorkWithRevision & { counts: Counts }): StudioListItem {
  return type.toItem({
    state: toState(present),
    work: present.work,
    content: editedContent(type, present),
    counts,
  });
}

/** Reads one of the artist's own works as it is being edited. Throws NOT_FOUND. */
export async function getWork(type: WorkType, id: unknown, userId: string | null): Promise<StudioState> {
  return readView(type, await readWorkForOwner(type.kind, id, userId));
}

/** Whether a story may have this slug; free also where it is the caller's own story's. */
export async function checkSlug(slug: string, blogId: string | null | undefined): Promise<SlugCheck> {
  const problem = problemOfSlug(slug);
  if (problem !== null) return { slug, isFree: false, problem };
  const isTaken = await isStorySlugTaken(slug, blogId ?? null);
  return { slug, isFree: !isTaken, problem: isTaken ? workMessages.slugTaken : null };
}
