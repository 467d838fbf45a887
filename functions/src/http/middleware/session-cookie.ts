import { isUserId } from '@aperture-byline/contract/shared/ids';
import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';
import type { Config } from '../../lib/config.ts';

/** The only cookie that Firebase Hosting passes on to functions. */
const NAME = '__session';
/** The longest lifetime that browsers allow a cookie. */
const LIFETIME = 400 * 24 * 60 * 60 * 1000;

/** The id of the visitor's guest record, or null. A cookie whose signature does not fit counts as none. */
export function readGuestCookie(req: Request, res: Response, { signingSecret }: Config): string | null {
  // On demand: most calls don't need the guest's id.
  cookieParser(signingSecret)(req, res, () => {});
  const guestId: unknown = req.signedCookies?.[NAME];
  return isUserId(guestId) ? guestId : null;
}

/** Hosting takes cookies off every answer but a private one. */
export function setGuestCookie(res: Response, guestId: string, { production, signingSecret }: Config): void {
  // Express signs with what the cookie parser left here, which runs only where the cookie was read.
  Object.assign(res.req, { secret: signingSecret });
  res.set('Cache-Control', 'private, no-store').cookie(NAME, guestId, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: production,
    path: '/api',
    maxAge: LIFETIME,
  });
}
