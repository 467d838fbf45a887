import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  acceptSubOrders,
  cancelOrder,
  claimPayment,
  confirmPayment,
  expectSuccess,
  joinForOrders,
  orderPrintsBy,
  placeDueOrder,
  readEvents,
  readStoredOrder,
  rejectPaymentClaim,
  utrOf,
} from '../../../../test-support/orders/orders.ts';
import {
  listWebhooks,
  openPaymentPage,
  payWithHeldWebhooks,
  provider,
  readProviderPayments,
  sendWebhook,
  sign,
} from '../../../../test-support/payments/online.ts';
import { db } from '../../../../test-support/project/database.ts';
import { eventually } from '../../../../test-support/project/eventually.ts';
import { mailsTo } from '../../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import { twoInstances } from '../../../../test-support/servers/instances.ts';
import { get } from '../../../../test-support/servers/suite.ts';
import { runDueTriggers } from '../../../../test-support/triggers/due-triggers.ts';
import { config } from '../../../lib/config.ts';

const { alice, mira, noor, root } = joinForOrders();

afterEach(async () => {
  vi.useRealTimers();
  await provider.control('*', {});
});

const readLast = async () =>
  (await db.collection('documentNumbers').get()).docs.find(({ id }) => id.startsWith('receipt'))?.get('last') ?? 0;

const strayOf = async (orderId: string | null) =>
  (await get<OpenPayments>('/studio/payment', root)).strayPayments.filter((stray) => stray.orderId === orderId);

