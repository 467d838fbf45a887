import { toOrigin } from '@aperture-byline/contract/stats/origin';

/** Whether it was told: to what a visitor looks at next, this site leads. */
let isTold = false;

/** The host of the other site that led to this page, for the first view after it was loaded; nothing else of that site's address. */
export function takeOrigin(): { origin?: string } {
  if (isTold) return {};
  isTold = true;
  const origin = readOrigin(document.referrer, window.location.hostname);
  return origin === null ? {} : { origin };
}

/** Null where an address is no page of another site, or its host is not counted. */
export function readOrigin(address: string, ownHost: string): string | null {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
  return toOrigin(new URL(address).hostname, ownHost);
}
