import { pictureFolder, sharePath, variantPath } from '@aperture-byline/contract/shared/picture';
import { allPhotographs, type Photograph } from '../content.ts';
import { type PublishedPicture, type PublishedPictures, publishedPicture } from '../documents/published-picture.ts';
import type { PictureSource } from '../picture-source.ts';
import type { ProcessedFile } from '../process-file.ts';
import { type Bucket, FOR_EVER } from './connect.ts';

/** Pictures that are processed or uploaded at a time: while some wait for the network, others use the processor. */
const HANDS = 8;

/** Has every picture processed, which leaves the results in the cache. */
export function processPictures(source: PictureSource): Promise<void> {
  return forEachPhotograph(async ({ key }) => {
    await source.load(key);
  });
}

/** Puts every picture and its variants into Storage and says what documents need to know of them. */
export async function writePictures(bucket: Bucket, source: PictureSource): Promise<PublishedPictures> {
  const published = new Map<string, PublishedPicture>();
  await forEachPhotograph(async (photograph) => {
    const { key } = photograph;
    const loaded = await source.load(key);
    const picture = publishedPicture(photograph, loaded.processed, {
      original: loaded.original,
      alt: source.alt(key),
      credit: source.credit(key),
    });
    await upload(bucket, picture, loaded);
    published.set(key, picture);
  });
  return published;
}

async function forEachPhotograph(work: (photograph: Photograph) => Promise<void>): Promise<void> {
  const waiting = [...allPhotographs];
  const next = async () => {
    for (let photograph = waiting.shift(); photograph; photograph = waiting.shift()) await work(photograph);
  };
  await Promise.all(Array.from({ length: HANDS }, next));
}

async function upload(bucket: Bucket, { imageId }: PublishedPicture, { original, processed }: ProcessedFile) {
  const folder = pictureFolder(imageId);
  const publish = (path: string, data: Buffer, contentType: string) =>
    bucket.file(path).save(data, { resumable: false, metadata: { contentType, cacheControl: FOR_EVER } });
  for (const { width, format, contentType, data } of processed.variants)
    await publish(variantPath(folder, width, format), data, contentType);
  await publish(sharePath(folder), processed.share, 'image/jpeg');
  const metadata = { contentType: 'application/octet-stream', cacheControl: 'private, no-store' };
  await bucket.file(`originals/${imageId}`).save(original, { resumable: false, metadata });
}