describe('a payment that comes', () => {
  test('When the buyer pays, then the order is paid as by an administrator, with a receipt', async () => {
    const id = await placeDueOrder(alice, mira);
    await provider.press(await openPaymentPage(id, alice), 'pay');
    await eventually('the payment', async () => (await readStoredOrder(id)).order.payment);
    const { order, subOrders } = await readStoredOrder(id);
    const [payment] = await readProviderPayments(id);
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      payment: { amount: 2100, reference: payment?.id },
      transfers: [{ amount: 2100, reference: payment?.id, provider: 'razorpay' }],
      receipt: { number: expect.stringMatching(/^AB\//) },
      paymentLinks: [{ isOpen: false }],
    });
    expect(subOrders[0]).toMatchObject({ payoutStatus: 'pending', paidAt: expect.any(Date) });
    expect(payment).toMatchObject({
      problem: null,
      isStray: false,
      minorAmount: 210_000,
      minorFee: expect.any(Number),
    });
    expect(await readEvents(id)).toEqual(['placed', 'accepted', 'payment_due', 'paid']);
    expect(await strayOf(id)).toEqual([]);
  });

  test('When the same event comes 50 times at two instances, then there is one payment and one receipt', async () => {
    const id = await placeDueOrder(alice, mira);
    const [first, second] = await payWithHeldWebhooks(id, alice);
    const before = await readLast();
    const instances = await twoInstances();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sendWebhook((index % 5 === 0 ? second : first)?.body ?? '', { at: instances[index % 2] ?? '' }),
      ),
    );
    // Those that waited too long are sent again.
    expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect((await sendWebhook(first?.body ?? '')).status).toBe(200);
    expect((await readStoredOrder(id)).order).toMatchObject({ paymentStatus: 'paid', transfers: [{ amount: 2100 }] });
    expect(await readProviderPayments(id)).toMatchObject([{ eventId: expect.stringMatching(/^sha256-/) }]);
    expect(await readLast()).toBe(before + 1);
  });

  test('When events come in another order, and again after a year, then nothing more changes', async () => {
    const id = await placeDueOrder(alice, mira);
    const events = await payWithHeldWebhooks(id, alice);
    for (const { body } of events.toReversed()) expect((await sendWebhook(body)).status).toBe(200);
    await runDueTriggers();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * DAY });
    await expectUnchanged(async () => {
      for (const { body } of events) expect((await sendWebhook(body)).status).toBe(200);
    });
  });

  test('When the buyer asks for the page once more before the webhook has come, then the payment is found', async () => {
    const id = await placeDueOrder(alice, mira);
    await payWithHeldWebhooks(id, alice);
    await expect(openPaymentPage(id, alice)).rejects.toThrow('WRONG_STATE');
    expect((await readStoredOrder(id)).order.paymentStatus).toBe('paid');
    expect(await readProviderPayments(id)).toMatchObject([{ eventId: null }]);
  });

  test('When a transfer by hand is looked for as well, then the order is paid, and that one is still answered', async () => {
    const [found, missing] = [await placeDueOrder(alice, mira), await placeDueOrder(alice, mira)];
    for (const id of [found, missing]) {
      const [event] = await payWithHeldWebhooks(id, alice);
      await expectSuccess(claimPayment(id, alice));
      expect((await sendWebhook(event?.body ?? '')).status).toBe(200);
      expect((await readStoredOrder(id)).order).toMatchObject({
        paymentStatus: 'paid',
        paymentClaim: { reference: '412345678901' },
        payBy: null,
      });
    }
    await expectSuccess(confirmPayment(root, found, 'received', '412345678901', { amount: 2100, due: 0 }));
    expect((await readStoredOrder(found)).order).toMatchObject({ refundStatus: 'due', refundAmount: 2100 });
    const reference = (await readStoredOrder(found)).order.payment?.reference ?? '';
    // What came by the provider for one order is no transfer of another.
    const twice = await confirmPayment(root, missing, 'received', reference, { amount: 2100, due: 0 });
    expect([twice.status, twice.body.error.code]).toEqual([409, 'CONFLICT']);
    await expectSuccess(rejectPaymentClaim(missing, root));
    const { order } = await readStoredOrder(missing);
    expect(order).toMatchObject({ paymentStatus: 'paid', refundStatus: 'none', paymentClaim: null, payBy: null });
    await eventually('the mail', async () =>
      (await mailsTo(alice)).some(({ message }) => message.text.includes('Your order is paid')),
    );
  });

  test('When a payment fails or is on its way, then nothing is recorded, and the page stays open', async () => {
    const id = await placeDueOrder(alice, mira);
    await provider.control(id, { webhooks: 'held' });
    const page = await openPaymentPage(id, alice);
    await provider.press(page, 'fail');
    await provider.press(page, 'later');
    await expectUnchanged(async () => {
      for (const { body } of await listWebhooks(id)) expect((await sendWebhook(body)).status).toBe(200);
    });
    expect(await openPaymentPage(id, alice)).toBe(page);
  });
});

