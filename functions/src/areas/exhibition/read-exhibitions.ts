import { type ExhibitionState, exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { isId, isUserId } from '@aperture-byline/contract/shared/ids';
import {
  type Caller,
  canReadExhibitionImages,
  canReadImageInExhibition,
  isApproved,
} from '../../access/access.ts';
import {
  isScheduled,
  readExhibition,
  readExhibitions,
  type ScheduledExhibition,
} from '../../data/exhibitions.ts';
import { readImages } from '../../data/images.ts';
import { ApiError } from '../../lib/errors.ts';
import { fillBanners } from './fill-banners.ts';
import { withImageCounts } from './image-count.ts';
import { type Counted, toDetail, toExhibitionImage, toListItem } from './mappers.ts';

/** Approved exhibitions of a state, of everybody where no user is named; none for what is no user id. */
export async function listExhibitions(
  state: ExhibitionState,
  userId: string | null | undefined,
): Promise<ExhibitionListItem[]> {
  if (userId !== undefined && !isUserId(userId)) return [];
  const owner = userId === undefined ? {} : { userId: Number(userId) };
  const exhibitions = await readExhibitions({ state, now: new Date(), ...owner });
  return (await fillBanners(await withImageCounts(exhibitions))).map(toListItem);
}

async function readApproved(id: unknown): Promise<Counted<ScheduledExhibition> | null> {
  const stored = isId(id) ? await readExhibition(id) : null;
  if (!stored || !isApproved(stored) || !isScheduled(stored)) return null;
  const [exhibition] = await withImageCounts([stored]);
  return exhibition ?? null;
}

async function readDetails(exhibition: Counted<ScheduledExhibition>): Promise<ExhibitionDetail> {
  const [filled = exhibition] = await fillBanners([exhibition]);
  return toDetail(filled, new Date());
}

/** An approved exhibition in any state. Throws NOT_FOUND. */
export async function getExhibition(id: unknown): Promise<ExhibitionDetail> {
  const exhibition = await readApproved(id);
  if (!exhibition) throw new ApiError('NOT_FOUND');
  return readDetails(exhibition);
}

/** A list of the one exhibition if it is open now, else an empty one. */
export async function getOngoingExhibition(id: unknown): Promise<ExhibitionDetail[]> {
  const exhibition = await readApproved(id);
  const open = exhibition && exhibitionState(exhibition, new Date()) === 'ongoing';
  return open ? [await readDetails(exhibition)] : [];
}

/** In the exhibition's order; empty where the caller may not read them. */
export async function listExhibitionImages(id: unknown, caller: Caller | null): Promise<ExhibitionImage[]> {
  const exhibition = isId(id) ? await readExhibition(id) : null;
  if (!exhibition || !canReadExhibitionImages(exhibition, caller, new Date())) return [];
  const images = await readImages(exhibition.imageIds.slice(0, LIST_CAP).filter(isId));
  const readable = images.filter((image) => canReadImageInExhibition(image, exhibition, caller));
  return readable.map(toExhibitionImage);
}
