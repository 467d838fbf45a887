import type { StoredAccount, StoredUser } from '@aperture-byline/contract/user/stored';
import type { UserRecord } from 'firebase-admin/auth';
import { readDocument } from '../data/firestore.ts';
import { auth } from './firebase.ts';

/** What the Admin SDK says where no account is meant; nobody has an address that is none. */
const NOBODY = new Set(['auth/user-not-found', 'auth/invalid-email']);

/** What the sign-in service knows of an account. */
export interface SignIn {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  phoneNumber: string | null;
  /** Of each way to sign in: by password, by Google. */
  providers: { id: string; email: string | null; name: string | null; photoUrl: string | null }[];
  claims: Readonly<Record<string, unknown>>;
  createdAt: string;
  lastSignInAt: string | null;
}

/** True for what can be the id of a sign-in account; documents written by hand may hold anything. */
export function isUid(uid: unknown): uid is string {
  return typeof uid === 'string' && /^[A-Za-z0-9][^/]{0,127}$/.test(uid);
}

/** The user id of the profile that belongs to a sign-in account, or null before it has one. */
export async function userIdOf(uid: string): Promise<string | null> {
  const account = await readDocument<StoredAccount>(`accounts/${uid}`);
  return account === null ? null : String(account.userId);
}

/** What a person may do by the server's own record, which is right at once where a token may be an hour old. */
export async function rolesOf(userId: string): Promise<{ isArtist: boolean; admin: boolean }> {
  const user = await readDocument<StoredUser>(`users/${userId}`);
  return { isArtist: user?.isArtist === true, admin: user?.admin === true };
}

/** The sign-in account with this e-mail, or null. */
export async function signInWith(email: string): Promise<SignIn | null> {
  return orNull(async () => toSignIn(await auth().getUserByEmail(email)));
}

/** Null where the account is gone. */
export async function signInOf(uid: string): Promise<SignIn | null> {
  return orNull(async () => toSignIn(await auth().getUser(uid)));
}

/** Deletes the sign-in account; its tokens are worth nothing from then on. Nothing happens where it is gone. */
export async function closeSignIn(uid: string): Promise<void> {
  await orNull(() => auth().deleteUser(uid));
}

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY.has(String(error.code))) return null;
    throw error;
  }
}

function toSignIn(user: UserRecord): SignIn {
  const { creationTime, lastSignInTime } = user.metadata;
  return {
    uid: user.uid,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? null,
    photoUrl: user.photoURL ?? null,
    phoneNumber: user.phoneNumber ?? null,
    providers: user.providerData.map(({ providerId, email, displayName, photoURL }) => ({
      id: providerId,
      email: email ?? null,
      name: displayName ?? null,
      photoUrl: photoURL ?? null,
    })),
    claims: user.customClaims ?? {},
    createdAt: new Date(creationTime).toISOString(),
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  };
}
