import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isOwnedBy, isPublic } from '../../access/access.ts';
import { type Image, readImages } from '../../data/images.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toExhibitionImage } from './mappers.ts';

/** The public ones of these images in their order, and those of one owner that are not public where that is asked. */
export async function getHungImages(
  ids: readonly string[],
  { withNonPublicOf }: { withNonPublicOf: number | null },
): Promise<ExhibitionImage[]> {
  const images = await readImages(ids.filter(isId));
  const shown = images.filter((image) => isPublic(image) || isOwnedBy(image, withNonPublicOf));
  return mapReadable(shown, toExhibitionImage);
}

/** Whether everybody sees this image where it hangs. */
export function isShown(image: Image | null): boolean {
  return image !== null && isPublic(image) && mapReadable([image], toExhibitionImage).length > 0;
}
