import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { IMAGE_FACETS, PRINT_FACETS } from '@aperture-byline/contract/search/facets';
import { answerWith } from '../../http/define-route.ts';
import { exploreImages, explorePrints } from './explore.ts';
import { searchWorks, suggestWorks } from './search-works.ts';
import { listWordsInUse } from './words-in-use.ts';

const { search, studio } = endpoints;

function readValues<Name extends string>(
  names: readonly Name[],
  query: (name: Name) => string | null | undefined,
): Record<Name, string | null | undefined> {
  return Object.fromEntries(names.map((name) => [name, query(name)])) as Record<Name, string | null | undefined>;
}

export const searchRoutes = [
  answerWith(search.search, ({ query }) => searchWorks({ q: query('q'), kind: query('kind'), page: query('page') })),
  answerWith(studio.listWordsInUse, ({ params }) => listWordsInUse(params.workKind)),
  answerWith(search.suggest, ({ query }) => suggestWorks(query('q'))),
  answerWith(search.exploreImages, ({ query }) =>
    exploreImages({ q: query('q'), page: query('page'), values: readValues(IMAGE_FACETS, query) }),
  ),
  answerWith(search.explorePrints, ({ query }) =>
    explorePrints({ q: query('q'), page: query('page'), values: readValues(PRINT_FACETS, query) }),
  ),
];
