import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { IMAGE_FACETS, PRINT_FACETS } from '@aperture-byline/contract/search/facets';
import { defineRoute, ok } from '../../http/define-route.ts';
import { exploreImages, explorePrints } from './explore.ts';
import { searchWorks, suggestWorks } from './search-works.ts';

const { search } = endpoints;

/** The values of the query by their names. */
function readValues<Name extends string>(
  names: readonly Name[],
  query: (name: Name) => string | null | undefined,
): Record<Name, string | null | undefined> {
  return Object.fromEntries(names.map((name) => [name, query(name)])) as Record<
    Name,
    string | null | undefined
  >;
}

export const searchRoutes = [
  defineRoute(search.search, async ({ query }) =>
    ok(await searchWorks({ q: query('q'), kind: query('kind'), page: query('page') })),
  ),
  defineRoute(search.suggest, async ({ query }) => ok(await suggestWorks(query('q')))),
  defineRoute(search.exploreImages, async ({ query }) =>
    ok(await exploreImages({ q: query('q'), page: query('page'), values: readValues(IMAGE_FACETS, query) })),
  ),
  defineRoute(search.explorePrints, async ({ query }) =>
    ok(await explorePrints({ q: query('q'), page: query('page'), values: readValues(PRINT_FACETS, query) })),
  ),
];
