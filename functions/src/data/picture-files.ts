import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { WorkName } from '@aperture-byline/contract/work/stored';
import { forEachConcurrently, withRetries } from '../lib/concurrency.ts';
import { copyMissingFiles, deleteFile, deleteFolder } from '../lib/storage.ts';
import { recordDecision } from './audit.ts';
import { firestore } from './database.ts';
import { collection } from './firestore.ts';
import { changeImage, type Image, images, readImage } from './images.ts';
import { isOrdered } from './orders.ts';
import { submissionId } from './reviews.ts';
import { setPictureFolder } from './work-pictures.ts';

/** The Storage paths of an image: its original, its variants, and their copies while everybody may see them. */
export const originalPath = (imageId: string): string => `originals/${imageId}`;
export const unpublishedFolder = (imageId: string): string => `unpublished/${imageId}`;
export const publishedFolder = (imageId: string): string => `photos/${imageId}`;

/** Deletes every file of an image that is gone. False where variants stay because an order shows them: buyers keep the picture of their print. */
export async function deletePictureFiles(imageId: string): Promise<boolean> {
  const isKept = await isOrdered(imageId);
  if (isKept) await copyMissingFiles(publishedFolder(imageId), unpublishedFolder(imageId));
  else await deleteFolder(unpublishedFolder(imageId));
  await deleteFolder(publishedFolder(imageId));
  await deleteFile(originalPath(imageId));
  return !isKept;
}

/** Where the variants of an image belong that stand in one of its two folders; null for any other picture. */
function folderFor({ id, status, privacyStatus, picture }: Image): string | null {
  const folders = [unpublishedFolder(id), publishedFolder(id)];
  if (!folders.includes(picture.path)) return null;
  return status === 'approved' && privacyStatus === 'Public' ? publishedFolder(id) : unpublishedFolder(id);
}

/** Why images become public. */
export interface Publication {
  /** Who approves them; null where that was done in the console. */
  adminId: number | null;
  /** The work that shows them; null for an image that was reviewed by itself. */
  work: WorkName | null;
  /** Sees the images as they are when they are approved; where it throws, nothing is written. It may be called more than once. */
  check?: (images: readonly Image[]) => void;
}

/**
 * Approves images, because an administrator approved them or a work that shows them: those whose owners set them to Public are public
 * then, with their files. Called before the work is approved, so that no page names a file that is not there. Idempotent: what is
 * approved already stays as it is, and what is gone is left out. The number of those that were not approved before.
 */
export async function publishImages(ids: readonly string[], publication: Publication): Promise<number> {
  const approved = await approveImages(ids, publication);
  // The trigger does the same; whoever approves waits for it.
  await forEachConcurrently(ids, syncFiles);
  return approved;
}

/** All of them in one transaction: with each goes its own review, and the audit log grows by it. */
function approveImages(ids: readonly string[], { adminId, work, check }: Publication): Promise<number> {
  return firestore().runTransaction(async (transaction) => {
    const found = await images.readMany(ids, transaction);
    check?.(found);
    const fresh = found.filter(({ status }) => status !== 'approved');
    const time = new Date();
    for (const { id, publishedAt, owner } of fresh) {
      const change: Partial<StoredImage> = {
        status: 'approved',
        publishedAt: publishedAt ?? time,
        publishedWith: work,
        reviewNote: null,
        updatedAt: time,
      };
      transaction.update(images.at(id).reference, change);
      const submission = { kind: 'image', noun: null, subjectId: id } as const;
      const reviewId = submissionId(submission);
      transaction.delete(collection('reviews').doc(reviewId));
      recordDecision(transaction, {
        ...submission,
        decision: 'approved',
        reviewId,
        ownerId: owner.userId,
        reason: null,
        adminId,
        ...(adminId === null && { isByHand: true }),
        work,
        createdAt: time,
      });
    }
    return fresh.length;
  });
}

/**
 * Puts the variants of an image where its state wants them, and writes the folder into its document and the works that draw it: copied
 * before it is shown, and deleted after it is hidden. `unpublished/` keeps a copy, so that two of these at once lose nothing; each
 * looks again at the end.
 */
export async function syncFiles(imageId: string): Promise<void> {
  if (!isId(imageId)) return;
  await withRetries(async () => {
    const image = await readImage(imageId);
    if (image === null) {
      await deletePictureFiles(imageId);
      return true;
    }
    const folder = folderFor(image);
    if (folder === null) return true;
    if (folder === publishedFolder(imageId)) {
      await copyMissingFiles(unpublishedFolder(imageId), folder);
      await setFolder(imageId, folder);
      await setPictureFolder(imageId, folder);
    } else {
      // Images from before there were two copies have but the public one.
      await copyMissingFiles(publishedFolder(imageId), folder);
      await setPictureFolder(imageId, folder);
      await setFolder(imageId, folder);
      await deleteFolder(publishedFolder(imageId));
    }
    const after = await readImage(imageId);
    return (after !== null && folderFor(after) === folder && after.picture.path === folder) || undefined;
  });
}

/** Not where its state changed meanwhile. */
async function setFolder(imageId: string, path: string): Promise<void> {
  await changeImage(imageId, (image) =>
    folderFor(image) === path && image.picture.path !== path ? { picture: { ...image.picture, path } } : {},
  );
}

/** Trigger of an image: its files follow when it becomes public or ceases to be, or is gone; edits in the console too. */
export async function syncFilesAfter({
  id,
  after,
}: {
  id: string;
  after: (StoredImage & { id: string }) | null;
}): Promise<void> {
  if (after !== null) {
    const folder = folderFor(after);
    if (folder === null || folder === after.picture.path) return;
  }
  await syncFiles(id);
}
