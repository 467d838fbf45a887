import { isDeepStrictEqual } from 'node:util';
import { countWords } from '@aperture-byline/contract/blog/reading-time';
import type { BlogContent, StoredBlog, StoredStoryState } from '@aperture-byline/contract/blog/stored';
import { writeState } from '../../../data/works/story-states.ts';
import type { WorkChange, WorkWithRevision } from '../../../data/works/works.ts';
import { latest } from '../work-views.ts';

/** Milliseconds for which changes belong together: work is saved at every pause of typing. */
const BURST = 10 * 60 * 1000;

/**
 * Keeps the words and pictures `before` as a state of the story's history, where a change makes others of them and the last state was kept
 * long enough ago, or the change says so. That is one write more for all changes of ten minutes.
 */
export function keepState(
  { work, revision }: WorkWithRevision<StoredBlog, BlogContent>,
  { before, after, isForced }: { before: BlogContent; after: BlogContent; isForced: boolean },
): Pick<WorkChange, 'work' | 'also'> {
  const now = new Date();
  const { stateCount, stateKeptAt } = work;
  const isInBurst = stateKeptAt !== null && now.getTime() - stateKeptAt.getTime() < BURST;
  const fields = toFields(before);
  if ((isInBurst && !isForced) || isDeepStrictEqual(fields, toFields(after))) return {};
  const { updatedAt, createdAt } = revision ?? work;
  const state = {
    ownerId: work.creator.userId,
    number: stateCount,
    wordCount: countWords(fields.content),
    savedAt: latest(updatedAt, createdAt),
    fields,
  };
  return {
    work: { stateCount: stateCount + 1, stateKeptAt: now },
    also: (transaction) => writeState(transaction, work.id, state),
  };
}

function toFields(content: BlogContent): StoredStoryState['fields'] {
  const { title, description, content: html, banner, pictures, categories, tags } = content;
  return {
    title,
    description,
    content: html,
    bannerId: banner?.imageId ?? null,
    pictureIds: pictures.map(({ imageId }) => imageId),
    categories,
    tags,
  };
}
