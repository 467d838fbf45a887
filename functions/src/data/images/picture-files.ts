import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import { fittingWidth, pictureFolder } from '@aperture-byline/contract/shared/picture';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import type { WorkName } from '@aperture-byline/contract/work/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { forEachConcurrently, withRetries } from '../../lib/concurrency.ts';
import { config } from '../../lib/config.ts';
import { embedRights, namesRights, toRights } from '../../lib/pictures/picture-rights.ts';
import { copyMissingFiles, deleteFile, deleteFolder, readFile } from '../../lib/storage.ts';
import { recordDecision } from '../core/audit.ts';
import { firestore } from '../core/database.ts';
import { collection } from '../core/firestore.ts';
import { isOrdered } from '../orders/orders.ts';
import { submissionId } from '../review/reviews.ts';
import { firstToOpen, readOtherUses, syncPublicPicture } from '../works/work-pictures.ts';
import { changeImage, type Image, images, readImage } from './images.ts';

/** The Storage paths of an image: its original, its variants, and their copies while everybody may see them. */
export const originalPath = (imageId: string): string => `originals/${imageId}`;
export const unpublishedFolder = (imageId: string): string => pictureFolder(imageId, { isPublic: false });
export const publishedFolder = (imageId: string): string => pictureFolder(imageId, { isPublic: true });

/** The JPEG of this width of a picture that an order shows; null where it is gone. */
export function readOrderedJpeg({ imageId, widths }: StoredPicture, slot: number): Promise<Buffer | null> {
  return readFile(`${unpublishedFolder(imageId)}/${fittingWidth(widths, slot)}.jpeg`);
}

/** Deletes files of an image that is gone. False where variants stay for buyers, whose order shows them. */
export async function deletePictureFiles(imageId: string): Promise<boolean> {
  const isKept = await isOrdered(imageId);
  if (!isKept) await deleteFolder(unpublishedFolder(imageId));
  await deleteFolder(publishedFolder(imageId));
  await deleteFile(originalPath(imageId));
  return !isKept;
}

/** Returns whether everybody may see an image's files; null where its picture is another image's. */
export function shouldPublish({ id, status, privacyStatus, embargoedBy, picture }: Image): boolean | null {
  if (picture.imageId !== id) return null;
  return status === 'approved' && privacyStatus === 'Public' && embargoedBy === null;
}

/** False where the trigger has yet to publish its files, or to take them away. */
export function isInPlace(image: Image): boolean {
  const isPublic = shouldPublish(image);
  return isPublic === null || isPublic === image.isPublished;
}

/** Images of an exhibition that are hidden until it opens. */
export interface WithheldImages {
  ids: readonly string[];
  startDate: Date;
  /** Also those of them that are public, but for what another public work shows. */
  hidesPublic: boolean;
}

export interface Publication {
  /** Who approves them; null where that was done in the console, and `trusted` where their photographer is. */
  adminId: number | 'trusted' | null;
  /** The work that shows them; null for an image that was reviewed by itself. */
  work: WorkName | null;
  withheld?: WithheldImages | undefined;
  /** Checks the images as they are approved, maybe more than once; where it throws, nothing is written. */
  check?: (images: readonly Image[]) => void;
}

/**
 * Approves images, because an administrator approved them or a work that shows them: those whose owners set them to
 * Public are public then, with their files, but for those that are withheld. Called before the work is approved, so
 * that no page names a file that is not there. Idempotent: what is public already stays as it is, and what is gone is
 * left out. The number of those that were not approved before.
 */
export async function publishImages(ids: readonly string[], publication: Publication): Promise<number> {
  const approved = await approveImages(ids, publication);
  // The trigger does the same; whoever approves waits for it.
  await forEachConcurrently(ids, syncFiles);
  return approved;
}

