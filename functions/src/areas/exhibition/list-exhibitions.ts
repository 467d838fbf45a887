import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { readExhibitions } from '../../data/exhibitions.ts';
import { now } from '../../lib/clock.ts';
import { mapReadable } from '../../lib/parse.ts';
import { fillBanners } from './fill-banners.ts';
import { withImageCounts } from './image-count.ts';
import { toListItem } from './mappers.ts';

/** Approved exhibitions of a state, of everybody where no user is named; none for what is no user id. */
export async function listExhibitions(
  state: ExhibitionState,
  userId: string | null | undefined,
): Promise<ExhibitionListItem[]> {
  if (userId !== undefined && !isUserId(userId)) return [];
  const owner = userId === undefined ? {} : { userId: Number(userId) };
  const exhibitions = await readExhibitions({ state, now: now(), ...owner });
  return mapReadable(await fillBanners(await withImageCounts(exhibitions)), toListItem);
}
