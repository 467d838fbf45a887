import { afterAll, beforeAll, beforeEach } from 'vitest';
import { joinAs, type Member, removeFixtures } from './members.ts';
import { type Buyer, joinAsBuyer, removeOrders } from './orders.ts';

/**
 * Two buyers and two artists, others for each test of the file that calls it, and an administrator for all of them. They go after the
 * last test, with their orders.
 */
export function joinForOrders(): { alice: Buyer; bob: Buyer; mira: Member; noor: Member; root: Member } {
  const joined = { alice: {}, bob: {}, mira: {}, noor: {}, root: {} } as ReturnType<typeof joinForOrders>;
  beforeAll(async () => {
    Object.assign(joined.root, await joinAs({ admin: true }));
  });
  beforeEach(async () => {
    for (const buyer of [joined.alice, joined.bob]) Object.assign(buyer, await joinAsBuyer());
    for (const artist of [joined.mira, joined.noor]) Object.assign(artist, await joinAs({ isArtist: true }));
  });
  afterAll(async () => {
    await removeOrders();
    await removeFixtures();
  });
  return joined;
}
