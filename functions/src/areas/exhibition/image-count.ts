import { isDeepStrictEqual } from 'node:util';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import {
  type Exhibition,
  readExhibition,
  readExhibitionIds,
  readExhibitionsWith,
  storeImageCount,
} from '../../data/exhibitions.ts';
import type { WithId } from '../../data/firestore.ts';
import { withinFewTries } from '../../lib/retry.ts';
import { getHungImages, isShown } from '../image/get-exhibition-images.ts';
import { type CountedExhibition, hangOf } from './mappers.ts';

interface Written<T> {
  before: WithId<T> | null;
  after: WithId<T> | null;
}

/** With the counts that triggers keep. What none has counted yet, as after a restore, is counted on the spot. */
export function withImageCounts(exhibitions: readonly Exhibition[]): Promise<CountedExhibition[]> {
  return Promise.all(
    exhibitions.map(async (exhibition) => ({
      ...exhibition,
      imageCount: isCounted(exhibition) ? exhibition.imageCount : await countImages(exhibition),
    })),
  );
}

/** After an exhibition was written: counts its images where others hang than before. */
export async function countAfterExhibition({ before, after }: Written<StoredExhibition>): Promise<void> {
  if (after === null) return;
  if (!isCounted(after) || !isDeepStrictEqual(before?.imageIds, after.imageIds))
    await keepImageCount(after.id);
}

/** After an image was written: counts anew wherever it hangs, if that changed whether everybody sees it. */
export async function countWhereImageHangs({
  id,
  before,
  after,
}: Written<StoredImage> & { id: string }): Promise<void> {
  if (isShown(before) === isShown(after)) return;
  for (const exhibition of await readExhibitionsWith(id)) await keepImageCount(exhibition.id);
}

/** Counts the images of every exhibition, and says how many exhibitions there are. */
export async function countAllExhibitions(): Promise<number> {
  const ids = await readExhibitionIds();
  for (const id of ids) await keepImageCount(id);
  return ids.length;
}

/** False also where the document was written by hand and holds something else. */
function isCounted(exhibition: Exhibition): exhibition is CountedExhibition {
  return typeof exhibition.imageCount === 'number';
}

async function countImages(exhibition: Exhibition): Promise<number> {
  return (await getHungImages(hangOf(exhibition), { withNonPublicOf: null })).length;
}

async function keepImageCount(id: string): Promise<void> {
  await withinFewTries(async () => {
    const imageCount = await countNow(id);
    if (imageCount === null) return true;
    await storeImageCount(id, imageCount);
    // Events come in any order: whoever counts last looks once more, so that the newest state wins.
    return (await countNow(id)) === imageCount || undefined;
  });
}

/** Null where the exhibition is gone. */
async function countNow(id: string): Promise<number | null> {
  const exhibition = await readExhibition(id);
  return exhibition && countImages(exhibition);
}
