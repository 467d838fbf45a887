import express, { type Express, type Request, type Response } from 'express';
import { createServedImages, type ServedImages } from '../access/served-images.ts';
import type { Config } from '../lib/config.ts';
import { ApiError } from '../lib/errors.ts';
import { isPublicFile } from '../lib/pictures/picture-addresses.ts';
import { embedRights, namesRights, type PictureRights } from '../lib/pictures/picture-rights.ts';
import { idOfJson } from '../lib/sha256.ts';
import { describeFile, type FileInfo, readFile } from '../lib/storage.ts';
import { uncachedByDefault } from './caching.ts';
import { handleError } from './error-handler.ts';
import { getAbortSignal, startDeadline } from './middleware/deadline.ts';
import { limitMisses } from './middleware/rate-limits.ts';
import { inSlot } from './middleware/slots.ts';
import { logRequests } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { sendData, sendFile, toEtag } from './send-picture.ts';

/** Browsers keep a file for ever; the CDN an hour, to lose what its owner withdrew. */
const CACHING = 'public, max-age=31536000, s-maxage=3600, immutable';

/** Public files under `/photos` and `/portraits`, at the paths that they have in Storage. Does not listen. */
export function createFilesApp({ deadline, proxyHops, rateLimitFactor }: Config): Express {
  const shared = { images: createServedImages(), misses: limitMisses(rateLimitFactor) };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', proxyHops);
  app.use(logRequests, startDeadline(deadline), uncachedByDefault, securityHeaders);
  // A pattern without parameters: Express would decode them.
  app.get(/^/, (req, res) => serveFile(shared, req, res));
  app.use((_req, res) => {
    res.set('Allow', 'GET, HEAD');
    throw new ApiError('METHOD_NOT_ALLOWED');
  });
  app.use(handleError);
  return app;
}

interface Shared {
  images: ServedImages;
  misses: ReturnType<typeof limitMisses>;
}

/** The address is compared as it came, not decoded: an encoded sign, a query or a second slash is no public file. */
async function serveFile(shared: Shared, req: Request, res: Response): Promise<void> {
  const path = req.originalUrl.slice(1);
  const found = isPublicFile(path)
    ? await inSlot(getAbortSignal(req), () => findPublicFile(path, shared, req, res))
    : null;
  if (found === null) throw new ApiError('NOT_FOUND');
  const { file, rights } = found;
  const etag = toEtag(rights ? `${file.generation}-${idOfJson(rights)}` : file.generation);
  res.set({
    ETag: etag,
    'Cache-Control': CACHING,
    // Feeds, search results and other people's pages show the photographs too.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (isListed(etag, req.headers['if-none-match'])) res.status(304).end();
  else if (rights) await sendNamed(req, res, { path, etag, rights });
  else await sendFile(req, res, path, file);
}

interface PublicFile {
  file: FileInfo;
  /** Rights that are written into the file while it is sent; null for a small one, and for a portrait. */
  rights: PictureRights | null;
}

/** Finds a file that everybody may fetch. A portrait has no document that would say so. */
async function findPublicFile(path: string, shared: Shared, req: Request, res: Response): Promise<PublicFile | null> {
  if (path.startsWith('photos/')) return findPhotograph(path, shared, req, res);
  const file = await describeFile(path);
  return file && { file, rights: null };
}

/**
 * Finds a file of a photograph. Whether everybody may see it is asked of the image's document: nothing is moved when
 * that changes. The bucket is asked meanwhile, since somebody waits for a picture.
 */
async function findPhotograph(
  path: string,
  { images, misses }: Shared,
  req: Request,
  res: Response,
): Promise<PublicFile | null> {
  const [, imageId = '', name = ''] = path.split('/');
  const recalled = images.recall(imageId);
  if (recalled === undefined) await misses.requireRoom(req);
  const [rights, file] = await Promise.all([recalled ?? images.read(imageId), describeFile(path)]);
  if (rights === null) misses.count(req, res);
  return rights && file && { file, rights: namesRights(name) ? rights : null };
}

/** Sends a file with the rights of its image in it. */
async function sendNamed(
  req: Request,
  res: Response,
  { path, etag, rights }: { path: string; etag: string; rights: PictureRights },
): Promise<void> {
  const data = await readFile(path);
  if (data === null) throw new ApiError('NOT_FOUND');
  await sendData(req, res, { path, etag, data: embedRights(data, rights) });
}

/** Not Express's `fresh`, which is false behind the Hosting emulator: that asks for `no-cache` by itself. */
function isListed(etag: string, ifNoneMatch: string | undefined): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
