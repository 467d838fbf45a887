import express, { type Express, type Request, type Response } from 'express';
import { isVisibleNow } from '../access/visible-images.ts';
import { readServedImage } from '../data/images/images.ts';
import type { Config } from '../lib/config.ts';
import { config } from '../lib/config.ts';
import { ApiError } from '../lib/errors.ts';
import { isPublicFile } from '../lib/pictures/picture-addresses.ts';
import { embedRights, namesRights, type PictureRights, toRights } from '../lib/pictures/picture-rights.ts';
import { idOfJson } from '../lib/sha256.ts';
import { describeFile, type FileInfo, readFile } from '../lib/storage.ts';
import { uncachedByDefault } from './caching.ts';
import { handleError } from './error-handler.ts';
import { getAbortSignal, startDeadline } from './middleware/deadline.ts';
import { inSlot } from './middleware/slots.ts';
import { logRequests } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { sendData, sendFile, toEtag } from './send-picture.ts';

/** Browsers keep a file for ever; the CDN an hour, to lose what its owner withdrew. */
const CACHING = 'public, max-age=31536000, s-maxage=3600, immutable';

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
  const found = isPublicFile(path) ? await inSlot(getAbortSignal(req), () => findPublicFile(path)) : null;
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

/** Whether everybody may see a photograph is asked of its document each time: nothing is moved when that changes. */
async function findPublicFile(path: string): Promise<PublicFile | null> {
  const [folder, imageId = '', name = ''] = path.split('/');
  const isPhotograph = folder === 'photos';
  const [file, image] = await Promise.all([describeFile(path), isPhotograph ? readServedImage(imageId) : null]);
  if (file === null || (isPhotograph && (image === null || !(await isVisibleNow(image))))) return null;
  return { file, rights: image && namesRights(name) ? toRights(image, config().siteUrl) : null };
}

/** Sends a file with its rights, as its image has them now. */
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
