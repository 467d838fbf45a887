import type { Router } from 'express';
import type { Config } from '../../lib/config.ts';
import { type PublicFile, publicFiles } from '../public-file.ts';
import { LISTINGS, readPagesSitemap, readSitemap, readSitemapIndex } from './files.ts';
import { ROBOTS_PATH, writeRobots } from './robots.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const XML = 'application/xml';

/** robots.txt, the index of the sitemaps, and the sitemaps. */
export function sitemapRoutes(config: Config): Router {
  const { siteUrl } = config;
  const listings = LISTINGS.map(
    (listing): PublicFile => ({
      path: `/sitemaps/${listing.file}${listing.numbered ? '-:number' : ''}.xml`,
      type: XML,
      render: async ({ number }) => writeSitemap(await readSitemap(siteUrl, listing, number)),
    }),
  );
  return publicFiles(
    [
      { path: ROBOTS_PATH, type: 'text/plain', render: () => writeRobots(siteUrl) },
      {
        path: '/sitemap.xml',
        type: XML,
        render: async () => writeSitemapIndex(await readSitemapIndex(siteUrl)),
      },
      {
        path: '/sitemaps/pages.xml',
        type: XML,
        render: async () => writeSitemap(await readPagesSitemap(siteUrl)),
      },
      ...listings,
    ],
    config,
  );
}
