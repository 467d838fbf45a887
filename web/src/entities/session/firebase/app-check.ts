import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseReady } from './firebase.ts';

/** Imported dynamically only: readers load nothing of App Check and of reCAPTCHA. */

/** Returns a token, which the SDK keeps until it ends. `key` is the site key of reCAPTCHA Enterprise. */
export async function getAppCheckToken(key: string): Promise<string> {
  const { app } = await firebaseReady();
  // Once more with the same options, it is the same instance.
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: false,
  });
  return (await getToken(appCheck)).token;
}
