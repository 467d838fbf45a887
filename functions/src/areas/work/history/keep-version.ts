import { isDeepStrictEqual } from 'node:util';
import { countWords } from '@aperture-byline/contract/blog/reading-time';
import type { BlogContent, StoredBlog, StoredStoryVersion } from '@aperture-byline/contract/blog/stored';
import { writeVersion } from '../../../data/works/story-versions.ts';
import type { WorkChange, WorkWithRevision } from '../../../data/works/works.ts';
import { latest } from '../work-views.ts';

/** Milliseconds for which changes belong together: work is saved at every pause of typing. */
const BURST = 10 * 60 * 1000;

/**
 * Keeps the words and pictures `before` as a version of the story's history, where a change makes others of them and
 * the last version was kept long enough ago, or the change says so. That is one write more for all changes of ten
 * minutes.
 */
export function keepVersion(
  { work, revision }: WorkWithRevision<StoredBlog, BlogContent>,
  { before, after, isForced }: { before: BlogContent; after: BlogContent; isForced: boolean },
): Pick<WorkChange, 'work' | 'also'> {
  const now = new Date();
  const { versionCount, versionKeptAt } = work;
  const isInBurst = versionKeptAt !== null && now.getTime() - versionKeptAt.getTime() < BURST;
  const fields = toFields(before);
  if ((isInBurst && !isForced) || isDeepStrictEqual(fields, toFields(after))) return {};
  const { updatedAt, createdAt } = revision ?? work;
  const version = {
    ownerId: work.creator.userId,
    number: versionCount,
    wordCount: countWords(fields.content),
    savedAt: latest(updatedAt, createdAt),
    fields,
  };
  return {
    work: { versionCount: versionCount + 1, versionKeptAt: now },
    also: (transaction) => writeVersion(transaction, work.id, version),
  };
}

function toFields(content: BlogContent): StoredStoryVersion['fields'] {
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
