import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { readToken } from '../support/emulator/accounts.ts';
import { first, readApi, SUITE_URL } from '../support/suite.ts';
import { createImageSupply } from './support/many-images.ts';
import { type Cell, printLimited } from './support/report.ts';

/** Document reads that a list may need beyond one for each entry of its page. */
const ALLOWANCE = 3;
/** Limit of document reads of a first page of the studio, or of the counts of the header, whatever is stored. */
export const FIRST_PAGE_READS = 12;
/** Limit of the desk: two for each of its five queues, six of money, and the role. */
const DESK_READS = 17;
const FIRST_PAGES = [
  { path: '/studio/today', email: 'artist@example.com' },
  { path: '/studio/desk', email: 'admin@example.com', limit: DESK_READS },
  { path: '/user/waiting', email: 'artist@example.com' },
  { path: '/user/waiting', email: 'admin@example.com' },
];
const IMAGES = [100, 5000];

interface Cost {
  reads: number;
  entries: number;
}

/** Measures the document reads and the entries of a call; `token` signs the caller in. */
export async function measureCost(path: string, token?: string): Promise<Cost> {
  const response = await fetch(`${SUITE_URL}/api${path}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  const header = response.headers.get('x-document-reads');
  if (response.status !== 200 || header === null)
    throw new Error(`GET /api${path} answered ${response.status}, document reads: ${header}`);
  return { reads: Number(header), entries: longestList(await response.json()) };
}

/** Number of entries in a response: of `data`, `data.data`, `data.products` or `data.exhibitions`; else 1. */
function longestList(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (value === null || typeof value !== 'object') return 1;
  const { data, products, exhibitions } = value as {
    data?: unknown;
    products?: unknown;
    exhibitions?: unknown;
  };
  return longestList(products ?? exhibitions ?? data);
}

function row(images: number, path: string, { reads, entries }: Cost, limit: number): Cell[] {
  return [images, `GET /api${path}`, entries, reads, limit, reads <= limit];
}

async function publicCalls(): Promise<string[]> {
  const [stories, gallery, shop, exhibitions] = await Promise.all([
    readApi<BlogListItem[]>('/blog'),
    readApi<GalleryPage>('/image?page=1'),
    readApi<ProductPage>('/product?page=1&pageSize=40'),
    readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing'),
  ]);
  const story = first(stories, 'stories');
  const image = first(gallery.data, 'images');
  const exhibition = first(exhibitions, 'exhibitions');
  return [
    '/blog/intro',
    '/blog/recent',
    '/blog',
    `/blog/${story.slug}`,
    `/blog/user/${image.owner_id}`,
    `/blog/comment/${story.id}`,
    '/exhibition/approved/ongoing',
    '/exhibition/approved/upcoming',
    '/exhibition/approved/past',
    '/exhibition/approved/archive',
    `/exhibition/approved/ongoing?userId=${exhibition.user_id}`,
    `/exhibition/ongoing/${exhibition.id}`,
    `/exhibition/${exhibition.id}`,
    `/exhibition/images/${exhibition.id}`,
    '/image/home-carousel',
    '/image?page=1',
    `/image?page=${gallery.pagination.totalPages}`,
    `/image?userId=${image.owner_id}&privacyStatus=Public`,
    `/image/comment/${image.image_id}`,
    `/image/details/${image.image_id}`,
    '/product?page=1&pageSize=40',
    `/product?page=${shop.totalPages}&pageSize=40`,
    `/product/${first(shop.products, 'products').slug}`,
    `/user/profile?userId=${image.owner_id}`,
  ];
}

/** Prints what every list costs with few and with many images; false where one costs more than it may. */
export async function measureDocumentReads(): Promise<boolean> {
  const rows: Cell[][] = [];
  const supply = await createImageSupply();
  try {
    for (const images of IMAGES) {
      await supply.fillTo(images);
      const { pagination } = await readApi<GalleryPage>('/image?page=1');
      if (pagination.total !== images) throw new Error(`${pagination.total} images listed, not ${images}`);
      for (const path of await publicCalls()) {
        const cost = await measureCost(path);
        const pageSize = path.startsWith('/image?')
          ? pagination.pageSize
          : path.startsWith('/product?')
            ? 40
            : cost.entries;
        rows.push(row(images, path, cost, pageSize + ALLOWANCE));
      }
      for (const { path, email, limit = FIRST_PAGE_READS } of FIRST_PAGES) {
        const cost = await measureCost(path, await readToken(email));
        rows.push(row(images, `${path} of ${email}`, cost, limit));
      }
    }
  } finally {
    await supply.remove();
  }
  return printLimited(
    `Document reads per call; a list may cost its page size + ${ALLOWANCE}, a first page of the studio ${FIRST_PAGE_READS}, of the desk ${DESK_READS}`,
    ['images', 'call', 'entries', 'reads', 'limit'],
    rows,
  );
}