describe('what nobody has signed who may', () => {
  test('When a body is forged, changed by a byte, written anew or signed by another, then it is 401 and changes nothing', async () => {
    const id = await placeDueOrder(alice, mira);
    const [event] = await payWithHeldWebhooks(id, alice);
    const { body = '', signature = '' } = event ?? {};
    await expectUnchanged(async () => {
      for (const [sent, by] of [
        [body, ''],
        [body, '0'.repeat(64)],
        [body, sign(body, 'a secret of somebody else')],
        [body, signature.toUpperCase()],
        [body, signature.slice(0, -1)],
        [`${body} `, signature],
        [body.replace('210000', '110000'), signature],
        [JSON.stringify(JSON.parse(body), null, 1), signature],
        ['', signature],
      ] as const)
        expect((await sendWebhook(sent, { signature: by })).status, sent).toBe(401);
    });
    expect((await sendWebhook(body, { signature })).status).toBe(200);
  });

  test('When it is signed by the earlier of two secrets, then it is taken', async () => {
    const id = await placeDueOrder(alice, mira);
    const [event] = await payWithHeldWebhooks(id, alice);
    const { body = '', signature = '' } = event ?? {};
    const { razorpay } = config();
    if (!razorpay) throw new Error('There is no provider');
    try {
      config().razorpay = { ...razorpay, webhookSecrets: ['a new secret', ...razorpay.webhookSecrets] };
      expect((await sendWebhook(body, { signature })).status).toBe(200);
      config().razorpay = { ...razorpay, webhookSecrets: ['a new secret'] };
      expect((await sendWebhook(body, { signature })).status).toBe(401);
    } finally {
      config().razorpay = razorpay;
    }
    expect((await readStoredOrder(id)).order.paymentStatus).toBe('paid');
  });

  test('When the body has a megabyte, or there is no provider, then it is refused', async () => {
    const { razorpay } = config();
    await expectUnchanged(async () => {
      expect((await sendWebhook(JSON.stringify({ event: 'x'.repeat(1024 * 1024) }))).status).toBe(413);
      try {
        config().razorpay = null;
        expect((await sendWebhook('{}')).status).toBe(404);
      } finally {
        config().razorpay = razorpay;
      }
    });
  });

  test('When any field of a signed event is missing or of another type, then it changes nothing', async () => {
    const id = await placeDueOrder(alice, mira);
    const [event] = await payWithHeldWebhooks(id, alice);
    const whole = JSON.parse(event?.body ?? '');
    const bodies = [
      ...['{', '[]', 'null', '7', '"paid"', '{}', '\u0000'],
      ...['id', 'amount', 'currency', 'status', 'created_at'].flatMap((field) =>
        [undefined, null, {}, [], true, -1, 1.5, '', '\u0000', 'x'.repeat(1000)].map((value) => {
          const changed = structuredClone(whole);
          changed.payload.payment.entity[field] = value;
          return JSON.stringify(changed);
        }),
      ),
      ...['event', 'payload'].flatMap((field) =>
        [undefined, null, {}, 7, 'unknown'].map((value) => JSON.stringify({ ...whole, [field]: value })),
      ),
    ];
    await expectUnchanged(async () => {
      for (const body of bodies) expect((await sendWebhook(body)).status, body).toBe(200);
    });
  });
});

