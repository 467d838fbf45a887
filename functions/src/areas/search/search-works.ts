import {
  SEARCH_KINDS,
  type SearchGroup,
  type SearchKind,
  type SearchPage,
  type SearchResult,
} from '@aperture-byline/contract/search/wire';
import { QUERY_MAX } from '@aperture-byline/contract/search/words';
import { paginate, parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { GALLERY_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { oneLine } from '@aperture-byline/contract/shared/text/plain-text';
import { readSearchIndex } from '../../data/search-index/current-index.ts';
import type { Match } from '../../data/search-index/search-index.ts';
import { toResult } from './mappers.ts';

/** Number of results of each kind on the page of all kinds: whole rows of two and of four. */
const FIRST_RESULTS = 8;
const SUGGESTIONS = 8;
/** Number of suggestions of one kind, where there are others. */
const SUGGESTIONS_OF_KIND = 3;

/** A query as it counts and is shown. */
export function cleanQuery(query: string | null | undefined): string {
  return oneLine(oneLine(query).slice(0, QUERY_MAX.characters));
}

interface Request {
  q: string | null | undefined;
  kind: string | null | undefined;
  page: string | null | undefined;
}

/** Searches the works: returns the first of each kind, or a page of one. Treats an unknown kind as none. */
export async function searchWorks({ q, kind, page }: Request): Promise<SearchPage> {
  const query = cleanQuery(q);
  const only = SEARCH_KINDS.find((known) => known === kind);
  const index = await readSearchIndex();
  const all = index.search(query);
  const found = groupByKind(all);
  if (only === undefined) {
    const kinds = new Set(all[0]?.isNamed ? ['photographer' as const, ...SEARCH_KINDS] : SEARCH_KINDS);
    const groups = [...kinds].map((each) => toGroup(each, found.get(each) ?? [], 0, FIRST_RESULTS));
    return { query, groups: groups.filter(({ total }) => total > 0), pagination: null };
  }
  const matches = found.get(only) ?? [];
  const pagination = paginate({
    page: parsePage(page),
    pageSize: GALLERY_PAGE_SIZE,
    total: matches.length,
  });
  const start = (pagination.page - 1) * pagination.pageSize;
  return { query, groups: [toGroup(only, matches, start, start + pagination.pageSize)], pagination };
}

function groupByKind(matches: readonly Match[]): Map<SearchKind, Match[]> {
  return Map.groupBy(matches, ({ entry }) => entry.kind);
}

function toGroup(kind: SearchKind, matches: readonly Match[], start: number, end: number): SearchGroup {
  return { kind, total: matches.length, results: matches.slice(start, end).map(toResult) };
}

/** The best matches of all kinds, not more than three of one where others match too. */
export async function suggestWorks(q: string | null | undefined): Promise<SearchResult[]> {
  const matches = (await readSearchIndex()).search(cleanQuery(q));
  const counts = new Map<SearchKind, number>();
  const [first, later]: [Match[], Match[]] = [[], []];
  for (const match of matches) {
    const count = (counts.get(match.entry.kind) ?? 0) + 1;
    counts.set(match.entry.kind, count);
    (count <= SUGGESTIONS_OF_KIND ? first : later).push(match);
    if (first.length === SUGGESTIONS) break;
  }
  return [...first, ...later].slice(0, SUGGESTIONS).map(toResult);
}
