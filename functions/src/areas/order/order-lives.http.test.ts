import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allTransitions,
  expectBalance,
  type Ledger,
  RARE,
  record,
  withCurrentAmount,
} from '../../../test-support/orders/order-states.ts';
import {
  ARTIST_TRANSITIONS,
  acceptSubOrders,
  cancelOrder,
  claimPayment,
  confirmArrival,
  confirmPayment,
  confirmPayout,
  expectSuccess,
  joinForOrders,
  orderPrintsBy,
  readStoredOrder,
  rejectPaymentClaim,
  sendTransition,
  withdrawPayment,
} from '../../../test-support/orders/orders.ts';
import type { Member } from '../../../test-support/project/members.ts';
import { twoInstances } from '../../../test-support/servers/instances.ts';
import { postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { applyTransition, type OrderTransition } from '../../lib/order/state/order-state-machine.ts';

const { alice, mira, noor, root } = joinForOrders();

const WITH_NOTE = ['refuse', 'dispute', 'refund'];
const WITH_CARRIER = ['sendReturn', 'sendReplacement'];
const isOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

/** The call that asks an instance for a transition; null where none does, as for those of the clock. */
function callFor(id: string, step: OrderTransition, at: string): (() => Promise<Reply>) | null {
  const buyer = { ...alice, at };
  const admin = { ...root, at };
  const artist = (userId: number): Member & { at: string } => ({
    ...(userId === mira.userId ? mira : noor),
    at,
  });
  const { name } = step;
  if (isOf(ARTIST_TRANSITIONS, name) && 'artistId' in step)
    return () => sendTransition(id, name, artist(step.artistId));
  switch (step.name) {
    case 'arrive':
      return () => confirmArrival(id, buyer, step.artistId);
    case 'cancel':
      return () => cancelOrder(id, buyer);
    case 'claimPaid':
      return () => claimPayment(id, buyer, step.reference);
    case 'withdrawPaid':
      return () => withdrawPayment(id, buyer, step.reference);
    case 'notFound':
      return () => rejectPaymentClaim(id, admin, step.reference);
    case 'received':
      return () => confirmPayment(admin, id, name, step.reference, { amount: step.amount, due: step.due });
    case 'refunded':
      return () => confirmPayment(admin, id, name, step.reference, { amount: step.amount });
    case 'paidOut': {
      const { reference, amount, artistId } = step;
      return () => confirmPayout(admin, artistId, reference, { orderId: id, amount });
    }
    case 'reversed': {
      const { reference, amount, artistId } = step;
      return () => confirmPayment(admin, id, step.name, reference, { amount, artist: artistId });
    }
    case 'openClaim': {
      const report = { reason: 'wrong_frame', text: 'Black', lines: [0], pictures: [] };
      return () => postJson(`/product/order/${id}/claim`, { photographer: step.artistId, ...report }, buyer);
    }
    case 'moveClaim': {
      const body = {
        action: step.action,
        ...(WITH_NOTE.includes(step.action) && { note: 'It was whole' }),
        ...(WITH_CARRIER.includes(step.action) && { carrier: 'India Post', tracking: 'R1' }),
      };
      const { artistId, by } = step;
      if (by === 'artist') return () => postJson(`/studio/order/${id}/claim`, body, artist(artistId));
      if (by === 'buyer')
        return () => postJson(`/product/order/${id}/claim/step`, { photographer: artistId, ...body }, buyer);
      return () => postJson(`/studio/claim/${id}`, { artist: artistId, ...body }, admin);
    }
    default:
      return null;
  }
}

/** Numbers that choose, for each round, which of the possible transitions are asked for at once. */
const rounds = fc.array(fc.array(fc.nat(9999), { minLength: 2, maxLength: 2 }), {
  minLength: 10,
  maxLength: 10,
});

/** Lives an order, and returns how many transitions changed it. */
async function live(chosen: readonly number[][], instances: readonly string[]): Promise<number> {
  let changes = 0;
  const id = await orderPrintsBy(alice, mira, noor);
  const ledger: Ledger = { received: 0, refunded: 0, toArtists: 0 };
  // Few orders would be paid otherwise.
  await acceptSubOrders(id, mira, noor);
  await expectSuccess(confirmPayment(root, id, 'received', `UTR ${id}`, { amount: 4100 }));
  ledger.received = 4100;
  for (const [round, choices] of chosen.entries()) {
    const state = await readStoredOrder(id);
    const calls = choices.flatMap((choice, index) => {
      const possible = allTransitions(state, `UTR-${round}-${index}-${id}`.slice(0, 20), 0).flatMap((transition) => {
        if (RARE.has(transition.name) && choice % 25 !== 0) return [];
        const step = withCurrentAmount(state, transition);
        const send = callFor(id, step, instances[index % 2] ?? '');
        return send && typeof applyTransition(state, step, new Date()) !== 'string' ? [{ step, send }] : [];
      });
      const next = possible[choice % Math.max(1, possible.length)];
      return next ? [next] : [];
    });
    const replies = await Promise.all(calls.map(async ({ step, send }) => ({ step, ...(await send()) })));
    for (const { step, status, text } of replies) {
      expect([200, 409], `${step.name}: ${text}`).toContain(status);
      if (status === 200) record(ledger, step, state);
    }
    changes += replies.filter(({ status }) => status === 200).length;
    expectBalance(await readStoredOrder(id), ledger);
  }
  return changes;
}

test('When two ask for transitions at once, at two instances, in random lives of orders, then no rupee is lost', async () => {
  const instances = await twoInstances();
  // At once, because most of a life is waiting for the locks of its own order.
  const lives = fc.tuple(rounds, rounds, rounds);
  await fc.assert(
    fc.asyncProperty(lives, async (chosen) => {
      const changes = await Promise.all(chosen.map((one) => live(one, instances)));
      expect(Math.max(...changes)).toBeGreaterThan(0);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
