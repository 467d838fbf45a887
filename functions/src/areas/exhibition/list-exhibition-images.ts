import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { type Caller, canReadExhibitionImages, canReadImageInExhibition } from '../../access/access.ts';
import { completeExhibition, imageIdsOf, readExhibition } from '../../data/exhibitions.ts';
import { readImages } from '../../data/images.ts';
import { now } from '../../lib/clock.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toExhibitionImage } from './mappers.ts';

/** In the exhibition's order; empty where the caller may not read them. */
export async function listExhibitionImages(id: unknown, caller: Caller | null): Promise<ExhibitionImage[]> {
  const stored = isId(id) ? await readExhibition(id) : null;
  const [exhibition] = mapReadable(stored ? [stored] : [], completeExhibition);
  if (!exhibition || !canReadExhibitionImages(exhibition, caller, now())) return [];
  const images = await readImages(imageIdsOf(exhibition).filter(isId));
  const readable = images.filter((image) => canReadImageInExhibition(image, exhibition, caller));
  return mapReadable(readable, toExhibitionImage);
}
