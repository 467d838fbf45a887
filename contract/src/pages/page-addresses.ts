import { pagePaths } from './page-table.ts';

/**
 * The addresses of the public pages, absolute: always on the configured origin (`config.siteUrl`), never on the host
 * that a request names, which its sender chooses.
 */
export function pageAddresses(siteUrl: string) {
  return {
    ...pagePaths(siteUrl, encode),
    /** Redirects to the widest JPEG of a public photograph. */
    photograph: (imageId: string) => `${siteUrl}/api/image/${encode(imageId)}?width=2560`,
  };
}

/** Half a surrogate pair, which no address can hold, is replaced. */
function encode(part: string | number): string {
  return encodeURIComponent(String(part).toWellFormed());
}

export type PageAddresses = ReturnType<typeof pageAddresses>;

/** Page 1 has the list's own address, so that it is known under one. */
export function numberedPage(list: string, page: number): string {
  return page > 1 ? `${list}?page=${page}` : list;
}
