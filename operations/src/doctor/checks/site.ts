import { randomUUID } from 'node:crypto';
import { MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import { messages } from '@aperture-byline/contract/shared/messages';
import pMap from 'p-map';
import { Failure } from '../../failure.ts';
import { type Check, fine, wrong } from '../check.ts';

/** Calls of which some must be refused, and how many go out beside each other. */
const CALLS = 500;
const BESIDE = 8;
const TIMEOUT = 30 * SECOND;
const PICTURE = /\/photos\/[\w-]+\/\d+\.\w+/;

/** Requests an address of the site. Throws where it does not answer. */
export async function request(address: string, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    throw new Failure(`${address} does not answer: look at its domain, and at Hosting in the console`, {
      cause: error,
    });
  }
}

export const frontPage = (page: Promise<Response>): Check => ({
  name: 'Front page',
  async read() {
    const { ok, status, headers } = await page;
    if (ok && headers.get('content-type')?.startsWith('text/html')) return fine(`${status}`);
    return wrong(`answers ${status}: look at the log of pages`);
  },
});

export const missingPage = (site: string): Check => ({
  name: 'Address that does not exist',
  async read() {
    const response = await request(`${site}/${randomUUID()}`);
    const text = await response.text();
    if (response.status === 404 && text.includes(messages.notFound)) return fine('404');
    return wrong(`answers ${response.status}, not 404 with "${messages.notFound}": look at the log of pages`);
  },
});

export const api = (site: string): Check => ({
  name: 'API',
  async read() {
    const { ok, status } = await request(`${site}/api/image?page=1`);
    return ok
      ? fine(`${status}`)
      : wrong(`GET /api/image answers ${status}: look at the log of api, and at the indexes`);
  },
});

/** Checks that the CDN answers the second request for a picture of the front page. */
export const picture = (page: Promise<Response>, site: string): Check => ({
  name: 'Pictures',
  async read() {
    const [path] = PICTURE.exec(await (await page).text()) ?? [];
    if (!path) return fine('none on the front page to try');
    await (await request(site + path)).arrayBuffer();
    const again = await request(site + path);
    await again.arrayBuffer();
    if (!again.ok) return wrong(`${path} answers ${again.status}: look at the log of files`);
    if (again.headers.get('x-cache')?.includes('HIT')) return fine('the CDN keeps them');
    return wrong(`the second request for ${path} is not answered by the CDN: look at its Cache-Control`);
  },
});

/**
 * Checks that callers can't choose the address by which they are counted: of many calls within a minute, each with
 * another address that is made up, some are refused. Whether another network is refused with them, only a person there
 * can see.
 */
export const proxies = (site: string): Check => ({
  name: 'Proxies',
  async read() {
    const begun = Date.now();
    const statuses = await pMap(
      Array.from({ length: CALLS }, (_, index) => index),
      async (index) => {
        const { status } = await request(`${site}/api/none?${index}`, {
          'X-Forwarded-For': `198.51.100.${index % 250}`,
        });
        return status;
      },
      { concurrency: BESIDE },
    );
    const refused = statuses.filter((status) => status === 429).length;
    if (refused > 0)
      return fine(`${refused} of ${CALLS} calls refused. Have somebody in another network look now: they must get 404`);
    if (Date.now() - begun > MINUTE) return wrong('the calls took longer than a minute: try from a faster network');
    return wrong('no call was refused: TRUST_PROXY_HOPS is too large, and callers choose their address. Set it lower');
  },
});
