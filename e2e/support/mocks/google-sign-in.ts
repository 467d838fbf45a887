import type { BrowserContext, Page, Request } from '@playwright/test';
import { gapiStandIn } from './gapi-mock.ts';

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';
/** What the emulator's provider page would like to look like. */
const DECORATION = /^https:\/\/(?:unpkg\.com|fonts\.(?:googleapis|gstatic)\.com)\//;
/** Pictures of Google's accounts: all show one transparent pixel. */
const ACCOUNT_PICTURE = /^https:\/\/lh3\.googleusercontent\.com\//;
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const EMPTY_TYPES: Partial<Record<string, string>> = { script: 'text/javascript', stylesheet: 'text/css' };

const contexts = new WeakSet<BrowserContext>();

/** Lets people sign in with Google in this context: Google's script is stood in for, the provider is the Auth emulator. */
export async function withGoogle(context: BrowserContext): Promise<void> {
  contexts.add(context);
  await context.route(
    (url) => url.href.startsWith(GOOGLE_SCRIPT),
    (route) => route.fulfill({ contentType: 'text/javascript', body: `(${gapiStandIn})();` }),
  );
  await context.route(ACCOUNT_PICTURE, (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
  await context.route(DECORATION, (route) =>
    route.fulfill({ contentType: EMPTY_TYPES[route.request().resourceType()] ?? 'text/plain', body: '' }),
  );
}

/** Whether `withGoogle` answers the request, so that it reaches no foreign host. */
export function isStoodInFor(request: Request): boolean {
  const url = request.url();
  return (
    (url.startsWith(GOOGLE_SCRIPT) || DECORATION.test(url) || ACCOUNT_PICTURE.test(url)) &&
    contexts.has(request.frame().page().context())
  );
}

export interface GoogleAccount {
  email: string;
  name: string;
  /** Address of a picture. */
  photo?: string;
}

/** Does what opens the provider's window, and signs in there with an account that Google has not seen here before. */
export async function signInWithGoogle(
  page: Page,
  press: () => Promise<void>,
  { email, name, photo }: GoogleAccount,
): Promise<void> {
  const opened = page.waitForEvent('popup');
  await press();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  if (photo !== undefined) await popup.locator('#profile-photo-input').fill(photo);
  const closed = popup.waitForEvent('close');
  await popup.locator('#sign-in').click();
  await closed;
}
