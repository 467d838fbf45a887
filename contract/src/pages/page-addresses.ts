import { pagePaths } from './page-table.ts';

/** Builds absolute addresses on the configured origin, never on the host of a request, which its sender chooses. */
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
