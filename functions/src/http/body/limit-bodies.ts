import { BODY_LIMIT } from '@aperture-byline/contract/shared/constants';
import type { RequestHandler } from 'express';
import { ApiError } from '../../lib/errors.ts';
import { bodyHeaders } from './framework-guard.ts';

/** Refuses compressed bodies and bodies that say they are too large, whatever the call, before a byte is read. */
export const limitBodies: RequestHandler = (req, _res, next) => {
  const headers = bodyHeaders(req);
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
    throw new ApiError('UNSUPPORTED_TYPE');
  if (Number(headers['content-length'] ?? 0) > BODY_LIMIT) throw new ApiError('TOO_LARGE');
  next();
};
