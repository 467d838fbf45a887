import { afterAll, beforeAll } from 'vitest';
import { byline } from './fixtures.ts';
import { removeFixtures } from './members.ts';
import { type Buyer, joinAsBuyer, type OrderedLineBody, putPrint, removeOrders } from './orders.ts';

/** Whose prints are ordered. */
export const [mira, noor] = [byline({ firstName: 'Mira' }), byline({ firstName: 'Noor' })];

/**
 * Two buyers, of whom Bob lives in Hidden Lane, and lines of 2,000 and 3,500 rupees; of the second print's edition of 40 seven are sold.
 * For all tests of the file that calls it; they go after the last one, with their orders.
 */
export function putOrderLines(): { alice: Buyer; bob: Buyer; lines: [OrderedLineBody, OrderedLineBody] } {
  const put = { alice: {}, bob: {}, lines: [{}, {}] } as ReturnType<typeof putOrderLines>;
  beforeAll(async () => {
    Object.assign(put.alice, await joinAsBuyer());
    Object.assign(put.bob, await joinAsBuyer({ address: '9 Hidden Lane', phone: '9000000009' }));
    Object.assign(put.lines[0], await putPrint(mira));
    const size = { price: 2500, edition: 40, sold: 7 };
    Object.assign(put.lines[1], await putPrint(noor, { size, charge: 1000 }));
  });
  afterAll(async () => {
    await removeOrders();
    await removeFixtures();
  });
  return put;
}
