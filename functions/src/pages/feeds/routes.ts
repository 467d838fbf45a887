import type { Router } from 'express';
import { OPENINGS_CACHING } from '../../http/caching.ts';
import type { Config } from '../../lib/config.ts';
import { publicFiles } from '../public-file.ts';
import { readGalleryFeed, readLettersFeed, readPhotographerFeed, readStoriesFeed } from './read-feed.ts';
import { type Feed, writeJsonFeed, writeRss } from './write-feed.ts';

/** Each feed as RSS and as JSON Feed. */
export function feedRoutes(config: Config): Router {
  const { siteUrl } = config;
  const feeds: [folder: string, read: (params: Readonly<Record<string, string>>) => Promise<Feed>][] = [
    ['/stories', () => readStoriesFeed(siteUrl)],
    ['/gallery', () => readGalleryFeed(siteUrl)],
    ['/letters', () => readLettersFeed(siteUrl)],
    ['/profile/:userId', ({ userId }) => readPhotographerFeed(siteUrl, userId)],
  ];
  return publicFiles(
    feeds.flatMap(([folder, read]) => [
      {
        path: `${folder}/feed.xml`,
        type: 'application/rss+xml',
        render: async (params) => writeRss(await read(params)),
      },
      {
        path: `${folder}/feed.json`,
        type: 'application/feed+json',
        render: async (params) => writeJsonFeed(await read(params)),
      },
    ]),
    config,
    OPENINGS_CACHING,
  );
}
