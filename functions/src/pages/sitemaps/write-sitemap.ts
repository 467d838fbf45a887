import { toXml } from '../xml.ts';

/** A page or a sitemap file, by its absolute address. */
export interface SitemapEntry {
  loc: string;
  lastmod?: Date;
  /** The address of the photograph that the page shows. */
  image?: string;
}

const SITEMAP = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const IMAGES = { '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1' };

export function writeSitemap(entries: readonly SitemapEntry[]): string {
  return toXml({
    urlset: {
      ...SITEMAP,
      ...IMAGES,
      url: entries.map(({ image, ...entry }) => ({
        ...toElements(entry),
        ...(image !== undefined && { 'image:image': { 'image:loc': image } }),
      })),
    },
  });
}

export function writeSitemapIndex(files: readonly SitemapEntry[]): string {
  return toXml({ sitemapindex: { ...SITEMAP, sitemap: files.map(toElements) } });
}

function toElements({ loc, lastmod }: SitemapEntry): object {
  return { loc, ...(lastmod && { lastmod: lastmod.toISOString() }) };
}
