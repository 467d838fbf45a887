import type { PageCaching, RenderedPage } from '@aperture-byline/contract/pages/rendered-page';
import { type Request, type Response, Router } from 'express';
import { withReadCount } from '../../data/core/database.ts';
import { cacheControl, OPENINGS_CACHING } from '../../http/caching.ts';
import { getAbortSignal } from '../../http/middleware/deadline.ts';
import { inSlot } from '../../http/middleware/slots.ts';
import { requestId } from '../../http/request-log.ts';
import type { Config } from '../../lib/config.ts';
import { ApiError } from '../../lib/errors.ts';
import { logError } from '../../lib/logger.ts';
import { FAILURE_DOCUMENT, toDocument } from './document.ts';
import { pageHead } from './page-head.ts';
import type { SiteBuild } from './site-build.ts';

/** Lifetimes of pages, equal for everybody: with what the CDN serves while it asks again, ten minutes at most. */
const CACHING = {
  minutes: { browser: 0, cdn: 60, whileRevalidating: 240 },
  openings: OPENINGS_CACHING,
  // Such pages are countless: what they find is gone within a minute of its withdrawal.
  searches: { browser: 0, cdn: 10, whileRevalidating: 20 },
} as const;

const NO_CACHING = 'private, no-store';

type Answer = { status: RenderedPage['status']; html: string; caching: string } | { redirect: string };

/** Builds the route of rendered pages, for every path that no route before has taken. */
export function pageRoutes(siteBuild: () => Promise<SiteBuild>, config: Config): Router {
  /** Answers 503 where a page can't be made whole, with a screen to try again: never half of it or the API's error. */
  async function answerPage(address: URL, req: Request, res: Response): Promise<Answer> {
    const path = address.pathname + address.search;
    const toAnswer = (page: RenderedPage, build: SiteBuild): Answer => ({
      status: page.status,
      caching: toCacheControl(page.caching ?? { kind: 'never' }),
      html: toDocument(page, build, pageHead(page, config.siteUrl)),
    });
    try {
      const build = await siteBuild();
      const rendered = await inSlot(getAbortSignal(req), () => build.renderer.render(path, config.siteUrl));
      return 'redirect' in rendered ? rendered : toAnswer(rendered, build);
    } catch (error) {
      logError('A page could not be rendered', error, { requestId: requestId(res) });
      res.set('Retry-After', '5');
    }
    try {
      const build = await siteBuild();
      return toAnswer(await build.renderer.renderFailure(path), build);
    } catch (error) {
      logError('The screen for a failed page could not be rendered', error, { requestId: requestId(res) });
      return { status: 503, html: FAILURE_DOCUMENT, caching: NO_CACHING };
    }
  }

  const router = Router();
  router.use(async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('Allow', 'GET, HEAD');
      throw new ApiError('METHOD_NOT_ALLOWED');
    }
    const address = parseAddress(req, config.siteUrl);
    const { result, reads } = await withReadCount(() => answerPage(address, req, res));
    if (config.countReads) res.set('X-Document-Reads', String(reads));
    if ('redirect' in result) {
      res.redirect(302, result.redirect);
      return;
    }
    res.status(result.status).type('html');
    if (result.status === 200) res.set('Cache-Control', result.caching);
    res.send(result.html);
  });
  return router;
}

function toCacheControl({ kind, changesAt }: PageCaching): string {
  return kind === 'never' ? NO_CACHING : cacheControl(CACHING[kind], changesAt);
}

/** Parses an address on the site's own origin, never a host that its sender chose, as also two slashes in front do. */
function parseAddress({ originalUrl }: Request, siteUrl: string): URL {
  const address = new URL(originalUrl.replace(/^[/\\]*/, '/'), siteUrl);
  address.pathname = address.pathname.replace(/^\/+/, '/');
  return address;
}
