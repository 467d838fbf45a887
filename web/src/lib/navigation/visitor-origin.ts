import { toOrigin } from '@aperture-byline/contract/stats/origin';

/** True once the origin was sent: this site leads to what the visitor looks at next. */
let isReported = false;

/**
 * The host of the other site that led to this page, for the first view after it was loaded; nothing else of that site's
 * address.
 */
export function takeOrigin(): { origin?: string } {
  if (isReported) return {};
  isReported = true;
  const origin = readOrigin(document.referrer, window.location.hostname);
  return origin === null ? {} : { origin };
}

/** Null where an address is no page of another site, or its host is not counted. */
export function readOrigin(address: string, ownHost: string): string | null {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
  return toOrigin(new URL(address).hostname, ownHost);
}
