import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Not to be listed: the API but for the files of photographs, and what is a person's own. `$` is the end of the
 * address.
 */
const DISALLOWED = [
  '/api/',
  '/login',
  '/register',
  '/signup',
  '/forgot-password',
  '/account-deleted',
  '/subscription/',
  '/profile$',
  '/profile/user-details',
  '/profile/edit-details',
  '/profile/settings',
  '/profile/notices',
  '/profile/orders/',
  '/shop/cart$',
  '/shop/cart?',
  '/studio',
];

export function writeRobots(siteUrl: string): string {
  const rules = ['Allow: /', 'Allow: /api/image/', ...DISALLOWED.map((path) => `Disallow: ${path}`)];
  return `${['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`;
}

/** Path of robots.txt in the app. */
export const ROBOTS_PATH = '/robots';
const REQUESTED = /^\/robots\.txt(?=\?|$)/;

/**
 * Google's framework and the emulator answer 404 to `/robots.txt` before any app is called. This hook sees the request
 * first and gives it a path that they pass on.
 */
export function passOnRobots(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = request.url?.replace(REQUESTED, ROBOTS_PATH);
  });
}
