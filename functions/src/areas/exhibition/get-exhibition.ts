import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isApproved } from '../../access/access.ts';
import { completeExhibition, readExhibition } from '../../data/exhibitions.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';
import { mapReadable } from '../../lib/parse.ts';
import { fillBanners } from './fill-banners.ts';
import { withImageCounts } from './image-count.ts';
import { type CountedExhibition, toDetail } from './mappers.ts';

async function readApproved(id: unknown): Promise<CountedExhibition | null> {
  const stored = isId(id) ? await readExhibition(id) : null;
  if (!stored || !isApproved(stored)) return null;
  const [exhibition] = await withImageCounts(mapReadable([stored], completeExhibition));
  return exhibition ?? null;
}

async function detailsOf(exhibition: CountedExhibition): Promise<ExhibitionDetail> {
  const [filled = exhibition] = await fillBanners([exhibition]);
  return toDetail(filled, now());
}

/** An approved exhibition in any state. Throws NOT_FOUND. */
export async function getExhibition(id: unknown): Promise<ExhibitionDetail> {
  const exhibition = await readApproved(id);
  if (!exhibition) throw new ApiError('NOT_FOUND');
  return detailsOf(exhibition);
}

/** A list of the one exhibition if it is open now, else an empty one. */
export async function getOngoingExhibition(id: unknown): Promise<ExhibitionDetail[]> {
  const exhibition = await readApproved(id);
  const open = exhibition && exhibitionState(exhibition, now()) === 'ongoing';
  return open ? [await detailsOf(exhibition)] : [];
}
