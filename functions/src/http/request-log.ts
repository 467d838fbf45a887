import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { logInfo } from '../lib/logger.ts';

export function requestId(res: Response): string {
  return String(res.locals.requestId);
}

/** Names the request and logs one line when it is answered: the route's pattern, never the address or who asked. */
export const logRequests: RequestHandler = (req, res, next) => {
  const id = randomUUID();
  const start = performance.now();
  res.locals.requestId = id;
  res.set('X-Request-Id', id);
  res.on('finish', () => {
    const route = typeof req.route?.path === 'string' ? req.route.path : 'none';
    const milliseconds = Math.round(performance.now() - start);
    logInfo('Request', { requestId: id, method: req.method, route, status: res.statusCode, milliseconds });
  });
  next();
};
