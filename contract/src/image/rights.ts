import { pagePaths } from '../pages/page-table.ts';

const CREATIVE_COMMONS = /^CC (BY(?:-NC)?(?:-ND|-SA)?) ([1-4]\.0)$/;

/** Returns the page of the license's terms: Creative Commons' own, else this site's, which name all others. */
export function licenseUrl(siteUrl: string, license: string): string {
  const [, kind, version] = CREATIVE_COMMONS.exec(license) ?? [];
  if (kind && version) return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
  return pagePaths(siteUrl, String).termsOfService;
}

export function defaultCopyrightNotice(creator: string, license: string): string {
  return `© ${creator}${license && `. ${license}`}`;
}
