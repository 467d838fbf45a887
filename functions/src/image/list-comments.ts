import type { ImageComment } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { mapReadable } from '../platform/database/readable.ts';
import { readComments, readImage } from './store.ts';
import { isPublic } from './visibility.ts';
import { toComment } from './wire.ts';

/** The newest comments of a public image; none of any other. */
export async function listComments(imageId: unknown): Promise<ImageComment[]> {
  if (!isId(imageId)) return [];
  const image = await readImage(imageId);
  return image && isPublic(image) ? mapReadable(await readComments(imageId), toComment) : [];
}
