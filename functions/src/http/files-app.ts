import express, { type Express, type Request, type Response } from 'express';
import type { Config } from '../lib/config.ts';
import { ApiError } from '../lib/errors.ts';
import { isPublicFile } from '../lib/pictures/picture-addresses.ts';
import { describeFile } from '../lib/storage.ts';
import { uncachedByDefault } from './caching.ts';
import { handleError } from './error-handler.ts';
import { getAbortSignal, startDeadline } from './middleware/deadline.ts';
import { inSlot } from './middleware/slots.ts';
import { logRequests } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { sendFile, toEtag } from './send-picture.ts';

/** Browsers keep a file for ever, as its content never changes; the CDN a day, to lose what its owner withdrew. */
const CACHING = 'public, max-age=31536000, s-maxage=86400, immutable';

/** Public files under `/photos` and `/portraits`, at the paths that they have in Storage. Does not listen. */
export function createFilesApp({ deadline }: Config): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(logRequests, startDeadline(deadline), uncachedByDefault, securityHeaders);
  // A pattern without parameters: Express would decode them.
  app.get(/^/, serveFile);
  app.use((_req, res) => {
    res.set('Allow', 'GET, HEAD');
    throw new ApiError('METHOD_NOT_ALLOWED');
  });
  app.use(handleError);
  return app;
}

/** The address is compared as it came, not decoded: an encoded sign, a query or a second slash is no public file. */
async function serveFile(req: Request, res: Response): Promise<void> {
  const path = req.originalUrl.slice(1);
  const file = isPublicFile(path) ? await inSlot(getAbortSignal(req), () => describeFile(path)) : null;
  if (file === null) throw new ApiError('NOT_FOUND');
  const etag = toEtag(file.generation);
  res.set({
    ETag: etag,
    'Cache-Control': CACHING,
    // Feeds, search results and other people's pages show the photographs too.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (isListed(etag, req.headers['if-none-match'])) res.status(304).end();
  else await sendFile(req, res, path, file);
}

/** Not Express's `fresh`, which is false behind the Hosting emulator: that asks for `no-cache` by itself. */
function isListed(etag: string, ifNoneMatch: string | undefined): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
