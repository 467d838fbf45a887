import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import {
  deleteDocuments,
  encode,
  type Fields,
  readFields,
  withoutTriggers,
  writeDocuments,
} from '../support/emulator/firestore.ts';
import { FIRESTORE_HOST, first, PROJECT, readApi } from '../support/suite.ts';

const REBUILD = fileURLToPath(new URL('../../functions/src/commands/rebuild.ts', import.meta.url));
const MINUTE = 60_000;
const FIRST_DAY = Date.UTC(2015, 0, 1);

const pathOf = (number: number): string => `images/bench-${String(number).padStart(5, '0')}`;

/** Adds and removes copies of a seeded image, so that the gallery holds as many as a measurement needs. */
export async function createImageSupply() {
  const gallery = await readApi<GalleryPage>('/image?page=1');
  const seeded = gallery.pagination.total;
  const model: Fields = await readFields(`images/${first(gallery.data, 'images').image_id}`);
  let made = 0;

  return {
    /** Brings the gallery and its page indexes to `total` public images; at least the seed's number. */
    async fillTo(total: number): Promise<void> {
      const wanted = total - seeded;
      if (wanted < made) throw new RangeError(`There are ${seeded + made} images already`);
      const numbers = Array.from({ length: wanted - made }, (_, index) => made + index);
      await withoutTriggers(() =>
        writeDocuments(
          numbers.map((number) => ({
            path: pathOf(number),
            fields: { ...model, publishedAt: encode(new Date(FIRST_DAY + number * MINUTE)) },
          })),
        ),
      );
      made = wanted;
      await rebuildListings();
    },
    /** Removes all copies; only the seeded images remain. */
    async remove(): Promise<void> {
      await withoutTriggers(() => deleteDocuments(Array.from({ length: made }, (_, index) => pathOf(index))));
      made = 0;
      await rebuildListings();
    },
  };
}

/** Rebuilds the page indexes with the operators' command. */
async function rebuildListings(): Promise<void> {
  const child = spawn(process.execPath, [REBUILD], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      GCLOUD_PROJECT: PROJECT,
      FIRESTORE_EMULATOR_HOST: FIRESTORE_HOST,
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code !== 0) throw new Error(`Rebuilding the listings failed with code ${code}`);
}
