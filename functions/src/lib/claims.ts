import { auth } from './firebase.ts';

/** What tokens say about their account beside what the sign-in service knows. */
export interface Claims {
  userId: number;
  isArtist: boolean;
  admin: boolean;
}

/** Puts the claims on an account; the next token carries them. False where the account is gone. */
export async function setClaims(uid: string, { userId, isArtist, admin }: Claims): Promise<boolean> {
  try {
    await auth().setCustomUserClaims(uid, { userId, isArtist, admin });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return false;
    throw error;
  }
}
