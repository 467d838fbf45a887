import { cancelMessages } from '@aperture-byline/contract/order/order-messages';
import { describe, expect, test } from 'vitest';
import { tally } from '../../../test-support/calls/visitors.ts';
import {
  acceptSubOrders,
  cancelOrder,
  claimPayment,
  confirmPayment,
  expectSuccess,
  joinForOrders,
  orderPrints,
  orderPrintsBy,
  putPrint,
  readSold,
  readStatuses,
  readStoredOrder,
  sendTransition,
  utrOf,
} from '../../../test-support/orders/orders.ts';
import { askUntilAnswered, callAtOnce } from '../../../test-support/servers/instances.ts';
import { get } from '../../../test-support/servers/suite.ts';

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

  test('When all artists have accepted, then it can be cancelled until it is paid, and the numbers of its edition are free again', async () => {
    const line = await putPrint(mira, { size: { edition: 1 } });
    const id = await orderPrints(alice, [line]);
    await acceptSubOrders(id, mira);
    expect((await readStoredOrder(id)).subOrders[0]?.lines[0]?.editionNumber).toBe(1);
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({ can_cancel: true });
    await expectSuccess(cancelOrder(id, alice));
    const next = await orderPrints(bob, [line]);
    await acceptSubOrders(next, mira);
    expect((await readStoredOrder(next)).subOrders[0]?.lines[0]?.editionNumber).toBe(1);
    await expectSuccess(confirmPayment(root, next, 'received', utrOf(next)));
    const before = await readStoredOrder(next);
    const { status, body } = await cancelOrder(next, bob);
    expect([status, body.error]).toMatchObject([
      409,
      { code: 'WRONG_STATE', message: cancelMessages.moneyCame, fields: { status: 'accepted' } },
    ]);
    expect(await readStoredOrder(next)).toEqual(before);
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
    await expectSuccess(confirmPayment(root, paid, 'received', utrOf(paid)));
    expect(await get(`/product/order/${paid}`, alice)).toHaveProperty('can_cancel', false);
    expect((await cancelOrder(paid, alice)).status).toBe(409);
  });

  test('When it is somebody else’s, or a payment is being checked, then nothing changes', async () => {
    const id = await orderPrintsBy(alice, mira);
    await acceptSubOrders(id, mira);
    const due = await readStoredOrder(id);
    for (const [member, status] of [
      [bob, 404],
      [mira, 404],
      [root, 404],
    ] as const)
      expect((await cancelOrder(id, member)).status).toBe(status);
    expect(await readStoredOrder(id)).toEqual(due);
    await expectSuccess(claimPayment(id, alice));
    const before = await readStoredOrder(id);
    const { status, body } = await cancelOrder(id, alice);
    expect([status, body.error]).toMatchObject([409, { code: 'WRONG_STATE', message: cancelMessages.claimOpen }]);
    expect(await readStoredOrder(id)).toEqual(before);
  });

  test('When a part is paid, or no print will come, then it is said why it can’t be cancelled', async () => {
    const [id, declined] = [await orderPrintsBy(alice, mira), await orderPrintsBy(alice, mira)];
    await acceptSubOrders(id, mira);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id), { amount: 1000, due: 2100 }));
    await expectSuccess(sendTransition(declined, 'decline', mira));
    for (const [one, message] of [
      [id, cancelMessages.moneyCame],
      [declined, cancelMessages.ended],
    ] as const) {
      const before = await readStoredOrder(one);
      const { status, body } = await cancelOrder(one, alice);
      expect([status, body.error.message]).toEqual([409, message]);
      expect(await readStoredOrder(one)).toEqual(before);
    }
  });

  test('When twenty confirmations of its payment race with a cancel, then there is one outcome', async () => {
    const id = await orderPrintsBy(alice, mira);
    await acceptSubOrders(id, mira);
    const replies = await callAtOnce(21, (at, index) =>
      askUntilAnswered(() =>
        index === 10 ? cancelOrder(id, { ...alice, at }) : confirmPayment({ ...root, at }, id, 'received', utrOf(id)),
      ),
    );
    const [state] = await readStatuses(id);
    const [cancelled] = replies.splice(10, 1);
    const { order: stored } = await readStoredOrder(id);
    const events = stored.timeline.flatMap((entry) => entry?.event ?? []);
    const isCancelled = state === 'cancelled';
    expect(events.filter((event) => event === 'paid' || event === 'cancelled')).toEqual([
      isCancelled ? 'cancelled' : 'paid',
    ]);
    expect(cancelled?.status).toBe(isCancelled ? 200 : 409);
    expect(tally(replies)).toEqual({ [isCancelled ? 409 : 200]: 20 });
  });
});
