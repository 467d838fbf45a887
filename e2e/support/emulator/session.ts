import type { BrowserContext } from '@playwright/test';
import { SUITE_URL } from '../suite.ts';
import { lookUp, PASSWORD, signInByPassword } from './accounts.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * The storage of a browser where this account is signed in, as Firebase Auth's IndexedDB persistence and the session store
 * leave it. It takes a tenth of what the sign-in form takes.
 */
export async function storedSession(email: string, password: string = PASSWORD): Promise<StorageState> {
  const { apiKey } = (await (await fetch(`${SUITE_URL}/__/firebase/init.json`)).json()) as { apiKey: string };
  const { idToken, refreshToken, expiresIn } = await signInByPassword({ email, password });
  const account = await lookUp(email);
  if (!account) throw new Error(`There is no account of ${email}`);
  const { localId, emailVerified, createdAt, lastLoginAt, providerUserInfo, claims } = account;
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
    // Whoever has no profile yet has no such id.
    localStorage: claims.userId === undefined ? [] : [{ name: 'userId', value: String(claims.userId) }],
    // Playwright's type leaves it out.
    indexedDB: [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }],
  };
  return { cookies: [], origins: [origin] };
}
