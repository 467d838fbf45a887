import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { deleteDocuments, readFields, withoutTriggers, writeDocuments } from '../../support/emulator/firebase.ts';
import { first, PROJECT, readApi } from '../../support/suite.ts';

const FIRST_DAY = Date.UTC(2015, 0, 1);
const COMMANDS = fileURLToPath(new URL('../../../functions/src/operator-commands.ts', import.meta.url));

const buildPath = (number: number): string => `images/bench-${String(number).padStart(5, '0')}`;

/**
 * Adds and removes copies of a seeded image, so that the gallery holds as many as a measurement needs. `vary` answers
 * what is different in the copy of a number.
 */
export async function createImageSupply(vary: (number: number) => object = () => ({})) {
  const gallery = await readApi<GalleryPage>('/image?page=1');
  const seeded = gallery.pagination.total;
  const model = await readFields(`images/${first(gallery.data, 'images').image_id}`);
  let added = 0;

  return {
    /** Brings the gallery and its page indexes to `total` public images; at least the seed's number. */
    async fillTo(total: number): Promise<void> {
      const wanted = total - seeded;
      if (wanted < added) throw new RangeError(`There are ${seeded + added} images already`);
      const numbers = Array.from({ length: wanted - added }, (_, index) => added + index);
      await withoutTriggers(async () => {
        await writeDocuments(
          numbers.map((number) => ({
            path: buildPath(number),
            fields: { ...model, publishedAt: new Date(FIRST_DAY + number * MINUTE), ...vary(number) },
          })),
        );
        await rebuildPageIndexes();
      });
      added = wanted;
    },
    async remove(): Promise<void> {
      await withoutTriggers(async () => {
        await deleteDocuments(Array.from({ length: added }, (_, index) => buildPath(index)));
        await rebuildPageIndexes();
      });
      added = 0;
    },
  };
}

async function rebuildPageIndexes(): Promise<void> {
  await promisify(execFile)(process.execPath, [COMMANDS, 'rebuild'], {
    env: { ...process.env, GCLOUD_PROJECT: PROJECT, METADATA_SERVER_DETECTION: 'none' },
  });
}
