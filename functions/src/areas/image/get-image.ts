import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isPublic } from '../../access/access.ts';
import { type Image, readImage } from '../../data/images.ts';
import { Refusal } from '../../lib/errors.ts';
import { mapReadable } from '../../lib/parse.ts';
import { jpegUrl } from '../../lib/pictures.ts';
import { getOpenExhibitionOf } from '../exhibition/get-exhibition.ts';
import { toDetails } from './mappers.ts';

const WIDTH = /^[1-9][0-9]{0,4}$/;

async function getPublicImage(id: unknown): Promise<Image> {
  const image = isId(id) ? await readImage(id) : null;
  if (!image || !isPublic(image)) throw new Refusal('NOT_FOUND');
  return image;
}

/** A public image with its notes. Throws NOT_FOUND. */
export async function getImageDetails(id: unknown): Promise<ImageDetails> {
  const image = await getPublicImage(id);
  const exhibition = await getOpenExhibitionOf(image.id);
  const [details] = mapReadable([image], (readable) => toDetails(readable, exhibition));
  if (!details) throw new Refusal('NOT_FOUND');
  return details;
}

/** The address of the JPEG of a public image that fills `width` pixels. Throws NOT_FOUND. */
export async function getImageFile(id: unknown, width: string | null | undefined): Promise<string> {
  const { picture } = await getPublicImage(id);
  return width && WIDTH.test(width) ? jpegUrl(picture, Number(width)) : jpegUrl(picture);
}
