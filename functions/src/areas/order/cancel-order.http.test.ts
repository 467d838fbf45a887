import { describe, expect, test } from 'vitest';
import { askUntilAnswered, callAtOnce } from '../../../test-support/instances.ts';
import {
  acceptSubOrders,
  cancelOrder,
  confirmPayment,
  expectSuccess,
  sendTransition,
} from '../../../test-support/order-calls.ts';
import { joinForOrders } from '../../../test-support/order-people.ts';
import { orderPrints, orderPrintsBy, putPrint } from '../../../test-support/orders.ts';
import { readSold, readStatuses, readStoredOrder } from '../../../test-support/stored-orders.ts';
import { get } from '../../../test-support/suite.ts';
import { tally } from '../../../test-support/visitors.ts';

const { alice, bob, mira, noor, root } = joinForOrders();

describe('the buyer’s cancelling', () => {
  test('When no artist has accepted, then all of it ends and its prints return', async () => {
    const lines = [await putPrint(mira), await putPrint(noor)];
    const id = await orderPrints(alice, lines);
    await expectSuccess(sendTransition(id, 'decline', noor));
    await expectSuccess(cancelOrder(id, alice));
    expect(await readStatuses(id)).toEqual(['cancelled', 'cancelled', 'declined']);
    expect(await Promise.all(lines.map(readSold))).toEqual([0, 0]);
    const before = await readStoredOrder(id);
    await expectSuccess(cancelOrder(id, alice));
    expect(await readStoredOrder(id)).toEqual(before);
    expect((await sendTransition(id, 'accept', mira)).status).toBe(409);
  });

  test('When one artist has declined and the other accepted, then the rest can be cancelled until it is paid', async () => {
    const lines = [await putPrint(mira, { size: { edition: 3 } }), await putPrint(noor)];
    const [id, paid] = [await orderPrints(alice, lines), await orderPrints(alice, lines.toReversed())];
    for (const one of [id, paid]) {
      await acceptSubOrders(one, mira);
      await expectSuccess(sendTransition(one, 'decline', noor));
      expect(await get(`/product/order/${one}`, alice)).toMatchObject({
        payment_status: 'due',
        can_cancel: true,
      });
    }
    await expectSuccess(cancelOrder(id, alice));
    expect(await readStatuses(id)).toEqual(['cancelled', 'cancelled', 'declined']);
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      payment_status: 'not_due',
      amount_due: 0,
      pay_by: null,
      can_cancel: false,
    });
    expect(await Promise.all(lines.map(readSold))).toEqual([1, 0]);
    await expectSuccess(confirmPayment(root, paid, 'received', 'UTR1'));
    expect(await get(`/product/order/${paid}`, alice)).toHaveProperty('can_cancel', false);
    expect((await cancelOrder(paid, alice)).status).toBe(409);
  });

  test('When an artist has accepted, or it is somebody else’s, then nothing changes', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    for (const [member, status] of [
      [bob, 404],
      [mira, 404],
      [root, 404],
    ] as const)
      expect((await cancelOrder(id, member)).status).toBe(status);
    await acceptSubOrders(id, mira);
    const before = await readStoredOrder(id);
    const { status, body } = await cancelOrder(id, alice);
    expect([status, body.error.code, body.error.fields]).toEqual([
      409,
      'WRONG_STATE',
      { status: 'awaiting_acceptance' },
    ]);
    expect(await readStoredOrder(id)).toEqual(before);
  });

  test('When twenty accepts race with a cancel, then there is one outcome', async () => {
    const id = await orderPrintsBy(alice, mira);
    const replies = await callAtOnce(21, (at, index) =>
      askUntilAnswered(() =>
        index === 10 ? cancelOrder(id, { ...alice, at }) : sendTransition(id, 'accept', { ...mira, at }),
      ),
    );
    const [state] = await readStatuses(id);
    const [cancelled] = replies.splice(10, 1);
    const { order: stored } = await readStoredOrder(id);
    const events = stored.timeline.map((entry) => entry?.event);
    expect(events.filter((event) => event === 'accepted' || event === 'cancelled')).toEqual([state]);
    expect(['accepted', 'cancelled']).toContain(state);
    expect(cancelled?.status).toBe(state === 'cancelled' ? 200 : 409);
    expect(tally(replies)).toEqual({ [state === 'cancelled' ? 409 : 200]: 20 });
  });
});
