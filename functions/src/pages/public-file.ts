import { type Request, type RequestHandler, Router } from 'express';
import { withReadCount } from '../data/core/database.ts';
import { cacheControl } from '../http/caching.ts';
import { getAbortSignal } from '../http/middleware/deadline.ts';
import { inSlot } from '../http/middleware/slots.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Config } from '../lib/config.ts';
import { ApiError } from '../lib/errors.ts';

/** With what the CDN serves while it asks again, a withdrawal is seen everywhere within ten minutes. */
const CACHING = { browser: 60, cdn: 300, whileRevalidating: 300 };

export interface PublicFile {
  path: string;
  /** MIME type; the charset of texts is always UTF-8. */
  type: string;
  /** Where it changes with an opening; five minutes, and five more, otherwise. */
  caching?: typeof CACHING;
  /** Limits of its own. */
  middleware?: readonly RequestHandler[];
  /**
   * The file by the parameters of its path. Whatever the query says, it is the same. Nobody waits for it once `signal`
   * fires.
   */
  render: (params: Readonly<Record<string, string>>, signal: AbortSignal) => Content | Promise<Content>;
}

/** A text, or bytes with the name under which browsers save them. */
type Content = string | { name: string; bytes: Buffer };

/** Routes for files that the server makes of public documents: GET and HEAD with an ETag, 405 for the rest. */
export function publicFiles(files: readonly PublicFile[], config: Config): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const { path, type, middleware = [], caching = CACHING, render } of files) {
    const answer = (req: Request) => {
      const signal = getAbortSignal(req);
      return inSlot(signal, async () => render(req.params as Record<string, string>, signal));
    };
    router
      .route(path)
      .get(securityHeaders, ...middleware, async (req, res) => {
        const { result, reads } = await withReadCount(() => answer(req));
        if (config.countReads) res.set('X-Document-Reads', String(reads));
        res.set('Cache-Control', cacheControl(caching));
        if (typeof result !== 'string') res.attachment(result.name);
        res.type(type).send(typeof result === 'string' ? result : result.bytes);
      })
      .all((_req, res) => {
        res.set('Allow', 'GET, HEAD');
        throw new ApiError('METHOD_NOT_ALLOWED');
      });
  }
  return router;
}
