import { fittingWidth, pictureFolder } from '@aperture-byline/contract/shared/picture';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { deleteFile, deleteFolder, readFile } from '../../lib/storage.ts';
import { isOrdered } from '../orders/orders.ts';

/** Storage path of the file that an image was uploaded as. */
export const originalPath = (imageId: string): string => `originals/${imageId}`;

/** The JPEG of this width of a picture that an order shows; null where it is gone. */
export function readOrderedJpeg({ imageId, widths }: StoredPicture, slot: number): Promise<Buffer | null> {
  return readFile(`${pictureFolder(imageId)}/${fittingWidth(widths, slot)}.jpeg`);
}

/** Deletes files of an image that is gone. False where variants stay for buyers, whose order shows them. */
export async function deletePictureFiles(imageId: string): Promise<boolean> {
  const isKept = await isOrdered(imageId);
  if (!isKept) await deleteFolder(pictureFolder(imageId));
  await deleteFile(originalPath(imageId));
  return !isKept;
}
