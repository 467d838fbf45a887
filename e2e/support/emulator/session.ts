import type { BrowserContext } from '@playwright/test';
import { SUITE_URL } from '../suite.ts';
import { PASSWORD, signInByPassword } from './accounts.ts';
import { auth } from './firebase.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Returns the storage of a browser where the account is signed in: a tenth of the time of the sign-in form. */
export async function storedSession(email: string, password: string = PASSWORD): Promise<StorageState> {
  const { apiKey } = (await (await fetch(`${SUITE_URL}/__/firebase/init.json`)).json()) as { apiKey: string };
  const { idToken, refreshToken, expiresIn } = await signInByPassword({ email, password });
  const { uid, emailVerified, metadata, providerData, customClaims } = await auth.getUserByEmail(email);
  const user = {
    uid,
    email,
    emailVerified,
    isAnonymous: false,
    providerData: providerData.map((provider) => ({
      displayName: null,
      phoneNumber: null,
      photoURL: null,
      ...provider.toJSON(),
    })),
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    createdAt: String(Date.parse(metadata.creationTime)),
    lastLoginAt: String(Date.parse(metadata.lastSignInTime)),
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
    localStorage: customClaims?.userId === undefined ? [] : [{ name: 'userId', value: String(customClaims.userId) }],
    // Playwright's type leaves it out.
    indexedDB: [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }],
  };
  return { cookies: [], origins: [origin] };
}
