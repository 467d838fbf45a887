import type { Pagination } from '@aperture-byline/contract/shared/envelope';
import { paginate } from '@aperture-byline/contract/shared/pagination';
import { idOfKey } from './memberships.ts';
import { readListing } from './page-indexes.ts';
import { slicesOf } from './segments.ts';

/** The ids on one page of a listing, newest first. At most three documents are read, however long the list is. */
export async function getListingPage(
  name: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ ids: string[]; pagination: Pagination }> {
  const { chosen, keys } = await readListing(name, (head) => {
    const pagination = paginate({ page, pageSize, total: head.total });
    const start = (pagination.page - 1) * pageSize;
    return { chosen: pagination, slices: slicesOf(head, start, start + pageSize) };
  });
  return { ids: keys.map(idOfKey), pagination: chosen };
}
