import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import {
  deleteDocuments,
  encode,
  type Fields,
  readFields,
  withoutTriggers,
  writeDocuments,
} from '../support/emulator/firestore.ts';
import { first, readApi } from '../support/suite.ts';
import { runOperatorCommand } from './operator-commands.ts';

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
      await runOperatorCommand('rebuild');
    },
    /** Removes all copies; only the seeded images remain. */
    async remove(): Promise<void> {
      await withoutTriggers(() => deleteDocuments(Array.from({ length: made }, (_, index) => pathOf(index))));
      made = 0;
      await runOperatorCommand('rebuild');
    },
  };
}
