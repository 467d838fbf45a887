import { readExhibition } from '../data/works/exhibitions.ts';
import { type GuardedImage, isShownInExhibition, isVisibleImage } from '../publication/visibility.ts';

/** Returns whether everybody may see an image now; reads the exhibition of one that is only waiting for its opening. */
export async function isVisibleNow(image: GuardedImage & { id: string }): Promise<boolean> {
  const { embargoedBy } = image;
  const isWaiting = embargoedBy !== null && isShownInExhibition(image, embargoedBy);
  return isVisibleImage(image, isWaiting ? await readExhibition(embargoedBy) : null, new Date());
}
