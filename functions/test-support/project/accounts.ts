import { randomUUID } from 'node:crypto';
import { auth } from '../../src/lib/firebase.ts';
import { uniqueId } from './database.ts';

/** A sign-in account with a token. */
export interface Account {
  uid: string;
  token: string;
  email: string;
}

/**
 * Makes an account with these claims and signs it in. The emulator imports an account with its claims in one call, and
 * takes unsigned tokens: a registration and a sign-in cost four.
 */
export async function signIn(claims: object, { verified = true }: { verified?: boolean } = {}): Promise<Account> {
  const uid = randomUUID().replaceAll('-', '').slice(0, 28);
  const email = `${uniqueId('account')}@example.com`;
  const account = { uid, email, emailVerified: verified, customClaims: claims };
  const { errors } = await auth().importUsers([account]);
  if (errors[0]) throw errors[0].error;
  return { uid, email, token: createToken(account) };
}

/** Builds the token that the sign-in service issues after a sign-in with a password. */
function createToken({
  uid,
  email,
  emailVerified,
  customClaims,
}: {
  uid: string;
  email: string;
  emailVerified: boolean;
  customClaims: object;
}): string {
  const seconds = Math.floor(Date.now() / 1000);
  const project = process.env.GCLOUD_PROJECT;
  const claims = {
    ...customClaims,
    email,
    email_verified: emailVerified,
    auth_time: seconds,
    user_id: uid,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    iat: seconds,
    exp: seconds + 3600,
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: uid,
  };
  return `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims)}.`;
}

const encodePart = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An account that was shut after it got its token. */
export async function signInDisabled(claims: object): Promise<Account> {
  const account = await signIn(claims);
  await auth().updateUser(account.uid, { disabled: true });
  return account;
}

/**
 * A token of an account without a name. Asked by an owner, the emulator makes no anonymous accounts, whose tokens say
 * this.
 */
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
  return `${header}.${encodePart(claims)}.`;
}

/** Takes away all accounts of the test's own project. */
export async function removeAllAccounts(): Promise<void> {
  const address = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}/accounts`;
  const response = await fetch(address, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
  if (!response.ok) throw new Error(await response.text());
}
