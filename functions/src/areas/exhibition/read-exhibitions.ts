import { type ExhibitionState, exhibitionState, nextChange } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { isId, isUserId } from '@aperture-byline/contract/shared/ids';
import { EXHIBITION_TEASER_MAX } from '@aperture-byline/contract/work/wire';
import { type Caller, canReadExhibitionImages, canReadImageInExhibition } from '../../access/access.ts';
import { findPublicExhibition } from '../../access/exhibitions.ts';
import { fillBanners } from '../../access/fill-banners.ts';
import { type ImageCard, readImages } from '../../data/images/images.ts';
import { withImageCounts } from '../../data/stats/work-counts.ts';
import { readExhibition, readExhibitions, type ScheduledExhibition } from '../../data/works/exhibitions.ts';
import { ApiError } from '../../lib/errors.ts';
import { isPublicExhibition, isPublicImage, isShownInExhibition } from '../../publication/visibility.ts';
import { toDetail, toExhibitionImage, toListItem } from './mappers.ts';

/** Approved exhibitions of a state, of everybody where no user is named; none for what is no user id. */
export async function listExhibitions(
  state: ExhibitionState,
  userId: string | null | undefined,
): Promise<ExhibitionListItem[]> {
  if (userId !== undefined && !isUserId(userId)) return [];
  const owner = userId === undefined ? {} : { userId: Number(userId) };
  const now = new Date();
  const exhibitions = await readExhibitions({ state, now, ...owner });
  const filled = await fillBanners(exhibitions);
  return filled.map((exhibition) => toListItem(exhibition, now));
}

async function readDetails(exhibition: ScheduledExhibition, now: Date): Promise<ExhibitionDetail> {
  const [[filled = exhibition], teaser] = await Promise.all([fillBanners([exhibition]), readTeaser(exhibition, now)]);
  return toDetail(filled, { teaser, now });
}

async function readTeaser(exhibition: ScheduledExhibition, now: Date) {
  if (exhibitionState(exhibition, now) !== 'upcoming') return [];
  const ids = exhibition.imageIds.filter((id) => exhibition.teaserImageIds.includes(id));
  const images = await readImages(ids.filter(isId).slice(0, EXHIBITION_TEASER_MAX));
  return withImageCounts(images.filter(isPublicImage));
}

/** An answer, and when it becomes another one because the exhibition opens or closes. */
interface Scheduled<T> {
  data: T;
  changesAt: Date | undefined;
}

/** An approved exhibition in any state. Throws NOT_FOUND. */
export async function getExhibition(id: unknown): Promise<Scheduled<ExhibitionDetail>> {
  const now = new Date();
  const exhibition = await findPublicExhibition(id);
  if (!exhibition) throw new ApiError('NOT_FOUND');
  return { data: await readDetails(exhibition, now), changesAt: nextChange(exhibition, now) };
}

/** A list of the one exhibition if it is open now, else an empty one. */
export async function getOngoingExhibition(id: unknown): Promise<Scheduled<ExhibitionDetail[]>> {
  const now = new Date();
  const exhibition = await findPublicExhibition(id);
  if (!exhibition) return { data: [], changesAt: undefined };
  const isOpen = exhibitionState(exhibition, now) === 'ongoing';
  return {
    data: isOpen ? [await readDetails(exhibition, now)] : [],
    changesAt: nextChange(exhibition, now),
  };
}

/** In the exhibition's order; empty where the caller may not read them. */
export async function listExhibitionImages(id: unknown, caller: Caller | null): Promise<Scheduled<ExhibitionImage[]>> {
  const now = new Date();
  const exhibition = isId(id) ? await readExhibition(id) : null;
  if (!exhibition) return { data: [], changesAt: undefined };
  // Of one that is not approved nothing opens.
  const changesAt = isPublicExhibition(exhibition) ? nextChange(exhibition, now) : undefined;
  if (!canReadExhibitionImages(exhibition, caller, now)) return { data: [], changesAt };
  const images = await readImages(exhibition.imageIds.slice(0, LIST_CAP).filter(isId));
  const readable = images.filter((image) => canReadImageInExhibition(image, exhibition, caller));
  // Public from the opening on, also before its embargo is taken away: everybody gets the same addresses.
  const isOpen = canReadExhibitionImages(exhibition, null, now);
  const toShown = (image: ImageCard) =>
    isOpen && isShownInExhibition(image, exhibition.id) ? { ...image, embargoedBy: null } : image;
  return { data: (await withImageCounts(readable.map(toShown))).map(toExhibitionImage), changesAt };
}
