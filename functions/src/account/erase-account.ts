import { anonymiseBlogCommentsOf, eraseBlogsOf } from '../blog/personal-data.ts';
import { eraseExhibitionsOf } from '../exhibition/personal-data.ts';
import { anonymiseImageCommentsOf, eraseImagesOf } from '../image/personal-data.ts';
import { closeSignIn, userIdOf } from '../platform/accounts.ts';
import { now } from '../platform/clock.ts';
import { deleteFolder } from '../platform/files.ts';
import { eraseProductsOf } from '../product/personal-data.ts';
import {
  type Deletion,
  deleteAccount,
  deleteLettersTo,
  deleteMessagesFrom,
  deleteUser,
  finishDeletion,
  readContact,
  readDeletion,
} from './store.ts';

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
  ({ uid }) => closeSignIn(uid),
  ofProfile(anonymiseBlogCommentsOf),
  ofProfile(anonymiseImageCommentsOf),
  ofProfile(eraseExhibitionsOf),
  ofProfile(eraseProductsOf),
  ofProfile(eraseBlogsOf),
  ofProfile(eraseImagesOf),
  ({ uid }) => deleteFolder(`originals/${uid}`),
  ({ uid }) => deleteFolder(`avatars/${uid}`),
  ofProfile((userId) => deleteFolder(`portraits/${userId}`)),
  eraseMail,
  ofProfile(deleteUser),
  ({ uid }) => deleteAccount(uid),
];

/** Works off `deletions/{id}`. Nothing happens where that is done or gone. */
export async function eraseAccount(id: string): Promise<void> {
  const deletion = await readDeletion(id);
  if (!deletion || deletion.finishedAt) return;
  const leaver = await toLeaver(deletion);
  for (const step of ERASURE) await step(leaver);
  await finishDeletion(id, { requestedAt: deletion.requestedAt, finishedAt: now() });
}

/** The profile may have come after the request, when both were under way at once. */
async function toLeaver({ uid, userId, email, emailVerified }: Deletion): Promise<Leaver> {
  if (!uid) throw new TypeError('The deletion names nobody');
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
