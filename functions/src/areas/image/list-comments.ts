import type { ImageComment } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isPublicImage } from '../../access/access.ts';
import { readComments } from '../../data/comments.ts';
import { readImage } from '../../data/images.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toComment } from './mappers.ts';

/** The newest comments of a public image; none of any other. */
export async function listComments(imageId: unknown): Promise<ImageComment[]> {
  if (!isId(imageId)) return [];
  const image = await readImage(imageId);
  return image && isPublicImage(image) ? mapReadable(await readComments('images', imageId), toComment) : [];
}
