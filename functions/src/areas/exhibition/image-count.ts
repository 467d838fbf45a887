import { isDeepStrictEqual } from 'node:util';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { DocumentChange, WithId } from '../../data/core/collection.ts';
import { type ImageCard, readImages } from '../../data/images/images.ts';
import {
  type Exhibition,
  readExhibition,
  storeImageCount,
  streamExhibitionIds,
  streamExhibitionsWith,
} from '../../data/works/exhibitions.ts';
import { forEachConcurrently, mapConcurrently, withRetries } from '../../lib/concurrency.ts';
import { isPublicImage, isShownInExhibition } from '../../lib/pictures/visibility.ts';
import type { WithImageCount } from './mappers.ts';

/** With the counts that triggers store. One that is missing, as after a restore, is computed now. */
export function withImageCounts<E extends Exhibition>(exhibitions: readonly E[]): Promise<WithImageCount<E>[]> {
  return mapConcurrently(exhibitions, async (exhibition) => ({
    ...exhibition,
    imageCount: exhibition.imageCount ?? (await countImages(exhibition)),
  }));
}

/** Trigger of an exhibition: counts its images where they are others than before. */
export async function countAfterExhibition({ before, after }: DocumentChange<WithId<StoredExhibition>>): Promise<void> {
  if (after === null) return;
  if (after.imageCount === undefined || !isDeepStrictEqual(before?.imageIds, after.imageIds))
    await syncImageCount(after.id);
}

/** Trigger of an image: recounts every exhibition that shows it, if it became public or ceased to be. */
export async function countAfterImage({
  id,
  before,
  after,
}: DocumentChange<WithId<StoredImage>> & { id: string }): Promise<void> {
  if (isShownAnywhere(before) === isShownAnywhere(after)) return;
  await forEachConcurrently(streamExhibitionsWith(id), syncImageCount);
}

/** Counts the images of every exhibition; resolves with the number of exhibitions. */
export async function countAllExhibitions(): Promise<number> {
  let total = 0;
  await forEachConcurrently(streamExhibitionIds(), async (id) => {
    await syncImageCount(id);
    total += 1;
  });
  return total;
}

async function countImages({ id, imageIds }: Exhibition): Promise<number> {
  const images = await readImages(imageIds.filter(isId));
  return images.filter((image) => isShownInExhibition(image, id)).length;
}

/** Whether everybody sees this image in some exhibition that is open. */
function isShownAnywhere(image: ImageCard | null): boolean {
  return image !== null && (isPublicImage(image) || isShownInExhibition(image, image.embargoedBy ?? ''));
}

async function syncImageCount(id: string): Promise<void> {
  await withRetries(async () => {
    const exhibition = await readExhibition(id);
    if (exhibition === null) return true;
    const imageCount = await countImages(exhibition);
    if (imageCount === exhibition.imageCount) return true;
    await storeImageCount(id, imageCount);
    // Read again after the write: of two triggers at once, the last one sees the newest state.
    return undefined;
  });
}
