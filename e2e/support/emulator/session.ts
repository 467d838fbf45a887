import type { BrowserContext } from '@playwright/test';
import { SUITE_URL } from '../suite.ts';
import { type Credentials, claimsOf, lookUp, signInByPassword } from './accounts.ts';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * The storage of a browser where this account is signed in, as Firebase Auth's IndexedDB persistence and the session store
 * leave it. It takes a tenth of what the sign-in form takes; the account must have a profile.
 */
export async function sessionOf({ email, password }: Credentials): Promise<StorageState> {
  const { apiKey } = (await (await fetch(`${SUITE_URL}/__/firebase/init.json`)).json()) as { apiKey: string };
  const { idToken, refreshToken, expiresIn } = await signInByPassword({ email, password });
  const account = await lookUp(email);
  if (!account) throw new Error(`There is no account of ${email}`);
  const { localId, emailVerified, createdAt, lastLoginAt, providerUserInfo } = account;
  const { userId } = await claimsOf(email);
  const user = {
    uid: localId,
    email,
    emailVerified,
    isAnonymous: false,
    providerData: providerUserInfo.map(({ rawId, ...info }) => ({
      displayName: null,
      phoneNumber: null,
      photoURL: null,
      ...info,
      uid: rawId,
    })),
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    createdAt,
    lastLoginAt,
    apiKey,
    appName: '[DEFAULT]',
  };
  const record = { value: { fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: user } };
  const store = {
    name: 'firebaseLocalStorage',
    keyPath: 'fbase_key',
    autoIncrement: false,
    indexes: [],
    records: [record],
  };
  const origin = {
    origin: SUITE_URL,
    localStorage: [{ name: 'userId', value: String(userId) }],
    // Playwright's type leaves it out.
    indexedDB: [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }],
  };
  return { cookies: [], origins: [origin] };
}
