import type { BrowserContext, Page, Request } from '@playwright/test';
import { gapiMock } from './gapi-mock.ts';

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';
/** Style sheets, fonts and scripts of the emulator's provider page. */
const DECORATION = /^https:\/\/(?:unpkg\.com|fonts\.(?:googleapis|gstatic)\.com)\//;
/** Profile pictures of Google accounts: mocked as one transparent pixel. */
const ACCOUNT_PICTURE = /^https:\/\/lh3\.googleusercontent\.com\//;
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const EMPTY_TYPES: Partial<Record<string, string>> = { script: 'text/javascript', stylesheet: 'text/css' };

const contexts = new WeakSet<BrowserContext>();

/** Enables sign-in with Google in this context: Google's script is mocked, the provider is the Auth emulator. */
export async function mockGoogle(context: BrowserContext): Promise<void> {
  contexts.add(context);
  await context.route(
    (url) => url.href.startsWith(GOOGLE_SCRIPT),
    (route) => route.fulfill({ contentType: 'text/javascript', body: `(${gapiMock})();` }),
  );
  await context.route(ACCOUNT_PICTURE, (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
  await context.route(DECORATION, (route) =>
    route.fulfill({ contentType: EMPTY_TYPES[route.request().resourceType()] ?? 'text/plain', body: '' }),
  );
}

/** Whether `mockGoogle` answers the request, so that it never leaves the machine. */
export function isMocked(request: Request): boolean {
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

/** Does what opens the provider's popup, and signs in there with a new Google account. */
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
