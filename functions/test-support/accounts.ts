import { auth } from '../src/lib/firebase.ts';
import { db, removeTrees, uniqueId } from './database.ts';

/** A sign-in account with a token. */
export interface Account {
  uid: string;
  token: string;
  email: string;
}

const made: string[] = [];

/** Makes an account with these claims and signs it in. */
export async function signIn(
  claims: object,
  { verified = true }: { verified?: boolean } = {},
): Promise<Account> {
  const email = `${uniqueId('account')}@example.com`;
  const password = 'correct-horse-battery';
  const { uid } = await auth().createUser({ email, password, emailVerified: verified });
  made.push(uid);
  await auth().setCustomUserClaims(uid, claims);
  const { idToken } = await authEmulator<{ idToken: string }>('signInWithPassword', { email, password });
  return { uid, token: idToken, email };
}

/** An account that was shut after it got its token. */
export async function signInDisabled(claims: object): Promise<Account> {
  const account = await signIn(claims);
  await auth().updateUser(account.uid, { disabled: true });
  return account;
}

/** A token of an account without a name. Asked by an owner, the emulator makes no anonymous accounts, whose tokens say this. */
export async function signInAnonymously(): Promise<string> {
  const account = await signIn({});
  return forgeToken(account, {
    email: undefined,
    email_verified: undefined,
    provider_id: 'anonymous',
    firebase: { identities: {}, sign_in_provider: 'anonymous' },
  });
}

/** The account's token with other claims, which only the emulator takes unsigned. */
export function forgeToken({ token }: Pick<Account, 'token'>, change: object): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change };
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
}

/** Takes away the accounts and the profiles that the API gave them. */
export async function removeAccounts(): Promise<void> {
  const uids = made.splice(0);
  if (uids.length > 0) {
    const accounts = await db.getAll(...uids.map((uid) => db.doc(`accounts/${uid}`)));
    const there = accounts.filter(({ exists }) => exists);
    await removeTrees(there.flatMap((account) => [account.ref.path, `users/${account.get('userId')}`]));
  }
  await auth().deleteUsers(uids);
}

async function authEmulator<T>(method: string, body: object): Promise<T> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    {
      method: 'POST',
      // Without an owner the emulator takes no project but its own.
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({
        ...body,
        returnSecureToken: true,
        targetProjectId: process.env.GCLOUD_PROJECT,
      }),
    },
  );
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return response.json() as Promise<T>;
}
