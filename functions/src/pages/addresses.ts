/**
 * The addresses of the public pages, absolute: always on the configured origin (`config.siteUrl`), never on the host that a
 * request names, which its sender chooses.
 */
export function pageAddresses(siteUrl: string) {
  const at = (path: string, ...parts: (string | number)[]): string =>
    [siteUrl + path, ...parts.map(encode)].join('/');
  return {
    home: at('/'),
    stories: at('/stories'),
    story: (slug: string) => at('/stories', slug),
    gallery: at('/gallery'),
    image: (imageId: string) => `${at('/exhibition')}?image=${encode(imageId)}`,
    exhibitions: at('/exhibitions'),
    exhibition: (exhibitionId: string) => at('/exhibition', exhibitionId),
    shop: at('/shop'),
    product: (slug: string) => at('/shop', slug),
    profile: (userId: number | string) => at('/profile', userId),
    privacyPolicy: at('/privacy-policy'),
    termsOfService: at('/terms-of-service'),
    contact: at('/contact-us'),
    /** Redirects to the widest JPEG of a public photograph. */
    photograph: (imageId: string) => `${at('/api/image', imageId)}?width=2560`,
  } as const;
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

/** An address that may be of this site, as an absolute one; null for what is no address. */
export function toAbsolute(address: string, siteUrl: string): string | null {
  const url = URL.parse(address, siteUrl);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
