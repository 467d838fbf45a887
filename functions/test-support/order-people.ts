import { afterAll, beforeAll, beforeEach } from 'vitest';
import { cleanUp } from './database.ts';
import { joinAs, type Member, removeMembers } from './members.ts';
import { type Buyer, joinAsBuyer, removeOrders } from './orders.ts';

/** Buyers. */
export let alice: Buyer;
export let bob: Buyer;
/** Artists. */
export let mira: Member;
export let noor: Member;
/** An administrator, for all tests of a file. */
export let root: Member;

/** Other buyers and artists for each test of the file that calls it; they go after the last one, with their orders. */
export function setUpOrderPeople(): void {
  beforeAll(async () => {
    root = await joinAs({ admin: true });
  });
  beforeEach(async () => {
    [alice, bob] = [await joinAsBuyer(), await joinAsBuyer()];
    [mira, noor] = [await joinAs({ isArtist: true }), await joinAs({ isArtist: true })];
  });
  afterAll(async () => {
    await removeOrders();
    await cleanUp();
    await removeMembers();
  });
}
