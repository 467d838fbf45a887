import type { SearchKind, SearchResult } from '@aperture-byline/contract/search/wire';
import { paths, selectionPath } from '#lib/navigation/paths.ts';

export const KIND_NAMES: Readonly<Record<SearchKind, { one: string; many: string }>> = {
  image: { one: 'Photograph', many: 'Photographs' },
  story: { one: 'Story', many: 'Stories' },
  exhibition: { one: 'Exhibition', many: 'Exhibitions' },
  print: { one: 'Print', many: 'Prints' },
  photographer: { one: 'Photographer', many: 'Photographers' },
};

const PATHS: Readonly<Record<SearchKind, (address: string) => string>> = {
  image: paths.image,
  story: paths.story,
  exhibition: paths.exhibition,
  print: paths.product,
  photographer: paths.profile,
};

export const resultPath = ({ kind, address }: Pick<SearchResult, 'kind' | 'address'>): string => PATHS[kind](address);

/** The address of the page of results: of all kinds, or of one. */
export function searchPath(q: string, kind?: SearchKind): string {
  return selectionPath(paths.search, { q, ...(kind && { kind }) });
}