describe('a payment that pays for nothing', () => {
  /** Changes the payment of an event. */
  const change = (body: string, fields: object): string => {
    const event = JSON.parse(body);
    Object.assign(event.payload.payment.entity, fields);
    return JSON.stringify(event);
  };

  /** Expects the payment to be looked at, with one mail to the buyer. */
  async function expectStray(id: string, problem: string, minorAmount = 210_000): Promise<void> {
    expect(await strayOf(id)).toMatchObject([
      { problem, minorAmount, provider: 'Razorpay', buyerName: 'Asha Rao', isUnderWay: false, hasFailed: false },
    ]);
    const mails = (await mailsTo(alice)).filter(({ message }) => message.subject === 'A payment of yours is sent back');
    expect(mails).toHaveLength(1);
  }

  test('When half comes, then the order waits for all of it still, and the half is to be looked at', async () => {
    const id = await placeDueOrder(alice, mira);
    const [event] = await payWithHeldWebhooks(id, alice, 'half');
    for (let times = 0; times < 2; times += 1) expect((await sendWebhook(event?.body ?? '')).status).toBe(200);
    expect((await readStoredOrder(id)).order).toMatchObject({ paymentStatus: 'due', transfers: [] });
    await expectStray(id, 'wrong_amount', 105_000);
    const [halfPaid] = (await readStoredOrder(id)).order.paymentLinks;
    expect(await openPaymentPage(id, alice)).not.toBe(halfPaid?.url);
  });

  test('When half came on a page that nobody is to pay on any more, then it is found, and the order goes on', async () => {
    const id = await placeDueOrder(alice, mira);
    await payWithHeldWebhooks(id, alice, 'half');
    await expectSuccess(cancelOrder(id, alice));
    await runDueTriggers();
    await expectStray(id, 'not_due', 105_000);
    expect((await readStoredOrder(id)).order.paymentLinks).toMatchObject([{ isOpen: false }]);
  });

  test.each([
    ['wrong_amount', { amount: 209_999 }],
    ['wrong_amount', { amount: 210_001 }],
    ['wrong_amount', { amount: 100 }],
    ['wrong_currency', { currency: 'USD' }],
  ])('When %s comes, %j, then the order stays unpaid', async (problem, fields) => {
    const id = await placeDueOrder(alice, mira);
    const [event] = await payWithHeldWebhooks(id, alice);
    expect((await sendWebhook(change(event?.body ?? '', fields))).status).toBe(200);
    expect((await readStoredOrder(id)).order).toMatchObject({ paymentStatus: 'due', transfers: [], receipt: null });
    await expectStray(id, problem, 'amount' in fields ? fields.amount : 210_000);
  });

  test('When it comes for an order that is cancelled, has ended, or was paid by hand, then it is to be looked at', async () => {
    const cancelled = await placeDueOrder(alice, mira);
    const [late] = await payWithHeldWebhooks(cancelled, alice);
    await expectSuccess(cancelOrder(cancelled, alice));
    expect((await sendWebhook(late?.body ?? '')).status).toBe(200);
    await expectStray(cancelled, 'not_due');

    const paid = await placeDueOrder(alice, mira);
    const [twice] = await payWithHeldWebhooks(paid, alice);
    await expectSuccess(confirmPayment(root, paid, 'received', utrOf(paid)));
    const { order } = await readStoredOrder(paid);
    expect((await sendWebhook(twice?.body ?? '')).status).toBe(200);
    expect((await readStoredOrder(paid)).order).toEqual(order);
    expect(await strayOf(paid)).toMatchObject([{ problem: 'paid_before' }]);
  });

  test('When an earlier page is paid after the amount changed, then it is to be looked at', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    await acceptSubOrders(id, mira, noor);
    const page = await openPaymentPage(id, alice);
    await provider.control(id, { webhooks: 'held' });
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id), { amount: 1000, due: 4100 }));
    await provider.press(page, 'pay');
    const [event] = await listWebhooks(id);
    expect((await sendWebhook(event?.body ?? '')).status).toBe(200);
    await expectStray(id, 'wrong_amount', 410_000);
    expect((await readStoredOrder(id)).order).toMatchObject({ paymentStatus: 'due', transfers: [{ amount: 1000 }] });
  });

  test('When it names an order whose link it does not belong to, or none that is known, then it pays for none', async () => {
    const id = await placeDueOrder(alice, mira);
    const other = await placeDueOrder(alice, mira);
    const [event] = await payWithHeldWebhooks(id, alice);
    const { body = '' } = event ?? {};
    const before = [await readStoredOrder(id), await readStoredOrder(other)];
    for (const [payment, fields] of [
      ['pay_lie1', { notes: { orderId: other } }],
      ['pay_lie2', { description: '#unknown', notes: { orderId: id } }],
      ['pay_lie3', { description: 'By another program', notes: { orderId: id } }],
    ] as const)
      expect((await sendWebhook(change(body, { id: payment, ...fields }))).status).toBe(200);
    expect([await readStoredOrder(id), await readStoredOrder(other)]).toEqual(before);
    const stray = (await strayOf(null)).filter(({ paymentId }) => paymentId.startsWith('pay_lie'));
    expect(stray.map(({ problem }) => problem)).toEqual(['unknown_order', 'unknown_order', 'unknown_order']);
    await expectUnchanged(async () => {
      const elsewhere = { id: 'pay_other', description: 'By another program', notes: [] };
      expect((await sendWebhook(change(body, elsewhere))).status).toBe(200);
    });
  });

  test('When its first event names no link, then the order is paid by the one that does, once', async () => {
    const id = await placeDueOrder(alice, mira);
    const [event] = await payWithHeldWebhooks(id, alice);
    const { body = '' } = event ?? {};
    const { id: paymentId } = JSON.parse(body).payload.payment.entity;
    const findStray = async () => (await strayOf(null)).filter((payment) => payment.paymentId === paymentId);
    expect((await sendWebhook(change(body, { description: '', notes: { orderId: id } }))).status).toBe(200);
    expect(await findStray()).toMatchObject([{ problem: 'unknown_order' }]);
    for (let times = 0; times < 2; times += 1) expect((await sendWebhook(body)).status).toBe(200);
    expect((await readStoredOrder(id)).order).toMatchObject({ paymentStatus: 'paid', transfers: [{ amount: 2100 }] });
    expect(await findStray()).toEqual([]);
  });

  test('When it was given back at the provider before the house heard of it, then it pays for nothing', async () => {
    const id = await placeDueOrder(alice, mira);
    const [event] = await payWithHeldWebhooks(id, alice);
    expect((await sendWebhook(change(event?.body ?? '', { status: 'refunded' }))).status).toBe(200);
    expect((await readStoredOrder(id)).order).toMatchObject({ paymentStatus: 'due', transfers: [] });
    expect(await readProviderPayments(id)).toMatchObject([{ problem: 'given_back', isStray: false }]);
    expect(await strayOf(id)).toEqual([]);
  });

  test('When it is given back at the provider itself, then it is looked at no more, and its buyer is told once', async () => {
    const id = await placeDueOrder(alice, mira);
    const { body = '' } = (await payWithHeldWebhooks(id, alice, 'half'))[0] ?? {};
    expect((await sendWebhook(body)).status).toBe(200);
    await expectStray(id, 'wrong_amount', 105_000);
    for (let times = 0; times < 2; times += 1)
      expect((await sendWebhook(change(body, { status: 'refunded' }))).status).toBe(200);
    expect(await strayOf(id)).toEqual([]);
    const told = (await mailsTo(alice)).filter(({ message }) => message.subject === 'A payment of yours was sent back');
    expect(told).toHaveLength(1);
    expect(told[0]?.message.text).toContain('We have sent you Rs. 1,050.00 back');
  });
});

