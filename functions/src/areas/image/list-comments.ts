import type { ImageComment } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isPublic } from '../../access/access.ts';
import { readComments, readImage } from '../../data/images.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toComment } from './mappers.ts';

/** The newest comments of a public image; none of any other. */
export async function listComments(imageId: unknown): Promise<ImageComment[]> {
  if (!isId(imageId)) return [];
  const image = await readImage(imageId);
  return image && isPublic(image) ? mapReadable(await readComments(imageId), toComment) : [];
}
