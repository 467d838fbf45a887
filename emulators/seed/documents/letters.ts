import { LETTER_LISTS, type StoredLetter } from '@aperture-byline/contract/letter/stored';
import { blockMarker } from '@aperture-byline/contract/letter/wire';
import { letters } from '../content.ts';
import type { SeedClock, SeedDocument } from '../seed-document.ts';

/** Letters that were sent, with the works that their blocks showed. */
export function letterDocuments(
  works: Readonly<Record<'exhibitions' | 'stories' | 'prints', readonly SeedDocument<{ status: string }>[]>>,
  clock: SeedClock,
): SeedDocument<StoredLetter>[] {
  return letters.map(({ id, daysAgo, ...words }) => {
    const sentAt = clock.daysAgo(daysAgo);
    const blocks = LETTER_LISTS.filter((block) => words.html.includes(blockMarker(block)));
    const shown = blocks.map((block) => ({
      block,
      ids: works[block]
        .filter(({ data }) => data.status === 'approved')
        .slice(0, 3)
        .flatMap(({ path }) => path.split('/').at(-1) ?? []),
    }));
    return {
      path: `letters/${id}`,
      data: {
        ...words,
        shown,
        state: 'sent',
        version: 3,
        sendAt: sentAt,
        missedAt: null,
        startedAt: sentAt,
        sentAt,
        content: null,
        cursor: '',
        recipients: 0,
        editedBy: null,
        createdAt: clock.daysAgo(daysAgo + 2),
        updatedAt: sentAt,
      },
    };
  });
}
