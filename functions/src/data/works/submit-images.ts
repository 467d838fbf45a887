import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { drawSample } from '../../lib/draw-sample.ts';
import { firestore } from '../core/database.ts';
import { type Image, images } from '../images/images.ts';
import { approveImage, inOrder } from '../images/publish-images.ts';
import { isTrusted } from '../people/users.ts';

/**
 * Submits those of these images that `findSubmittable` answers of the owner's, in one transaction; nothing is written
 * where it throws. Of a trusted photographer they are approved at once, but for a sample, drawn once for each call and
 * stored with the submission, and for what is on hold. The owner's images as they are then.
 */
export async function submitImages(
  userId: string,
  ids: readonly string[],
  findSubmittable: (own: readonly Image[]) => readonly Image[],
): Promise<Image[]> {
  const drawn = new Set(ids.filter(drawSample));
  return firestore().runTransaction(async (transaction) => {
    const found = await images.readMany(ids, transaction);
    const own = found.filter(({ owner }) => String(owner.userId) === userId);
    const submittable = new Set(findSubmittable(own));
    const isOwnerTrusted = submittable.size > 0 && (await isTrusted(Number(userId), transaction));
    const time = new Date();
    const submit = (image: Image, index: number): Image => {
      if (!submittable.has(image)) return image;
      const { id, hold } = image;
      if (isOwnerTrusted && !hold && !drawn.has(id)) {
        const submission: Partial<StoredImage> = { submittedAt: time };
        transaction.update(images.at(id).reference, submission);
        const publication = { adminId: 'trusted', work: null, time: inOrder(time, index) } as const;
        return { ...image, ...submission, ...approveImage(transaction, image, publication) };
      }
      const submission: Partial<StoredImage> = {
        status: 'submitted',
        submittedAt: time,
        reviewNote: null,
        // Its review has the same time: the desk lists them in the order in which they were sent.
        updatedAt: new Date(time.getTime() + index),
        ...(isOwnerTrusted && !hold && { hold: 'sample' }),
      };
      transaction.update(images.at(id).reference, submission);
      return { ...image, ...submission };
    };
    return own.map(submit);
  });
}
