import { isUserId } from '@aperture-byline/contract/shared/ids';
import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';
import type { Config } from '../../lib/config.ts';

/** The only cookie that Firebase Hosting passes on to functions. */
const NAME = '__session';
/** The longest lifetime that browsers allow a cookie. */
const LIFETIME = 400 * 24 * 60 * 60 * 1000;

/** What a browser's signed cookie proves. */
export interface Session {
  /** The id of the visitor's guest record. */
  guestId: string | null;
  /** A random id without a record: it tells one browser from another, and stays when its visitor becomes a guest. */
  visitorId: string | null;
}

const VISITOR_ID = /^[0-9a-f]{32}$/;
const SEPARATOR = '~';

/** A cookie whose signature does not fit counts as none. */
export function readSession(req: Request, res: Response, { signingSecret }: Config): Session {
  // On demand: most calls don't need it.
  cookieParser(signingSecret)(req, res, () => {});
  const value: unknown = req.signedCookies?.[NAME];
  const ids = typeof value === 'string' ? value.split(SEPARATOR) : [];
  return {
    guestId: ids.find(isUserId) ?? null,
    visitorId: ids.find((id) => VISITOR_ID.test(id)) ?? null,
  };
}

/** Hosting takes cookies off every answer but a private one. */
export function setSession(
  res: Response,
  { guestId, visitorId }: Session,
  { production, signingSecret }: Config,
): void {
  // Express signs with what the cookie parser left here, which runs only where the cookie was read.
  Object.assign(res.req, { secret: signingSecret });
  const value = [guestId, visitorId].filter((id) => id !== null).join(SEPARATOR);
  res.set('Cache-Control', 'private, no-store').cookie(NAME, value, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: production,
    path: '/api',
    maxAge: LIFETIME,
  });
}
