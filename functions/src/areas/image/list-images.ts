import type { CarouselImage, GalleryPage } from '@aperture-byline/contract/image/wire';
import { paginate, parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { GALLERY_PAGE_SIZE, HOME_CAROUSEL_IMAGES } from '@aperture-byline/contract/shared/constants';
import { isId, isUserId } from '@aperture-byline/contract/shared/ids';
import { canListPrivateImagesOf, canReadImage } from '../../access/access.ts';
import { readHomeSettings } from '../../data/core/settings.ts';
import { readImages } from '../../data/images/images.ts';
import { allImagesOf, PUBLIC_IMAGES, privateImagesOf, publicImagesOf } from '../../data/page-index/memberships.ts';
import { readPage } from '../../data/page-index/page-indexes.ts';
import { isPublicImage } from '../../publication/visibility.ts';
import { toCarouselImage, toGalleryImage } from './mappers.ts';

interface Options {
  page: string | null | undefined;
  /** Undefined for the gallery of all. */
  userId: string | null | undefined;
  privacyStatus: string | null | undefined;
  viewerId: string | null;
}

/** A page of the gallery or of one photographer. Only the owner sees what is not public. */
export async function listImages({ page, userId, privacyStatus, viewerId }: Options): Promise<GalleryPage> {
  const request = { page: parsePage(page), pageSize: GALLERY_PAGE_SIZE };
  if (userId !== undefined && !isUserId(userId)) return { data: [], pagination: paginate({ ...request, total: 0 }) };
  const caller = { userId: viewerId };
  const own = userId !== undefined && canListPrivateImagesOf(userId, caller) && privacyStatus !== 'Public';
  const index = chooseIndex({ userId, own, privateOnly: privacyStatus === 'Private' });
  const { ids, pagination } = await readPage(index, request);
  const images = await readImages(ids);
  const visible = images.filter((image) => canReadImage(image, own ? caller : null));
  return { data: visible.map(toGalleryImage), pagination };
}

function chooseIndex({
  userId,
  own,
  privateOnly,
}: {
  userId: string | undefined;
  own: boolean;
  privateOnly: boolean;
}): string {
  if (userId === undefined) return PUBLIC_IMAGES;
  if (!own) return publicImagesOf(userId);
  return privateOnly ? privateImagesOf(userId) : allImagesOf(userId);
}

export async function listCarousel(): Promise<CarouselImage[]> {
  const { carousel } = await readHomeSettings();
  const ids = carousel.filter(isId).slice(0, HOME_CAROUSEL_IMAGES);
  return (await readImages(ids)).filter(isPublicImage).map(toCarouselImage);
}
