import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { syncSearch } from '../search-index/sync-search.ts';
import { syncShownImage } from '../works/work-pictures.ts';

/**
 * Brings works and search up to date with an image that everybody may see from now on, or no longer. Its events do so,
 * too; until then pages would name files that are refused.
 */
export async function followTurnedImage(id: string): Promise<void> {
  const works = await syncShownImage(id);
  await Promise.all([
    syncSearch('images', id),
    forEachConcurrently(works, (work) => syncSearch(WORK_KINDS[work.kind].collection, work.id)),
  ]);
}
