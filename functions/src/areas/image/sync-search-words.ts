import { isDeepStrictEqual } from 'node:util';
import { changeImage, type Image, streamImageWords } from '../../data/images/images.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { listPrefixes } from '../../lib/text/search-words.ts';

type ImageWords = Pick<Image, 'title' | 'tags' | 'searchWords'>;

const hasRightWords = ({ title, tags, searchWords }: ImageWords): boolean =>
  isDeepStrictEqual(searchWords, listPrefixes(title, tags));

/** Stores search words of every image anew, as when folding changes; resolves with the number of images. */
export async function syncAllSearchWords(): Promise<number> {
  let images = 0;
  await forEachConcurrently(streamImageWords(), async ({ id, ...words }) => {
    images += 1;
    if (hasRightWords(words)) return;
    await changeImage(id, (image) =>
      hasRightWords(image) ? {} : { searchWords: listPrefixes(image.title, image.tags) },
    );
  });
  return images;
}
