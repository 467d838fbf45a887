import { type Request, Router } from 'express';
import { withReadCount } from '../data/database.ts';
import { getAbortSignal } from '../http/middleware/deadline.ts';
import { inSlot } from '../http/middleware/slots.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Config } from '../lib/config.ts';
import { ApiError } from '../lib/errors.ts';

/** With what the CDN serves while it asks again, a withdrawal is seen everywhere within ten minutes. */
const CACHING = 'public, max-age=60, s-maxage=300, stale-while-revalidate=300';

export interface PublicFile {
  path: string;
  /** MIME type; the charset is always UTF-8. */
  type: string;
  /** The file's text by the parameters of its path. Whatever the query says, it is the same. */
  render: (params: Readonly<Record<string, string>>) => string | Promise<string>;
}

/** Routes for texts that the server makes of public documents: GET and HEAD with an ETag, 405 for the rest. */
export function publicFiles(files: readonly PublicFile[], config: Config): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const { path, type, render } of files) {
    const answer = (req: Request) =>
      inSlot(getAbortSignal(req), async () => render(req.params as Record<string, string>));
    router
      .route(path)
      .get(securityHeaders, async (req, res) => {
        const { result, reads } = await withReadCount(() => answer(req));
        if (config.countReads) res.set('X-Document-Reads', String(reads));
        res.set('Cache-Control', CACHING).type(type).send(result);
      })
      .all((_req, res) => {
        res.set('Allow', 'GET, HEAD');
        throw new ApiError('METHOD_NOT_ALLOWED');
      });
  }
  return router;
}
