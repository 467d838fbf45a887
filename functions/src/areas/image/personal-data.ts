import {
  anonymiseComments,
  deleteImage,
  type Image,
  type OwnComment,
  readCommentsOf,
  readImageIdsOf,
  readImagesOf,
} from '../../data/images.ts';
import { deleteFolder } from '../../lib/storage.ts';

/** What of the photographs is one person's, in every state. */
export async function collectImagesOf(
  userId: string,
): Promise<{ images: Image[]; imageComments: OwnComment[] }> {
  const [images, imageComments] = await Promise.all([readImagesOf(userId), readCommentsOf(userId)]);
  return { images, imageComments };
}

/** Takes the person's name off their comments on photographs; the texts stay. */
export async function anonymiseImageCommentsOf(userId: string): Promise<void> {
  await anonymiseComments(userId);
}

/** Deletes the person's photographs with their files and the comments on them. */
export async function eraseImagesOf(userId: string): Promise<void> {
  for (const id of await readImageIdsOf(userId)) {
    // The document last: without it, a second run would not find the files.
    await deleteFolder(`photos/${id}`);
    await deleteFolder(`unpublished/${id}`);
    await deleteImage(id);
  }
}
