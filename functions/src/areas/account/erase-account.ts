import {
  type Deletion,
  deleteAccount,
  deleteLettersTo,
  deleteMessagesFrom,
  deleteUser,
  finishDeletion,
  readContact,
  readDeletion,
} from '../../data/deletions.ts';
import { now } from '../../lib/clock.ts';
import { logError } from '../../lib/logger.ts';
import { closeSignIn, isUid, userIdOf } from '../../lib/sign-in-accounts.ts';
import { deleteFolder } from '../../lib/storage.ts';
import { anonymiseBlogCommentsOf, eraseBlogsOf } from '../blog/personal-data.ts';
import { eraseExhibitionsOf } from '../exhibition/personal-data.ts';
import { anonymiseImageCommentsOf, eraseImagesOf } from '../image/personal-data.ts';
import { eraseProductsOf } from '../product/personal-data.ts';

/** Whose traces are erased. */
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
 * The way out, in order. Each step may be done again and may end anywhere within; what the later ones need to find the
 * rest (the profile, and last the record that names it) goes at the end.
 */
export const ERASURE: readonly Step[] = [
  ofProfile(anonymiseBlogCommentsOf),
  ofProfile(anonymiseImageCommentsOf),
  ofProfile(eraseExhibitionsOf),
  ofProfile(eraseProductsOf),
  ofProfile(eraseBlogsOf),
  ofProfile(eraseImagesOf),
  ({ uid }) => deleteFolder(`originals/${uid}`),
  eraseMail,
  ofProfile(deleteUser),
  // After the profile: a change of it that is still under way takes its pictures back itself from then on.
  ({ uid }) => deleteFolder(`avatars/${uid}`),
  ofProfile((userId) => deleteFolder(`portraits/${userId}`)),
  ({ uid }) => deleteAccount(uid),
];

/** Works off `deletions/{id}`. Nothing happens where that is done or gone. */
export async function eraseAccount(id: string): Promise<void> {
  const deletion = await readDeletion(id);
  if (!deletion || deletion.finishedAt) return;
  // Where one was written by hand, it may lack anything, and trying again would not help.
  const { uid, requestedAt = now() } = deletion;
  if (!isUid(uid)) {
    logError('Nothing to erase', 'The deletion names nobody', { deletionId: id });
    return;
  }
  // Before the look for a profile: one that is made after it finds no sign-in and goes at once.
  await closeSignIn(uid);
  const leaver = await toLeaver(uid, deletion);
  for (const step of ERASURE) await step(leaver);
  await finishDeletion(id, { requestedAt, finishedAt: now() });
}

/** The profile may have come after the request, when both were under way at once. */
async function toLeaver(uid: string, { userId, email, emailVerified }: Deletion): Promise<Leaver> {
  return {
    uid,
    userId: userId ?? (await userIdOf(uid)),
    email: email ?? null,
    emailVerified: emailVerified === true,
  };
}

/** Letters go wherever the profile said; messages of the contact form only where the address was surely theirs. */
async function eraseMail({ userId, email, emailVerified }: Leaver): Promise<void> {
  const contact = userId === null ? null : await readContact(userId);
  for (const address of new Set([email, contact?.email ?? null]))
    if (address !== null) await deleteLettersTo(address);
  if (email !== null && emailVerified) await deleteMessagesFrom(email);
}
