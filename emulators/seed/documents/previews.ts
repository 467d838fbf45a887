import { createHash } from 'node:crypto';
import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { SeedClock, SeedDocument } from '../seed-document.ts';

/** Secret that follows the id of the story in the token of its preview. */
const SECRET = '5eed5eed5eed5eed5eed5eed5eed5eed';

/** Builds a link for each draft that lets everybody read it. Every screen of the site is measured with it. */
export function previewDocuments(stories: readonly SeedDocument<StoredBlog>[], clock: SeedClock): SeedDocument[] {
  const drafts = stories.filter(({ data }) => data.status === 'draft');
  return drafts.map(({ path, data: { creator } }) => {
    const token = `${path.split('/').at(-1)}-${SECRET}`;
    return {
      path: `${path}/previews/${createHash('sha256').update(token).digest('hex')}`,
      data: { ownerId: creator.userId, createdAt: clock.daysAgo(1), expiresAt: clock.daysAgo(-365) },
    };
  });
}
