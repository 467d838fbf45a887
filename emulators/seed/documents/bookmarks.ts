import type { StoredBookmark } from '@aperture-byline/contract/user/stored';
import { person } from '../people/all-people.ts';
import type { ReaderKey } from '../people/person.ts';
import type { SeedClock } from '../seed-clock.ts';
import { type SeedDocument, seedId } from '../seed-document.ts';

/** Bookmarked stories by reader, by their keys, the newest bookmark last. */
const bookmarked: Partial<Record<ReaderKey, readonly string[]>> = {
  arjun: ['monsoon-light', 'reading-the-sea', 'seven-nights', 'somebody-elses-camera'],
  ritika: ['hanging-a-room', 'paper-has-an-opinion'],
};

export function bookmarkDocuments(clock: SeedClock): SeedDocument<StoredBookmark>[] {
  return Object.entries(bookmarked).flatMap(([key, stories]) =>
    stories.map((story, place) => ({
      path: `users/${person(key as ReaderKey).userId}/bookmarks/${seedId('blog', story)}`,
      data: { createdAt: clock.momentOf(story, stories.length - place) },
    })),
  );
}
