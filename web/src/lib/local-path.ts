import { paths } from './paths.ts';

/** Where nobody who has just signed in wants to go. */
const AUTH_PATHS: readonly string[] = [paths.login, paths.register, paths.signUp, paths.forgotPassword];
/** One slash, and nothing that a browser reads as another host: no second slash, no backslash, no blank or control. */
const PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
/** Stands for the site while a path is taken apart; it can't exist. */
const HERE = 'https://site.invalid';

/** A `?redirect=` as a path of this site with its query and hash, or null where it is none. */
export function localPath(value: string | null): string | null {
  if (value === null || !PATH.test(value)) return null;
  const url = URL.parse(value, HERE);
  if (url === null || url.origin !== HERE) return null;
  const place = asMatched(url.pathname);
  if (place === null || !PATH.test(place.replaceAll(' ', ''))) return null;
  if (AUTH_PATHS.some((door) => place === door || place.startsWith(`${door}/`))) return null;
  return url.pathname + url.search + url.hash;
}

/** A path as the router compares it, or null where it can't be read. */
function asMatched(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
