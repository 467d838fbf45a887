import { pagePaths } from '../pages/page-table.ts';

const CREATIVE_COMMONS = /^CC (BY(?:-NC)?(?:-ND|-SA)?) ([1-4]\.0)$/;

/**
 * Returns the page with the license's terms: of a Creative Commons license, else of this site, whose terms name all
 * others.
 */
export function licenseUrl(siteUrl: string, license: string): string {
  const [, kind, version] = CREATIVE_COMMONS.exec(license) ?? [];
  if (kind && version) return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
  return pagePaths(siteUrl, String).termsOfService;
}

/** Builds the notice of a photograph whose owner wrote none. */
export function defaultCopyrightNotice(creator: string, license: string): string {
  return `© ${creator}${license && `. ${license}`}`;
}
