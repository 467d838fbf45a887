import { afterAll, beforeAll } from 'vitest';
import { cleanUp } from './database.ts';
import { byline } from './fixtures.ts';
import { removeMembers } from './members.ts';
import { type Buyer, joinAsBuyer, putPrint, removeOrders, type SentLine } from './orders.ts';

/** Whose prints `lines` order. */
export const [mira, noor] = [byline({ firstName: 'Mira' }), byline({ firstName: 'Noor' })];
/** Buyers; Bob lives in Hidden Lane. */
export let alice: Buyer;
export let bob: Buyer;
/** Lines of 2,000 and 3,500 rupees; of the second print's edition of 40 seven are sold. */
export let lines: [SentLine, SentLine];

/** Buyers and prints for all tests of the file that calls it; they go after the last one, with their orders. */
export function setUpOrderLines(): void {
  beforeAll(async () => {
    [alice, bob] = [
      await joinAsBuyer(),
      await joinAsBuyer({ address: '9 Hidden Lane', phone: '9000000009' }),
    ];
    lines = [
      await putPrint(mira),
      await putPrint(noor, { size: { price: 2500, edition: 40, sold: 7 }, charge: 1000 }),
    ];
  });
  afterAll(async () => {
    await removeOrders();
    await cleanUp();
    await removeMembers();
  });
}
