import express, { type Express } from 'express';
import { limitBodies } from './http/body/read-json.ts';
import { uncachedByDefault } from './http/caching.ts';
import type { Route } from './http/define-route.ts';
import { handleError } from './http/error-handler.ts';
import { startDeadline } from './http/middleware/deadline.ts';
import { limitFailedSignIns, rateLimits } from './http/middleware/rate-limits.ts';
import { logRequests } from './http/request-log.ts';
import { createRouter } from './http/router.ts';
import { crossOrigin, securityHeaders } from './http/security-headers.ts';
import type { Config } from './lib/config.ts';
import { ApiError } from './lib/errors.ts';

/** Builds the API under `/api`. Does not listen. */
export function createApp({ config, routes }: { config: Config; routes: readonly Route[] }): Express {
  const limits = rateLimits(config.rateLimitFactor);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.proxyHops);
  app.set('case sensitive routing', true);
  app.use(
    logRequests,
    startDeadline(config.deadline),
    uncachedByDefault,
    securityHeaders,
    crossOrigin(config.allowedOrigins),
  );
  app.use(limits.all, limitBodies);
  app.use('/api', createRouter(routes, config, limits));
  app.use(() => {
    throw new ApiError('NOT_FOUND');
  });
  app.use(limitFailedSignIns(limits), handleError);
  return app;
}
