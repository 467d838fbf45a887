import { describe, expect, test } from 'vitest';
import { tally } from '../../../test-support/calls/visitors.ts';
import {
  confirmArrival,
  confirmPayment,
  expectSuccess,
  joinForOrders,
  placeDueOrder,
  readEvents,
  readStoredOrder,
  sendTransition,
  utrOf,
} from '../../../test-support/orders/orders.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { askUntilAnswered, callAtOnce } from '../../../test-support/servers/instances.ts';
import { postJson } from '../../../test-support/servers/suite.ts';

const { alice, bob, mira, noor, root } = joinForOrders();

describe('prints that have come', () => {
  async function orderShipped(): Promise<string> {
    const id = await placeDueOrder(alice, mira);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id)));
    for (const name of ['prepare', 'ship'] as const) await expectSuccess(sendTransition(id, name, mira));
    return id;
  }

  test('When the buyer says so, then the part is delivered, once', async () => {
    const id = await orderShipped();
    const reply = await confirmArrival(id, alice, mira.userId);
    expect(reply.body.data).toMatchObject({ status: 'delivered', parts: [{ status: 'delivered' }] });
    const before = await readStoredOrder(id);
    await expectSuccess(confirmArrival(id, alice, mira.userId));
    await expectSuccess(sendTransition(id, 'deliver', mira));
    expect(await readStoredOrder(id)).toEqual(before);
    expect((await readEvents(id)).at(-1)).toBe('arrived');
  });

  test('When buyer and artist say so at once, then once', async () => {
    const id = await orderShipped();
    const replies = await callAtOnce(10, (at, index) =>
      askUntilAnswered(() =>
        index % 2 === 0
          ? confirmArrival(id, { ...alice, at }, mira.userId)
          : sendTransition(id, 'deliver', { ...mira, at }),
      ),
    );
    expect(tally(replies)).toEqual({ 200: 10 });
    const ends = (await readEvents(id)).filter((event) => event === 'arrived' || event === 'delivered');
    expect(ends).toHaveLength(1);
  });

  test('When it is not shipped, somebody else’s, or of another artist, then nothing changes', async () => {
    const [id, paid] = [await orderShipped(), await placeDueOrder(alice, mira)];
    await expectUnchanged(async () => {
      expect((await confirmArrival(paid, alice, mira.userId)).status).toBe(409);
      for (const member of [bob, mira, root]) expect((await confirmArrival(id, member, mira.userId)).status).toBe(404);
      expect((await confirmArrival(id, alice, noor.userId)).status).toBe(404);
      for (const artist of [null, '1', 1.5, undefined])
        expect([artist, (await confirmArrival(id, alice, artist)).status]).toEqual([artist, 400]);
      expect((await postJson(`/product/order/${id}/arrived`, { artist: mira.userId })).status).toBe(401);
    });
  });
});
