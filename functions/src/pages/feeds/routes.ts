import type { Router } from 'express';
import { OPENINGS_CACHING } from '../../http/caching.ts';
import type { Config } from '../../lib/config.ts';
import { type PublicFile, publicFiles } from '../public-file.ts';
import { readGalleryFeed, readLettersFeed, readPhotographerFeed, readStoriesFeed } from './read-feed.ts';
import { type Feed, writeJsonFeed, writeRss } from './write-feed.ts';

/** Each feed as RSS and as JSON Feed. */
export function feedRoutes(config: Config): Router {
  const { siteUrl } = config;
  const feeds: {
    folder: string;
    read: (params: Readonly<Record<string, string>>) => Promise<Feed>;
    caching?: PublicFile['caching'];
  }[] = [
    { folder: '/stories', read: () => readStoriesFeed(siteUrl) },
    { folder: '/gallery', read: () => readGalleryFeed(siteUrl), caching: OPENINGS_CACHING },
    { folder: '/letters', read: () => readLettersFeed(siteUrl) },
    {
      folder: '/profile/:userId',
      read: ({ userId }) => readPhotographerFeed(siteUrl, userId),
      caching: OPENINGS_CACHING,
    },
  ];
  return publicFiles(
    feeds.flatMap(({ folder, read, caching }) => [
      {
        path: `${folder}/feed.xml`,
        type: 'application/rss+xml',
        ...(caching && { caching }),
        render: async (params) => writeRss(await read(params)),
      },
      {
        path: `${folder}/feed.json`,
        type: 'application/feed+json',
        ...(caching && { caching }),
        render: async (params) => writeJsonFeed(await read(params)),
      },
    ]),
    config,
  );
}
