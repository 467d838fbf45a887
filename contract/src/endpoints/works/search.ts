import { IMAGE_FACETS, PRINT_FACETS } from '../../search/facets.ts';
import type { ExploredImages, ExploredPrints, SearchPage, SearchResult } from '../../search/wire.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';

/** Gone within a minute of its withdrawal, what the CDN still serves included. */
const SEARCH_READ = { ...PUBLIC_READ, cache: 'seconds' } as const;

/** Public works and photographers by words, the best match first. With a `kind`, a page of that kind. */
export const search = {
  ...SEARCH_READ,
  path: '/search',
  query: ['q', 'kind', 'page'],
  response: {} as Returns<SearchPage>,
} as const satisfies Endpoint;

/** At most eight that match what somebody is typing, of all kinds. */
export const suggest = {
  ...SEARCH_READ,
  path: '/search/suggestions',
  query: ['q'],
  response: {} as Returns<SearchResult[]>,
  rateLimit: 'suggestions',
} as const satisfies Endpoint;

/** Public photographs by words and facets, with how many each further value would leave. Values that are not understood are ignored. */
export const exploreImages = {
  ...SEARCH_READ,
  path: '/search/images',
  query: ['q', 'page', ...IMAGE_FACETS],
  response: {} as Returns<ExploredImages>,
} as const satisfies Endpoint;

/** Returns prints on sale by words and facets, in the way of `exploreImages`. */
export const explorePrints = {
  ...SEARCH_READ,
  path: '/search/prints',
  query: ['q', 'page', ...PRINT_FACETS],
  response: {} as Returns<ExploredPrints>,
} as const satisfies Endpoint;
