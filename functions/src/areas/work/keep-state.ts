import { isDeepStrictEqual } from 'node:util';
import { countWords } from '@aperture-byline/contract/blog/reading-time';
import type { BlogContent, StoredStoryState } from '@aperture-byline/contract/blog/stored';
import type { WorkChange, WorkContent, WorkWithRevision } from '../../data/works.ts';
import { latest } from './work-views.ts';

/** Milliseconds for which changes belong together: work is saved at every pause of typing. */
const BURST = 10 * 60 * 1000;

/**
 * What a change writes beside its own fields that makes `after` of the words and pictures `before`: it keeps these as a state of the
 * story's history, where the last one was kept long enough ago or the change says so. That is one write more for all changes of ten
 * minutes. Works of other kinds have no history.
 */
export function keepState(
  { work, revision }: WorkWithRevision,
  { before, after, isForced }: { before: WorkContent; after: WorkContent; isForced: boolean },
): Pick<WorkChange, 'work' | 'state'> {
  if (!('stateCount' in work && 'readingTime' in before && 'readingTime' in after)) return {};
  const now = new Date();
  const { stateCount, stateKeptAt } = work;
  const isInBurst = stateKeptAt !== null && now.getTime() - stateKeptAt.getTime() < BURST;
  const fields = toFields(before);
  if ((isInBurst && !isForced) || isDeepStrictEqual(fields, toFields(after))) return {};
  const { updatedAt, createdAt } = revision ?? work;
  return {
    work: { stateCount: stateCount + 1, stateKeptAt: now },
    state: {
      ownerId: work.creator.userId,
      number: stateCount,
      wordCount: countWords(fields.content),
      savedAt: latest(updatedAt, createdAt),
      fields,
    },
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

/** What a submission writes beside its own fields: the next change keeps the words that were submitted. */
export const endBurst = ({ work }: WorkWithRevision): { stateKeptAt?: null } =>
  'stateKeptAt' in work ? { stateKeptAt: null } : {};
