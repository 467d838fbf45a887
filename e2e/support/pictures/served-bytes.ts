import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { SUITE_URL } from '../suite.ts';
import { namesOnlyRights, placeMarksIn } from './photographs.ts';

/** Bytes that a page was answered, by address. */
type ServedBytes = ReadonlyMap<string, Buffer>;

/** Keeps every byte that this page is served until `unrouteAll`, uncompressed: documents, calls, scripts, pictures. */
export async function recordServedBytes(page: Page): Promise<ServedBytes> {
  const served = new Map<string, Buffer>();
  await page.route(`${SUITE_URL}/**`, async (route) => {
    // A kept connection may be closed by the server in the moment in which it is used again.
    const response = await route.fetch({ maxRetries: 3 });
    served.set(new URL(route.request().url()).pathname, await response.body());
    await route.fulfill({ response });
  });
  return served;
}

/** The page fetches these addresses, so that they are recorded; throws where one is refused. */
export async function fetchAll(page: Page, addresses: readonly string[]): Promise<void> {
  const refused = await page.evaluate(async (all) => {
    const statuses = await Promise.all(all.map(async (address) => (await fetch(address)).status));
    return all.filter((_, index) => statuses[index] !== 200);
  }, addresses);
  if (refused.length > 0) throw new Error(`Not answered: ${refused.join(', ')}`);
}

/** Returns what the bytes of each address tell of a photograph's place, or hold of metadata other than its rights. */
export async function findPlaces(served: ServedBytes): Promise<Record<string, string[]>> {
  const entries = await Promise.all(
    [...served].map(async ([address, bytes]): Promise<[string, string[]]> => {
      const { exif, xmp, iptc } = address.startsWith('/photos/') ? await sharp(bytes).metadata() : {};
      const foreignXmp = xmp && namesOnlyRights(xmp.toString()) ? undefined : xmp;
      const blocks = Object.entries({ exif, xmp: foreignXmp, iptc }).filter(([, block]) => block !== undefined);
      return [address, [...placeMarksIn(bytes), ...blocks.map(([name]) => name)]];
    }),
  );
  return Object.fromEntries(entries.filter(([, found]) => found.length > 0));
}
