import { deleteBlogsOf } from '../../data/blogs.ts';
import { anonymiseCommentsBy, deleteReportsBy } from '../../data/comments.ts';
import { type Deletion, finishDeletion, readDeletion } from '../../data/deletions.ts';
import { deleteExhibitionsOf } from '../../data/exhibitions.ts';
import { deleteImage, readImageIdsOf } from '../../data/images.ts';
import { deleteMail } from '../../data/mail.ts';
import { deleteMarksBy } from '../../data/marks.ts';
import { deleteNoticesAbout } from '../../data/notices.ts';
import { dropArtist, dropBuyer } from '../../data/order-moves.ts';
import { deletePictureFiles } from '../../data/picture-files.ts';
import { deleteProductsOf } from '../../data/products.ts';
import { anonymiseDecisionsOf, deleteReviewsOf } from '../../data/reviews.ts';
import { deleteUpload, readUploadsOf } from '../../data/uploads.ts';
import { deleteAccount, deleteUser, readContact, readUserId } from '../../data/users.ts';
import { now } from '../../lib/clock.ts';
import { logError } from '../../lib/logger.ts';
import { deleteSignIn, isUid } from '../../lib/sign-in-accounts.ts';
import { deleteFolder } from '../../lib/storage.ts';

/** Whose data are erased. */
interface Leaver {
  uid: string;
  /** Null where the account never had a profile. */
  userId: string | null;
  email: string | null;
  emailVerified: boolean;
}

type Step = (leaver: Leaver) => Promise<void>;

const ofProfile =
  (erase: (userId: string) => Promise<void>): Step =>
  async ({ userId }) => {
    if (userId !== null) await erase(userId);
  };

/**
 * In order. Each step is idempotent and may be interrupted anywhere; what later steps need to find the rest (the
 * profile, and last the record that names it) goes at the end.
 */
export const ERASURE: readonly Step[] = [
  ofProfile(deleteMarksBy),
  ofProfile(deleteReportsBy),
  ofProfile(anonymiseCommentsBy),
  ofProfile(anonymiseDecisionsOf),
  ofProfile(deleteReviewsOf),
  ofProfile(deleteNoticesAbout),
  ofProfile(deleteExhibitionsOf),
  ofProfile(deleteProductsOf),
  // When nothing of theirs can be ordered any more.
  ofProfile((userId) => dropArtist(userId, now())),
  ofProfile(deleteBlogsOf),
  ofProfile(eraseImages),
  eraseMail,
  ofProfile(deleteUser),
  // After the profile, without which nobody orders: none is missed.
  ofProfile((userId) => dropBuyer(userId, now())),
  // What was queued meanwhile. Nothing is from here on, since nobody knows the address any more.
  eraseMail,
  // After the profile: a change of it that is still under way deletes its own pictures from then on.
  ({ uid }) => deleteFolder(`avatars/${uid}`),
  ({ uid }) => deleteFolder(`uploads/${uid}`),
  // No upload is begun or finished once the profile is gone.
  ofProfile(eraseUploads),
  ofProfile((userId) => deleteFolder(`portraits/${userId}`)),
  ({ uid }) => deleteAccount(uid),
];

/** Processes `deletions/{id}`. Nothing happens where it is finished or gone. */
export async function eraseAccount(id: string): Promise<void> {
  const deletion = await readDeletion(id);
  if (!deletion || deletion.finishedAt) return;
  // One that was written by hand may lack anything, and a retry would not help.
  const { uid, requestedAt = now() } = deletion;
  if (!isUid(uid)) {
    logError('Nothing to erase', 'The deletion has no uid', { deletionId: id });
    return;
  }
  // Before the profile is looked up: one that is created later finds no sign-in account and is deleted at once.
  await deleteSignIn(uid);
  const leaver = await toLeaver(uid, deletion);
  for (const step of ERASURE) await step(leaver);
  await finishDeletion(id, { requestedAt, finishedAt: now() });
}

/** The profile may have come after the request, when both were under way at once. */
async function toLeaver(uid: string, { userId, email, emailVerified }: Deletion): Promise<Leaver> {
  return {
    uid,
    userId: userId ?? (await readUserId(uid)),
    email: email ?? null,
    emailVerified: emailVerified === true,
  };
}

async function eraseImages(userId: string): Promise<void> {
  for (const id of await readImageIdsOf(userId)) {
    // The document last: without it, a second run would not find the files.
    await deletePictureFiles(id);
    await deleteImage(id);
  }
}

/** With images that were made after the others were erased, and what was written for those that were not finished. */
async function eraseUploads(userId: string): Promise<void> {
  for (const { id } of await readUploadsOf(userId)) {
    await deletePictureFiles(id);
    await deleteImage(id);
    await deleteUpload(id);
  }
}

/** Mail to any address of the profile; messages of the contact form only where the address was confirmed. */
async function eraseMail({ userId, email, emailVerified }: Leaver): Promise<void> {
  const contact = userId === null ? null : await readContact(userId);
  for (const address of new Set([email, contact?.email ?? null]))
    if (address !== null) await deleteMail('to', address);
  if (email !== null && emailVerified) await deleteMail('replyTo', email);
}
