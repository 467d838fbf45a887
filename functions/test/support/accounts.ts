import { auth } from '../../src/platform/firebase.ts';
import { uniqueId } from './database.ts';

const made: string[] = [];

/** Makes an account with these claims and signs it in. */
export async function signIn(claims: object): Promise<{ uid: string; token: string; email: string }> {
  const email = `${uniqueId('account')}@example.com`;
  const password = 'correct-horse-battery';
  const { uid } = await auth().createUser({ email, password, emailVerified: true });
  made.push(uid);
  await auth().setCustomUserClaims(uid, claims);
  const { idToken } = await authEmulator<{ idToken: string }>('signInWithPassword', { email, password });
  return { uid, token: idToken, email };
}

/** A token of an account without a name. */
export async function signInAnonymously(): Promise<string> {
  const { idToken, localId } = await authEmulator<{ idToken: string; localId: string }>('signUp', {});
  made.push(localId);
  return idToken;
}

export async function removeAccounts(): Promise<void> {
  await auth().deleteUsers(made.splice(0));
}

async function authEmulator<T>(method: string, body: object): Promise<T> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return response.json() as Promise<T>;
}
