import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { JsonLd } from '@aperture-byline/contract/pages/page-metadata';
import { PRODUCT_NAME, TAGLINE } from '@aperture-byline/contract/shared/constants';
import { oneLine } from '@aperture-byline/contract/shared/text/plain-text';

/** The language that the site is written in, as BCP 47 names it. */
export const LANGUAGE = 'en-IN';

/** Resolves an address that may be of this site; null for what is no address. */
export function toAbsolute(address: string, siteUrl: string): string | null {
  const url = URL.parse(address, siteUrl);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Somebody whose name is not known still made their work. */
export function toPlainName(name: string): string {
  return oneLine(name) || 'A photographer';
}

export function person(siteUrl: string, name: string, userId: number): JsonLd {
  return { '@type': 'Person', name: toPlainName(name), url: pageAddresses(siteUrl).profile(userId) };
}

export function houseId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

export function organization(siteUrl: string): JsonLd {
  return {
    '@type': 'Organization',
    '@id': houseId(siteUrl),
    name: PRODUCT_NAME,
    slogan: TAGLINE,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
  };
}

/** Lists the way from the front page to this one, which is the last. */
export function breadcrumbs(siteUrl: string, ...steps: readonly (readonly [name: string, url: string])[]): JsonLd {
  const trail = [[PRODUCT_NAME, `${siteUrl}/`] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: oneLine(name),
      item,
    })),
  };
}
