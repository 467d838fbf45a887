import { IMAGE_FACETS, PRINT_FACETS } from '../../search/facets.ts';
import type { ExploredImages, ExploredPrints, SearchPage, SearchResult } from '../../search/wire.ts';
import { everybody } from '../callers.ts';

// Cached for seconds: a work is gone within a minute of its withdrawal, what the CDN still serves included.

/** Public works and photographers by words, the best match first. With a `kind`, a page of that kind. */
export const search = everybody
  .get('/search', { query: ['q', 'kind', 'page'], cache: 'seconds' })
  .returns<SearchPage>();

/** At most eight that match what somebody is typing, of all kinds. */
export const suggest = everybody
  .get('/search/suggestions', { query: ['q'], cache: 'seconds', rateLimit: 'suggestions' })
  .returns<SearchResult[]>();

/**
 * Public photographs by words and facets, with how many each further value would leave. Values that are not understood
 * are ignored.
 */
export const exploreImages = everybody
  .get('/search/images', { query: ['q', 'page', ...IMAGE_FACETS], cache: 'seconds' })
  .returns<ExploredImages>();

/** Returns prints on sale by words and facets, in the way of `exploreImages`. */
export const explorePrints = everybody
  .get('/search/prints', { query: ['q', 'page', ...PRINT_FACETS], cache: 'seconds' })
  .returns<ExploredPrints>();
