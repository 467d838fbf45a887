import { VISITOR_COOKIE_DAYS } from '@aperture-byline/contract/shared/constants';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';
import type { Config } from '../../lib/config.ts';
import { signingKeys } from '../../lib/signing-keys.ts';

/** The only cookie that Firebase Hosting passes on to functions. */
const NAME = '__session';
const LIFETIME = VISITOR_COOKIE_DAYS * DAY;

interface Session {
  /** The id of the visitor's guest record. */
  guestId: string | null;
  /** A random id without a record: it tells one browser from another, and stays when its visitor becomes a guest. */
  visitorId: string | null;
  /** Whether the browser keeps the cookie when it is closed. No browser says so: the cookie does itself. */
  isLasting: boolean;
  /** Whether it was signed with the present key. */
  isCurrent: boolean;
}

const VISITOR_ID = /^[0-9a-f]{32}$/;
const SEPARATOR = '~';
/** A part of a cookie that ends with the browser's session. */
const SESSION_ONLY = 'session';

/** A cookie whose signature does not fit counts as none. */
export function readSession(req: Request, res: Response, config: Config): Session {
  // On demand: most calls don't need it.
  cookieParser()(req, res, () => {});
  const cookie: unknown = req.cookies?.[NAME];
  const keys = signingKeys('cookie', config);
  const value = readSigned(cookie, keys);
  const ids = value === null ? [] : value.split(SEPARATOR);
  return {
    guestId: ids.find(isUserId) ?? null,
    visitorId: ids.find((id) => VISITOR_ID.test(id)) ?? null,
    isLasting: ids.length > 0 && !ids.includes(SESSION_ONLY),
    isCurrent: ids.length > 0 && readSigned(cookie, keys.slice(0, 1)) !== null,
  };
}

function readSigned(cookie: unknown, keys: string[]): string | null {
  if (typeof cookie !== 'string' || !cookie.startsWith('s:')) return null;
  return cookieParser.signedCookie(cookie, keys) || null;
}

/** Hosting takes cookies off every answer but a private one. */
export function setSession(
  res: Response,
  { guestId, visitorId, isLasting }: Omit<Session, 'isCurrent'>,
  config: Config,
): void {
  // Where Express looks for the key.
  Object.assign(res.req, { secret: signingKeys('cookie', config)[0] });
  const ids = [guestId, visitorId].filter((id) => id !== null);
  const value = [...ids, ...(isLasting ? [] : [SESSION_ONLY])].join(SEPARATOR);
  res.set('Cache-Control', 'private, no-store').cookie(NAME, value, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
    path: '/api',
    ...(isLasting && { maxAge: LIFETIME }),
  });
}
