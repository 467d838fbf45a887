import type { ImageFacet, PrintFacet } from '@aperture-byline/contract/search/facets';
import type { ExploredImages, ExploredPrints, SearchKind } from '@aperture-byline/contract/search/wire';
import { paginate, parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { GALLERY_PAGE_SIZE, SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { readSearchIndex } from '../../data/search-index/current-index.ts';
import type { SearchEntry } from '../../data/search-index/entries.ts';
import { nameColour } from '../../lib/text/colour-names.ts';
import { type FacetDefinitions, rangeFacet, selectByFacets, wordFacet } from './facet-counts.ts';
import { toGalleryImage, toPrint } from './mappers.ts';
import { cleanQuery } from './search-works.ts';

const colour = wordFacet(({ picture }) => (picture === null ? [] : [nameColour(picture.colour)]), capitalize);
const photographer = wordFacet(
  ({ ownerId }) => [String(ownerId)],
  (value, example) => (example ? fullName(example) : value),
);

/** Millimetres, f-numbers, ISO numbers, years. */
const imageFacets: FacetDefinitions<ImageFacet> = {
  photographer,
  camera: wordFacet(({ camera }) => [camera?.camera]),
  lens: wordFacet(({ camera }) => [camera?.lens]),
  focal: rangeFacet(
    ({ camera }) => [camera?.focal],
    ['0-23', '24-34', '35-50', '51-84', '85-135', '136-300', '301-'],
    (value) => describeRange(value, { after: ' mm' }),
  ),
  aperture: rangeFacet(
    ({ camera }) => [camera?.aperture],
    ['0-1.9', '2-2.8', '2.9-5.6', '5.7-11', '11.1-'],
    (value) => describeRange(value, { before: 'f/' }),
  ),
  iso: rangeFacet(
    ({ camera }) => [camera?.iso],
    ['0-100', '101-400', '401-1600', '1601-6400', '6401-'],
    (value) => describeRange(value, { before: 'ISO ' }),
  ),
  year: wordFacet(({ camera }) => [camera?.year === undefined ? undefined : String(camera.year)]),
  tag: wordFacet(({ words }) => words),
  colour,
};

/** Whole rupees, centimetres of the longer side. */
const printFacets: FacetDefinitions<PrintFacet> = {
  price: rangeFacet(
    ({ print }) => [print?.minPrice],
    ['0-2999', '3000-5999', '6000-9999', '10000-19999', '20000-'],
    formatPrices,
  ),
  size: rangeFacet(
    ({ print }) => print?.sides ?? [],
    ['0-40', '41-70', '71-100', '101-'],
    (value) => describeRange(value, { after: ' cm' }),
  ),
  orientation: wordFacet(({ print }) => [print?.orientation], capitalize),
  category: wordFacet(({ words }) => words),
  colour,
  artist: photographer,
};

interface Request<Name extends string> {
  q: string | null | undefined;
  page: string | null | undefined;
  values: Readonly<Record<Name, string | null | undefined>>;
}

/** Photographs by words and camera data, the newest first, or the best match where there are words. */
export async function exploreImages(request: Request<ImageFacet>): Promise<ExploredImages> {
  const { page, ...explored } = await explore('image', imageFacets, request, GALLERY_PAGE_SIZE);
  return { ...explored, data: page.map(toGalleryImage).filter((image) => image !== null) };
}

/** Prints on sale likewise. */
export async function explorePrints(request: Request<PrintFacet>): Promise<ExploredPrints> {
  const { page, ...explored } = await explore('print', printFacets, request, SHOP_PAGE_SIZE);
  return { ...explored, products: page.map(toPrint).filter((print) => print !== null) };
}

async function explore<Name extends string>(
  kind: SearchKind,
  definitions: FacetDefinitions<Name>,
  { q, page, values }: Request<Name>,
  pageSize: number,
) {
  const query = cleanQuery(q);
  const index = await readSearchIndex();
  const candidates: readonly SearchEntry[] =
    query === '' ? index.list(kind) : index.search(query, new Set([kind])).map(({ entry }) => entry);
  const { entries, selected, facets } = selectByFacets(candidates, definitions, values);
  const pagination = paginate({ page: parsePage(page), pageSize, total: entries.length });
  const start = (pagination.page - 1) * pageSize;
  return { query, selected, facets, pagination, page: entries.slice(start, start + pageSize) };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `35–50 mm`, `Up to f/1.9`, `From 301 mm`. */
function describeRange(value: string, { before = '', after = '' }: { before?: string; after?: string }): string {
  const [from = '', to = from] = value.split('-');
  if (from === to) return `${before}${from}${after}`;
  if (to === '') return `From ${before}${from}${after}`;
  const isOpen = from === '0' || from === '';
  return isOpen ? `Up to ${before}${to}${after}` : `${before}${from}–${to}${after}`;
}

function formatPrices(value: string): string {
  const [from = '', to] = value.split('-').map((end) => (end === '' ? '' : formatPrice(Number(end))));
  if (to === undefined) return from;
  if (to === '') return `From ${from}`;
  return value.startsWith('0-') ? `Up to ${to}` : `${from}–${to}`;
}
