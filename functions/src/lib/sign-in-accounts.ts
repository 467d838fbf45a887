import type { UserRecord } from 'firebase-admin/auth';
import { auth } from './firebase.ts';

/** Error codes of the Admin SDK for an account that does not exist; no account has a malformed address. */
const NOT_FOUND_CODES = new Set(['auth/user-not-found', 'auth/invalid-email']);

interface SignIn {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  phoneNumber: string | null;
  /** Data of each way to sign in: by password, by Google. */
  providers: { id: string; email: string | null; name: string | null; photoUrl: string | null }[];
  claims: Readonly<Record<string, unknown>>;
  createdAt: string;
  lastSignInAt: string | null;
}

/** True for what can be the id of a sign-in account; documents written by hand may hold anything. */
export function isUid(uid: unknown): uid is string {
  return typeof uid === 'string' && /^[A-Za-z0-9][^/]{0,127}$/.test(uid);
}

/** The sign-in account with this e-mail, or null. */
export async function findSignIn(email: string): Promise<SignIn | null> {
  return nullIfNotFound(async () => toSignIn(await auth().getUserByEmail(email)));
}

/** Null where the account is gone. */
export async function readSignIn(uid: string): Promise<SignIn | null> {
  return nullIfNotFound(async () => toSignIn(await auth().getUser(uid)));
}

/** Deletes the sign-in account; its tokens are worth nothing from then on. Nothing happens where it is gone. */
export async function deleteSignIn(uid: string): Promise<void> {
  await nullIfNotFound(() => auth().deleteUser(uid));
}

/** Refuses new sessions and ends those there are, or admits them again. Nothing happens where the account is gone. */
export async function setLocked(uid: string, isLocked: boolean): Promise<void> {
  await nullIfNotFound(async () => {
    await auth().updateUser(uid, { disabled: isLocked });
    if (isLocked) await auth().revokeRefreshTokens(uid);
  });
}

/** Returns a link by which its owner confirms an address, or sets a new password. */
export function buildSignInLink(kind: 'confirmation' | 'reset', email: string): Promise<string> {
  return kind === 'reset' ? auth().generatePasswordResetLink(email) : auth().generateEmailVerificationLink(email);
}

/** Custom claims: what tokens say about their account beside what the sign-in service stores. */
export interface Claims {
  userId: number;
  isArtist: boolean;
  admin: boolean;
}

/** Sets the custom claims of an account, which its next token carries. False where the account is gone. */
export async function setClaims(uid: string, { userId, isArtist, admin }: Claims): Promise<boolean> {
  try {
    await auth().setCustomUserClaims(uid, { userId, isArtist, admin });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return false;
    throw error;
  }
}

async function nullIfNotFound<T>(request: () => Promise<T>): Promise<T | null> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_FOUND_CODES.has(String(error.code))) return null;
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
