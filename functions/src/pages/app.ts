import express, { type Express } from 'express';
import { uncachedByDefault } from '../http/caching.ts';
import type { Route } from '../http/define-route.ts';
import { handleError } from '../http/error-handler.ts';
import { startDeadline } from '../http/middleware/deadline.ts';
import { rateLimits } from '../http/middleware/rate-limits.ts';
import { logRequests } from '../http/request-log.ts';
import type { Config } from '../lib/config.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import { pageRoutes } from './html/routes.ts';
import { prepareSiteBuild } from './html/site-build.ts';
import { sitemapRoutes } from './sitemaps/routes.ts';

/** Creates the app of feeds, sitemaps, robots.txt and rendered pages, all outside `/api`. Does not listen. */
export function createPagesApp({
  config,
  routes,
  siteFolder,
}: {
  config: Config;
  /** Routes of the API, from which pages read. */
  routes: readonly Route[];
  /** The client's server build. */
  siteFolder: URL;
}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.proxyHops);
  app.set('case sensitive routing', true);
  app.use(logRequests, startDeadline(config.deadline), uncachedByDefault);
  const limits = rateLimits(config.rateLimitFactor);
  app.use(limits.all);
  const siteBuild = prepareSiteBuild(siteFolder, routes);
  app.use(feedRoutes(config), calendarRoutes(config), catalogueRoutes(config, limits));
  app.use(sitemapRoutes(siteBuild, config), pageRoutes(siteBuild, config));
  app.use(handleError);
  return app;
}
