import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { deleteDocuments, readFields, withoutTriggers, writeDocuments } from '../../support/emulator/firebase.ts';
import { first, readApi } from '../../support/suite.ts';
import { type RebuildCost, rebuildDerived } from './rebuild-command.ts';

const FIRST_DAY = Date.UTC(2015, 0, 1);

const UNUSED = { isUsed: false, usedIn: [] };

export const buildId = (number: number): string => `bench-${String(number).padStart(5, '0')}`;
const buildPath = (number: number): string => `images/${buildId(number)}`;

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
    /**
     * Brings the gallery and its page indexes to `total` public images; at least the seed's number. Returns the cost of
     * the rebuild.
     */
    async fillTo(total: number): Promise<RebuildCost> {
      const wanted = total - seeded;
      if (wanted < added) throw new RangeError(`There are ${seeded + added} images already`);
      const numbers = Array.from({ length: wanted - added }, (_, index) => added + index);
      const cost = await withoutTriggers(async () => {
        await writeDocuments(
          numbers.map((number) => ({
            path: buildPath(number),
            // No work shows a copy: else the rebuild would correct each in a transaction.
            fields: { ...model, ...UNUSED, publishedAt: new Date(FIRST_DAY + number * MINUTE), ...vary(number) },
          })),
        );
        return rebuildDerived();
      });
      added = wanted;
      return cost;
    },
    async remove(): Promise<void> {
      await withoutTriggers(async () => {
        await deleteDocuments(Array.from({ length: added }, (_, index) => buildPath(index)));
        await rebuildDerived();
      });
      added = 0;
    },
  };
}
