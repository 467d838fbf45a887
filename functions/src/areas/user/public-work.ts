import type { DocumentChange } from '../../data/core/collection.ts';
import { storePublicWork } from '../../data/people/public-work.ts';
import { streamUserCards } from '../../data/people/users.ts';
import { getOwner } from '../../data/works/work-collections.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';

/** Stores what is public of the owners of a work, by the page indexes, which must be right by now. */
export async function syncPublicWork<W extends Parameters<typeof getOwner>[0]>({
  before,
  after,
}: DocumentChange<W>): Promise<void> {
  const owners = [before, after].flatMap((work) => (work ? String(getOwner(work).userId) : []));
  for (const userId of new Set(owners)) await storePublicWork(userId);
}

/** Stores the public work of every user; resolves with the number of those who have any. */
export async function syncAllPublicWork(): Promise<number> {
  let photographers = 0;
  await forEachConcurrently(streamUserCards(), async ({ id }) => {
    if (await storePublicWork(id)) photographers += 1;
  });
  return photographers;
}
