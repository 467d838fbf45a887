import { readExhibition } from '../data/works/exhibitions.ts';
import { type GuardedImage, isVisibleImage } from '../publication/visibility.ts';

/** Returns whether everybody may see an image now; reads the exhibition of one that waits for an opening. */
export async function isVisibleNow(image: GuardedImage & { id: string }): Promise<boolean> {
  const exhibition = image.embargoedBy === null ? null : await readExhibition(image.embargoedBy);
  return isVisibleImage(image, exhibition, new Date());
}
