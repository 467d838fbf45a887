import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { readApi, SUITE_URL } from '../support/suite.ts';
import { publicCalls } from './calls.ts';
import { createImageSupply } from './many-images.ts';
import { type Cell, printTable } from './table.ts';

/** Document reads that a list may need beyond one for each entry of its page. */
const ALLOWANCE = 3;
const IMAGES = [100, 5000];

interface Cost {
  reads: number;
  /** Number of entries of the longest list in the response. */
  entries: number;
}

async function costOf(path: string): Promise<Cost> {
  const response = await fetch(`${SUITE_URL}/api${path}`);
  const header = response.headers.get('x-document-reads');
  if (response.status !== 200 || header === null)
    throw new Error(`GET /api${path} answered ${response.status}, document reads: ${header}`);
  return { reads: Number(header), entries: longestList(await response.json()) };
}

/** Number of entries in a response: of `data`, `data.data` or `data.products`; else 1. */
function longestList(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (value === null || typeof value !== 'object') return 1;
  const { data, products } = value as { data?: unknown; products?: unknown };
  return longestList(products ?? data);
}

function row(images: number, path: string, { reads, entries }: Cost, pageSize: number): Cell[] {
  const limit = pageSize + ALLOWANCE;
  return [images, `GET /api${path}`, entries, reads, limit, reads <= limit ? 'yes' : 'NO'];
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
        const cost = await costOf(path);
        const pageSize = path.startsWith('/image?')
          ? pagination.pageSize
          : path.startsWith('/product?')
            ? 40
            : cost.entries;
        rows.push(row(images, path, cost, pageSize));
      }
    }
  } finally {
    await supply.remove();
  }
  printTable(
    `Document reads per call; a list may cost its page size + ${ALLOWANCE}`,
    ['images', 'call', 'entries', 'reads', 'limit', 'kept'],
    rows,
  );
  return rows.every((cells) => cells.at(-1) === 'yes');
}
