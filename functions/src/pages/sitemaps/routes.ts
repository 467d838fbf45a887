import type { Router } from 'express';
import type { Config } from '../../lib/config.ts';
import { ApiError } from '../../lib/errors.ts';
import { type PublicFile, publicFiles } from '../public-file.ts';
import { LISTINGS, readPagesSitemap, readSitemap, readSitemapIndex } from './files.ts';
import { ROBOTS_PATH, writeRobots } from './robots.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const XML = 'application/xml';
const FILE_NUMBER = /^[1-9][0-9]{0,4}$/;

/** robots.txt, the index of the sitemaps, and the sitemaps. */
export function sitemapRoutes(config: Config): Router {
  const { siteUrl } = config;
  const listings = LISTINGS.map((listing): PublicFile => {
    const path = `/sitemaps/${listing.file}`;
    if (!listing.numbered)
      return {
        path: `${path}.xml`,
        type: XML,
        render: async () => writeSitemap(await readSitemap(siteUrl, listing)),
      };
    return {
      path: `${path}-:number.xml`,
      type: XML,
      render: async ({ number = '' }) => {
        if (!FILE_NUMBER.test(number)) throw new ApiError('NOT_FOUND');
        return writeSitemap(await readSitemap(siteUrl, listing, Number(number)));
      },
    };
  });
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
