import type { SearchPage, SearchResult } from '@aperture-byline/contract/search/wire';
import { get } from '../servers/suite.ts';

/** Returns the first results of every kind. */
export async function find(query: string): Promise<SearchResult[]> {
  const { groups } = await get<SearchPage>(`/search?q=${encodeURIComponent(query)}`);
  return groups.flatMap(({ results }) => results);
}
