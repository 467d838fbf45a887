import type { GalleryImage } from '../image/wire.ts';
import type { ProductListItem } from '../product/wire.ts';
import type { Pagination } from '../shared/api/envelope.ts';
import type { Picture } from '../shared/picture.ts';
import type { ImageFacet, PrintFacet } from './facets.ts';

/** Kinds of results, in the order in which they are shown; photographers come first where their name fits best. */
export const SEARCH_KINDS = ['image', 'story', 'exhibition', 'print', 'photographer'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A public work or a photographer that was found. All texts are plain. */
export interface SearchResult {
  kind: SearchKind;
  /** Id, slug or photographer's number in its page's address. */
  address: string;
  title: string;
  /** The beginning of its description; may be empty. */
  text: string;
  /** The photographer; of a photographer themselves the same as `title`. */
  name: string;
  /** Null where it has none that is public. */
  picture: Picture | null;
  /** Address of a photographer's portrait, or null. */
  avatar: string | null;
  /** Lowest price of a print in whole rupees. */
  minPrice: number | null;
  /** The words that were found, as `markMatches` takes them. */
  matches: string[];
}

export interface SearchGroup {
  kind: SearchKind;
  total: number;
  results: SearchResult[];
}

/** `GET /search`: without a kind the first of each kind that has any, else a page of that kind. */
export interface SearchPage {
  /** The query as it was understood: cut where it was too long. */
  query: string;
  groups: SearchGroup[];
  /** Pagination of the one kind; null where all kinds are shown. */
  pagination: Pagination | null;
}

/** A value of a facet with the number of works that would be left with it. */
export interface FacetOption {
  value: string;
  label: string;
  count: number;
}

/** The options of each facet, the most frequent first or in the order of their numbers. */
export type Facets<Name extends string> = Readonly<Record<Name, FacetOption[]>>;

/** A value that was requested and is understood: every other one is ignored. */
export interface SelectedFacet<Name extends string> {
  facet: Name;
  value: string;
  label: string;
}

interface Explored<Name extends string> {
  /** The query as it was understood; empty where there is none. */
  query: string;
  selected: SelectedFacet<Name>[];
  facets: Facets<Name>;
  pagination: Pagination;
}

/** `GET /search/images`. */
export interface ExploredImages extends Explored<ImageFacet> {
  data: GalleryImage[];
}

/** `GET /search/prints`. */
export interface ExploredPrints extends Explored<PrintFacet> {
  products: ProductListItem[];
}
