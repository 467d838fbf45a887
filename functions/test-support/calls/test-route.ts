import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { ok, type Route } from '../../src/http/define-route.ts';

/** A route of a test's own: `GET`, open to all and never cached, unless the entry says otherwise. */
export function testRoute(
  entry: Pick<Endpoint, 'path'> & Partial<Endpoint>,
  handle: Route['handle'] = async () => ok('done'),
): Route {
  const endpoint: Endpoint = {
    method: 'GET',
    response: {},
    status: [200],
    auth: 'none',
    cache: 'never',
    ...entry,
  };
  return { endpoint, handle };
}
