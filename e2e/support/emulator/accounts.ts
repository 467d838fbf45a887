import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { AUTH_HOST, PROJECT } from '../suite.ts';

/** The password of every seeded account. */
export const PASSWORD = 'aperture-2026';

const AUTH = `http://${AUTH_HOST}/identitytoolkit.googleapis.com/v1`;
const CODES = `http://${AUTH_HOST}/emulator/v1/projects/${PROJECT}/oobCodes`;
/** The emulators accept this token as the project owner's: security rules do not apply. */
const HEADERS = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const PATIENCE = 30_000;

export interface Account {
  uid: string;
  email: string;
  password: string;
}

export type Credentials = Pick<Account, 'email' | 'password'>;

interface Code {
  email: string;
  /** To which a link that changes the address was sent. */
  newEmail?: string;
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'EMAIL_SIGNIN' | 'VERIFY_AND_CHANGE_EMAIL';
  oobLink: string;
}

async function call(url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    headers: HEADERS,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** A unique e-mail address. */
export const newEmail = (): string => `user-${randomUUID()}@example.com`;

/** Creates an Auth account without a profile. */
export async function newAccount({ verified }: { verified: boolean }): Promise<Account> {
  const account = { email: newEmail(), password: `Password-${randomUUID()}` };
  const created = (await call(`${AUTH}/projects/${PROJECT}/accounts`, {
    ...account,
    emailVerified: verified,
  })) as { localId: string };
  return { uid: created.localId, ...account };
}

/** What Firebase Auth answers to a password; `expiresIn` in seconds. */
export function signInByPassword({ email, password }: Credentials) {
  const body = { email, password, returnSecureToken: true };
  return call(`${AUTH}/accounts:signInWithPassword?key=any`, body) as Promise<{
    idToken: string;
    refreshToken: string;
    expiresIn: string;
  }>;
}

/** A token of the account, as its browser sends it to the API. */
export async function tokenOf(email: string, password: string = PASSWORD): Promise<string> {
  return (await signInByPassword({ email, password })).idToken;
}

/** Disables the account; its tokens are refused at their next check. */
export async function disableAccount(uid: string): Promise<void> {
  await call(`${AUTH}/projects/${PROJECT}/accounts:update`, { localId: uid, disableUser: true });
}

/** An account as Firebase Auth has it. */
interface StoredAccount {
  localId: string;
  emailVerified: boolean;
  createdAt: string;
  lastLoginAt: string;
  /** The custom claims, as JSON. */
  customAttributes?: string;
  providerUserInfo: { providerId: string; rawId: string; email: string }[];
}

/** Undefined where there is none. */
export async function lookUp(
  email: string,
): Promise<(StoredAccount & { claims: Record<string, unknown> }) | undefined> {
  const { users } = (await call(`${AUTH}/projects/${PROJECT}/accounts:lookup`, { email: [email] })) as {
    users?: StoredAccount[];
  };
  const account = users?.[0];
  return account && { ...account, claims: JSON.parse(account.customAttributes ?? '{}') };
}

/** The custom claims of the account, as its next token will carry them. */
export async function claimsOf(email: string): Promise<Record<string, unknown>> {
  return (await lookUp(email))?.claims ?? {};
}

/** The newest link of its kind that was sent to this address; waits for it. */
async function linkFor(email: string, requestType: Code['requestType']): Promise<string> {
  for (const giveUpAt = Date.now() + PATIENCE; Date.now() < giveUpAt; await sleep(100)) {
    const { oobCodes = [] } = (await call(CODES)) as { oobCodes?: Code[] };
    const code = oobCodes.findLast(
      (sent) => (sent.newEmail ?? sent.email) === email && sent.requestType === requestType,
    );
    if (code) return code.oobLink;
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

/** Fills in and submits the sign-in form of the open page; another form may still stand there, which has the same fields. */
export async function fillSignIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Login', exact: true });
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
}
