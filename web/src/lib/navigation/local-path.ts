import { paths } from './paths.ts';

/** Pages for visitors: redirecting to one after the sign-in would loop. */
const AUTH_PATHS: readonly string[] = [paths.login, paths.register, paths.signUp, paths.forgotPassword];
/**
 * Path with a single slash at its start and nothing that browsers parse as another host: no second slash, backslash,
 * space or control character.
 */
const PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
/** Base for parsing a path as a URL; `.invalid` is reserved, so no host has the name. */
const BASE = 'https://site.invalid';

/** Validates `?redirect=` against open redirects: a path of this site with query and hash, or null. */
export function localPath(value: string | null): string | null {
  if (value === null || !PATH.test(value)) return null;
  const url = URL.parse(value, BASE);
  if (url === null || url.origin !== BASE) return null;
  const place = asMatched(url.pathname);
  if (place === null || !PATH.test(place.replaceAll(' ', ''))) return null;
  if (AUTH_PATHS.some((path) => place === path || place.startsWith(`${path}/`))) return null;
  return url.pathname + url.search + url.hash;
}

/** The path decoded and in lower case, as the router matches it; null where it can't be decoded. */
function asMatched(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
