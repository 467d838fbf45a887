import type { Router } from 'express';
import type { Config } from '../../lib/config.ts';
import type { SiteBuild } from '../html/site-build.ts';
import { publicFiles } from '../public-file.ts';
import { readPagesSitemap, readSitemap, readSitemapIndex } from './files.ts';
import { ROBOTS_PATH, writeRobots } from './robots.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const XML = 'application/xml';

/**
 * Builds the routes of robots.txt, the index of the sitemaps, and the sitemaps, as the definitions of the pages name
 * them.
 */
export function sitemapRoutes(siteBuild: () => Promise<SiteBuild>, config: Config): Router {
  const { siteUrl } = config;
  const router = publicFiles(
    [
      { path: ROBOTS_PATH, type: 'text/plain', render: () => writeRobots(siteUrl) },
      {
        path: '/sitemap.xml',
        type: XML,
        render: async () => {
          const { sitemapListings } = (await siteBuild()).renderer;
          return writeSitemapIndex(await readSitemapIndex(siteUrl, sitemapListings));
        },
      },
    ],
    config,
  );
  let files: Router | undefined;
  router.use('/sitemaps', async (req, res, next) => {
    files ??= sitemapFiles((await siteBuild()).renderer, config);
    files(req, res, next);
  });
  return router;
}

function sitemapFiles({ sitemapPages, sitemapListings }: SiteBuild['renderer'], config: Config): Router {
  const { siteUrl } = config;
  return publicFiles(
    [
      {
        path: '/pages.xml',
        type: XML,
        render: async () => writeSitemap(await readPagesSitemap(siteUrl, sitemapPages)),
      },
      ...sitemapListings.map((listing) => ({
        path: `/${listing.file}${listing.numbered ? '-:number' : ''}.xml`,
        type: XML,
        render: async ({ number }: Readonly<Record<string, string>>) =>
          writeSitemap(await readSitemap(siteUrl, listing, number)),
      })),
    ],
    config,
  );
}
