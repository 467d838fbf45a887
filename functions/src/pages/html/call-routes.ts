import type { CallRoute } from '@aperture-byline/contract/pages/rendered-page';
import { ERROR_STATUS } from '@aperture-byline/contract/shared/api/envelope';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import type { Route } from '../../http/define-route.ts';
import { ApiError } from '../../lib/errors.ts';

/** Lets pages read from the API's routes as a visitor, in this process. Errors of 500 and above are thrown on. */
export function callRoutes(routes: readonly Route[]): CallRoute {
  const handlers = new Map(
    routes
      .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.auth !== 'required')
      .map(({ endpoint, handle }) => [endpoint.path as string, handle]),
  );

  return async ({ method, path }, { params = {}, query = {} }) => {
    const handle = handlers.get(path);
    if (method !== 'GET' || handle === undefined) throw new Error(`A page cannot call ${method} ${path}`);
    try {
      const reply = await handle({
        params,
        query: (name) => (query[name] === undefined ? undefined : cleanText('line', String(query[name]))),
        principal: null,
        guestId: () => null,
        visitorId: () => null,
        addressKeys: () => [''],
        idempotencyKey: null,
        quotaSpent: Promise.resolve(),
        body: undefined,
        rawBody: Buffer.alloc(0),
        headers: {},
      });
      if (!('data' in reply)) throw new Error(`${path} answers with no data`);
      return { data: reply.data };
    } catch (error) {
      if (error instanceof ApiError && ERROR_STATUS[error.code] < 500)
        return { status: ERROR_STATUS[error.code], code: error.code };
      throw error;
    }
  };
}