describe('the pages that nobody is to pay on', () => {
  const stateOf = async (page: string) => (await (await fetch(page)).text()).match(/the link is (\w+)/)?.[1] ?? 'open';

  test('When the order is cancelled, or paid by hand, then its page is closed', async () => {
    const cancelled = await placeDueOrder(alice, mira);
    const paid = await placeDueOrder(alice, mira);
    const pages = [await openPaymentPage(cancelled, alice), await openPaymentPage(paid, alice)] as const;
    await runDueTriggers();
    expect(await Promise.all(pages.map(stateOf))).toEqual(['open', 'open']);
    await expectSuccess(cancelOrder(cancelled, alice));
    await expectSuccess(confirmPayment(root, paid, 'received', utrOf(paid)));
    await runDueTriggers();
    expect(await Promise.all(pages.map(stateOf))).toEqual(['cancelled', 'cancelled']);
    expect((await readStoredOrder(paid)).order.paymentLinks).toMatchObject([{ isOpen: false }]);
  });

  test('When the provider does not answer, then the page is closed by the next event', async () => {
    const id = await placeDueOrder(alice, mira);
    const page = await openPaymentPage(id, alice);
    await runDueTriggers();
    await provider.control(id, { answer: 'error' });
    await expectSuccess(cancelOrder(id, alice));
    await expect(runDueTriggers()).rejects.toThrow();
    expect(await stateOf(page)).toBe('open');
    await provider.control(id, {});
    await db.doc(`orders/${id}`).update({ updatedAt: new Date() });
    await runDueTriggers();
    expect(await stateOf(page)).toBe('cancelled');
  });

  test('When the page was paid before it could be closed, then the payment is found', async () => {
    const id = await placeDueOrder(alice, mira);
    await payWithHeldWebhooks(id, alice);
    await expectSuccess(cancelOrder(id, alice));
    await runDueTriggers();
    expect(await strayOf(id)).toMatchObject([{ problem: 'not_due' }]);
    expect((await readStoredOrder(id)).order.paymentLinks).toMatchObject([{ isOpen: false }]);
  });
});