function approveImages(ids: readonly string[], { adminId, work, withheld, check }: Publication): Promise<number> {
  return firestore().runTransaction(async (transaction) => {
    const found = await images.readMany(ids, transaction);
    check?.(found);
    const time = new Date();
    const opening = work && withheld && { id: work.id, startDate: withheld.startDate };
    const uses = await readOtherUses(withheld?.ids ?? [], { workId: work?.id, now: time, transaction });
    /** The exhibition that it waits for, after the approval: the first to open. */
    const findOpening = (image: Image): string | null => {
      if (!opening || !withheld.ids.includes(image.id) || uses.shown.has(image.id)) return null;
      const isOpenedByOther = image.embargoedBy !== null && image.embargoedBy !== opening.id;
      if (!withheld.hidesPublic && wasPublic(image) && !isOpenedByOther) return null;
      return firstToOpen(uses.openings.get(image.id), opening).id;
    };
    const fresh = found.filter(({ status }) => status !== 'approved');
    for (const image of found) {
      const embargoedBy = findOpening(image);
      if (image.status !== 'approved') approveImage(transaction, image, { adminId, work, embargoedBy, time });
      else if (embargoedBy !== image.embargoedBy)
        transaction.update(
          images.at(image.id).reference,
          embargoedBy === null ? releaseImage(image, time) : { embargoedBy, updatedAt: time },
        );
    }
    return fresh.length;
  });
}

export const wasPublic = ({ status, publishedAt }: Image): boolean => status === 'approved' && publishedAt !== null;

/** Returns the change of an image that no longer waits for an opening. */
export function releaseImage({ publishedAt }: Image, time: Date): Partial<StoredImage> {
  return { embargoedBy: null, publishedAt: publishedAt ?? time, updatedAt: time };
}

/** The fields that are written. With the image goes its own review, and the audit log grows by it. */
export function approveImage(
  transaction: Transaction,
  { id, publishedAt, owner }: Image,
  {
    adminId,
    work,
    embargoedBy = null,
    time,
  }: Pick<Publication, 'adminId' | 'work'> & { embargoedBy?: string | null; time: Date },
): Partial<StoredImage> {
  const change: Partial<StoredImage> = {
    status: 'approved',
    publishedAt: embargoedBy === null ? (publishedAt ?? time) : null,
    publishedWith: work,
    embargoedBy,
    hold: null,
    reviewNote: null,
    updatedAt: time,
  };
  transaction.update(images.at(id).reference, change);
  const submission = { kind: 'image', workKind: null, subjectId: id } as const;
  const reviewId = submissionId(submission);
  transaction.delete(collection('reviews').doc(reviewId));
  recordDecision(transaction, {
    ...submission,
    decision: adminId === 'trusted' ? 'published' : 'approved',
    reviewId,
    ownerId: owner.userId,
    reason: null,
    adminId: adminId === 'trusted' ? null : adminId,
    ...(adminId === null && { isByHand: true }),
    work,
    createdAt: time,
  });
  return change;
}

/**
 * Puts the variants of an image where its state wants them, and says so in its document and in the works that show it:
 * copied before they are shown, and deleted after they are hidden. `unpublished/` keeps all of them, so that two of
 * these at once lose nothing; each looks again at the end.
 */
export async function syncFiles(imageId: string): Promise<void> {
  if (!isId(imageId)) return;
  await withRetries(async () => {
    const image = await readImage(imageId);
    if (image === null) {
      await syncPublicPicture(imageId);
      await deletePictureFiles(imageId);
      return true;
    }
    const isPublic = shouldPublish(image);
    if (isPublic === null) return true;
    if (isPublic) await publishFiles(image);
    await changeImage(imageId, (present) =>
      shouldPublish(present) === isPublic && present.isPublished !== isPublic ? { isPublished: isPublic } : {},
    );
    await syncPublicPicture(imageId);
    if (!isPublic) await deleteFolder(publishedFolder(imageId));
    const after = await readImage(imageId);
    return (after !== null && shouldPublish(after) === isPublic && after.isPublished === isPublic) || undefined;
  });
}

/** The larger ones name creator, copyright and license as they are now: a published file is never written again. */
async function publishFiles(image: Image): Promise<void> {
  const rights = toRights(image, config().siteUrl);
  await copyMissingFiles(unpublishedFolder(image.id), publishedFolder(image.id), (name) =>
    namesRights(name) ? (data) => embedRights(data, rights) : null,
  );
}

/** Moves an image's files after a write: it became public or ceased to be, or is gone; edits in the console too. */
export async function syncFilesAfter({
  id,
  after,
}: {
  id: string;
  after: (StoredImage & { id: string }) | null;
}): Promise<void> {
  if (after === null || !isInPlace(after)) await syncFiles(id);
}
