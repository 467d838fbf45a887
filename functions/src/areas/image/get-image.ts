import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { findServedImage } from '../../access/served-images.ts';
import { isVisibleNow } from '../../access/visible-images.ts';
import { readImage } from '../../data/images/images.ts';
import { readCounts } from '../../data/stats/work-counts.ts';
import { readOpenExhibitionsWith } from '../../data/works/exhibitions.ts';
import { ApiError } from '../../lib/errors.ts';
import { jpegPath } from '../../lib/pictures/picture-addresses.ts';
import { toDetails } from './mappers.ts';

const WIDTH = /^[1-9][0-9]{0,4}$/;

async function findOpenExhibition(imageId: string): Promise<ImageDetails['exhibition']> {
  const [exhibition] = await readOpenExhibitionsWith([imageId], { now: new Date(), limit: 1 });
  return exhibition ? { exhibition_id: exhibition.id, title: exhibition.title } : null;
}

/** A public image with its camera data. Throws NOT_FOUND. */
export async function getImageDetails(id: unknown): Promise<ImageDetails> {
  const image = isId(id) ? await readImage(id) : null;
  if (!image || !(await isVisibleNow(image))) throw new ApiError('NOT_FOUND');
  const [exhibition, counts] = await Promise.all([
    findOpenExhibition(image.id),
    readCounts('images', [{ id: image.id, ownerId: image.owner.userId }]),
  ]);
  return toDetails({ ...image, ...counts.of(image.id) }, exhibition);
}

/** The address on the site's own origin of the JPEG of an image that fills `width` pixels. Throws NOT_FOUND. */
export async function getImageFile(id: unknown, width: string | null | undefined): Promise<string> {
  const found = isId(id) ? await findServedImage(id) : null;
  if (!found) throw new ApiError('NOT_FOUND');
  const { picture } = found.image;
  return width && WIDTH.test(width) ? jpegPath(picture, Number(width)) : jpegPath(picture);
}
