import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { AUTH_HOST, PROJECT } from '../suite.ts';
import { auth } from './firebase.ts';

export const PASSWORD = 'aperture-2026';

const SIGN_IN = `http://${AUTH_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
const LINKS = `http://${AUTH_HOST}/emulator/v1/projects/${PROJECT}/oobCodes`;
/** Milliseconds. */
const LINK_TIMEOUT = 30_000;

export interface Account {
  uid: string;
  email: string;
  password: string;
}

export type Credentials = Pick<Account, 'email' | 'password'>;

interface Link {
  email: string;
  /** To which a link that changes the address was sent. */
  newEmail?: string;
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'EMAIL_SIGNIN' | 'VERIFY_AND_CHANGE_EMAIL';
  oobLink: string;
}

export const newEmail = (): string => `user-${randomUUID()}@example.com`;

/** Creates an Auth account without a profile. */
export async function newAccount({ verified }: { verified: boolean }): Promise<Account> {
  const account = { email: newEmail(), password: `Password-${randomUUID()}` };
  const { uid } = await auth.createUser({ ...account, emailVerified: verified });
  return { uid, ...account };
}

/** Signs in with a password, and returns the answer of Firebase Auth; `expiresIn` in seconds. */
export async function signInByPassword({
  email,
  password,
}: Credentials): Promise<{ idToken: string; refreshToken: string; expiresIn: string }> {
  const response = await fetch(SIGN_IN, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} can't sign in: ${await response.text()}`);
  return response.json();
}

export async function readToken(email: string, password: string = PASSWORD): Promise<string> {
  return (await signInByPassword({ email, password })).idToken;
}

export async function readClaims(email: string): Promise<Record<string, unknown>> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0]?.customClaims ?? {};
}

/** The newest link of its kind that was sent to this address; waits for it. */
async function linkFor(email: string, requestType: Link['requestType']): Promise<string> {
  for (const end = Date.now() + LINK_TIMEOUT; Date.now() < end; await sleep(100)) {
    const { oobCodes = [] }: { oobCodes?: Link[] } = await (await fetch(LINKS)).json();
    const link = oobCodes.findLast(
      (candidate) => (candidate.newEmail ?? candidate.email) === email && candidate.requestType === requestType,
    );
    if (link) return link.oobLink;
  }
  throw new Error(`No link (${requestType}) was sent to ${email}`);
}

export const verificationLinkFor = (email: string) => linkFor(email, 'VERIFY_EMAIL');
export const passwordResetLinkFor = (email: string) => linkFor(email, 'PASSWORD_RESET');
export const emailChangeLinkFor = (email: string) => linkFor(email, 'VERIFY_AND_CHANGE_EMAIL');

/** Opens the verification link outside the browser, as another device would. */
export async function confirmEmail(email: string): Promise<void> {
  const response = await fetch(await verificationLinkFor(email), { redirect: 'manual' });
  if (response.status >= 400) throw new Error(`The link for ${email} answered ${response.status}`);
}

/** Signs in through the form of `/login` and waits until the page has left it. */
export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Fills in and submits the sign-in form of the open page; another form with the same fields may still stand there. */
export async function fillSignIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Login', exact: true });
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
}
