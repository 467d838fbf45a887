import { anonymiseDecisionsOf } from '../../data/core/audit.ts';
import { deleteDeadLettersAbout } from '../../data/core/dead-letters.ts';
import { buildDeletionId, type Deletion, finishDeletion, readDeletion } from '../../data/core/deletions.ts';
import { deleteImage } from '../../data/images/images.ts';
import { deletePictureFiles } from '../../data/images/picture-files.ts';
import { deleteUpload, readUploadsOf } from '../../data/images/uploads.ts';
import { announcementsByArtist, forgetFollower } from '../../data/mail/announcements.ts';
import { deleteContactMessagesFrom, forgetAnswerer } from '../../data/mail/contact-messages.ts';
import { eraseAddress, forgetEditor } from '../../data/mail/letters.ts';
import { deleteMail } from '../../data/mail/mail.ts';
import { messagesBy } from '../../data/mail/messages.ts';
import { deleteNoticesAbout } from '../../data/mail/notices.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { deleteAttachmentsBy } from '../../data/orders/attachments.ts';
import { dropArtist, dropBuyer } from '../../data/orders/order-transitions.ts';
import { deleteApplication } from '../../data/people/applications.ts';
import { recordAddressErased, recordErasure } from '../../data/people/erasure-ledger.ts';
import { followsByArtist } from '../../data/people/follows.ts';
import { deleteSlugsOf } from '../../data/people/profile-slugs.ts';
import { deleteAccount, deleteUser, deleteUserRecord, readContact, readUserId } from '../../data/people/users.ts';
import { anonymiseCommentsBy, reportsBy } from '../../data/review/comments.ts';
import { eraseNotesOf } from '../../data/review/desk-notes.ts';
import { deleteReviewsOf } from '../../data/review/reviews.ts';
import { engagementBy } from '../../data/stats/engagement.ts';
import { logError } from '../../lib/logger.ts';
import { deleteSignIn, isUid } from '../../lib/sign-in-accounts.ts';
import { deleteFolder } from '../../lib/storage.ts';
import { eraseImages, eraseWorks } from './erase-works.ts';

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

/** A step that keeps a confirmed address where money is open, so that they can be reached for it. */
const withMoney =
  (drop: (userId: string, now: Date, email: string | null) => Promise<void>): Step =>
  async ({ userId, email, emailVerified }) => {
    if (userId !== null) await drop(userId, new Date(), emailVerified ? email : null);
  };

/**
 * In order. Each step is idempotent and may be interrupted anywhere.
 *
 * The record goes first. Whatever stores the person's number or name reads it in its transaction (`userAt`): a write
 * that is under way meanwhile is either found by a later step or refused. Works go before what was written on them or
 * about them, since those writes read the works. What later steps need to find the rest (what is below the record, and
 * last the account that names it) goes at the end.
 */
export const ERASURE: readonly Step[] = [
  ofProfile(deleteUserRecord),
  ofProfile(deleteSlugsOf),
  eraseMail,
  eraseLetters,
  ofProfile(eraseWorks('exhibitions')),
  ofProfile(eraseWorks('products')),
  // When nothing of theirs can be ordered any more.
  withMoney(dropArtist),
  ofProfile(eraseWorks('blogs')),
  ofProfile(eraseImages),
  ofProfile(eraseUploads),
  ofProfile(engagementBy.remove),
  ofProfile(reportsBy.remove),
  ofProfile(messagesBy.remove),
  ofProfile(deleteAttachmentsBy),
  ofProfile(deleteApplication),
  ofProfile(anonymiseCommentsBy),
  ofProfile(deleteReviewsOf),
  ofProfile(anonymiseDecisionsOf),
  ofProfile(followsByArtist.remove),
  ofProfile(announcementsByArtist.remove),
  ofProfile(deleteNoticesAbout),
  withMoney(dropBuyer),
  ofProfile(eraseNotesOf),
  ofProfile(forgetEditor),
  ofProfile(forgetAnswerer),
  // A change of the profile that is still under way deletes its own pictures.
  ({ uid }) => deleteFolder(`avatars/${uid}`),
  ({ uid }) => deleteFolder(`attachments/${uid}`),
  ({ uid }) => deleteFolder(`uploads/${uid}`),
  ofProfile((userId) => deleteFolder(`portraits/${userId}`)),
  ofProfile(deleteUser),
  // Once their follows are gone, so that no notice to followers comes by them again.
  ofProfile(forgetFollower),
  ({ uid }) => deleteAccount(uid),
  // Once their documents are gone, so that no event of one of them fails later.
  eraseDeadLetters,
  // Nobody signs in to send one or to ask for letters, so that nothing refuses what was under way.
  eraseLetters,
  eraseMessages,
];

/** Processes `deletions/{id}`. Nothing happens where it is finished or gone. */
export async function eraseAccount(id: string): Promise<void> {
  const deletion = await readDeletion(id);
  if (!deletion || deletion.finishedAt) return;
  // One that was written by hand may lack anything, and a retry would not help.
  const { uid, requestedAt = new Date() } = deletion;
  if (!isUid(uid)) {
    logError('Nothing to erase', 'The deletion has no uid', { deletionId: id });
    return;
  }
  // First, so that nobody who is erased is missing in it. By the uid: a deletion that was written by hand may have any
  // id.
  await recordErasure({ id: buildDeletionId(uid), emailVerified: deletion.emailVerified === true });
  // Before the profile is looked up: one that is created later finds no sign-in account and is deleted at once.
  await deleteSignIn(uid);
  const leaver = await toLeaver(uid, deletion);
  for (const step of ERASURE) await step(leaver);
  await finishDeletion(id, { requestedAt, finishedAt: new Date() });
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

async function eraseDeadLetters({ userId, email }: Leaver): Promise<void> {
  for (const person of [userId, email?.toLowerCase()]) if (person) await deleteDeadLettersAbout(person);
}

/** With images that were made after the others were erased, and what was written for those that were not finished. */
async function eraseUploads(userId: string): Promise<void> {
  for (const { id } of await readUploadsOf(userId)) {
    await deletePictureFiles(id);
    await deleteImage(id);
    await deleteUpload(id);
  }
}

/** Mail to any address of the profile, mail to others about messages that name the person, and messages. */
async function eraseMail(leaver: Leaver): Promise<void> {
  const { userId, email } = leaver;
  const contact = userId === null ? null : await readContact(userId);
  for (const address of new Set([email, contact?.email ?? null])) if (address !== null) await deleteMail('to', address);
  if (userId !== null) for (const role of ['userId', 'authorId', 'artistId'] as const) await deleteMail(role, userId);
  await eraseMessages(leaver);
}

/** Messages of the contact form: only where the address was confirmed, as anybody can write one. */
async function eraseMessages({ email, emailVerified }: Leaver): Promise<void> {
  if (email === null || !emailVerified) return;
  await deleteContactMessagesFrom(email);
  await deleteMail('replyTo', email);
}

/** Letters to the address: only where it was confirmed, as anybody can type one. */
async function eraseLetters({ email, emailVerified }: Leaver): Promise<void> {
  if (email === null || !emailVerified) return;
  const id = subscriberId(email);
  await recordAddressErased(id);
  await eraseAddress(id);
}
