import { exploreImages, explorePrints, search, suggest } from '@aperture-byline/contract/endpoints/works/search';
import { IMAGE_FACETS, PRINT_FACETS } from '@aperture-byline/contract/search/facets';
import type { SearchKind } from '@aperture-byline/contract/search/wire';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/api.ts';

export const searchQuery = (q: string, kind: SearchKind | undefined, page: number) =>
  queryOptions({
    ...apiQuery(search, { query: { q, ...(kind && { kind, page }) } }),
    placeholderData: keepPreviousData,
  });

export const suggestQuery = (q: string) =>
  queryOptions({ ...apiQuery(suggest, { query: { q } }), placeholderData: keepPreviousData });

/** The words and facets of an address, as far as it has them. */
type Filters<Name extends string> = Partial<Record<Name | 'q', string>>;

function readFilters<Name extends string>(search: URLSearchParams, facets: readonly Name[]): Filters<Name> {
  const names = ['q' as const, ...facets];
  const found = names.flatMap((name): [Name | 'q', string][] => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found) as Filters<Name>;
}

export const readImageFilters = (search: URLSearchParams) => readFilters(search, IMAGE_FACETS);
export const readPrintFilters = (search: URLSearchParams) => readFilters(search, PRINT_FACETS);

export const hasFilters = (filters: object): boolean => Object.keys(filters).length > 0;

export const exploreImagesQuery = (filters: ReturnType<typeof readImageFilters>, page: number) =>
  queryOptions({
    ...apiQuery(exploreImages, { query: { ...filters, page } }),
    placeholderData: keepPreviousData,
  });

export const explorePrintsQuery = (filters: ReturnType<typeof readPrintFilters>, page: number) =>
  queryOptions({
    ...apiQuery(explorePrints, { query: { ...filters, page } }),
    placeholderData: keepPreviousData,
  });
