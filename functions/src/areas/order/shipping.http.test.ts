import type { Quote } from '@aperture-byline/contract/cart/wire';
import type { Order, StudioOrder } from '@aperture-byline/contract/order/wire';
import { DEFAULT_SHIPPING, type ShippingRates } from '@aperture-byline/contract/shipping/rates';
import { shippingMessages } from '@aperture-byline/contract/shipping/shipping-messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { fetchPdf, readPdf } from '../../../test-support/answers/read-pdf.ts';
import {
  acceptSubOrders,
  type Buyer,
  confirmPayment,
  expectSuccess,
  joinAsBuyer,
  joinForOrders,
  newKey,
  type OrderedLineBody,
  orderPrints,
  putPrint,
  readOrderId,
  readStoredOrder,
  sendOrder,
  toOrderBody,
} from '../../../test-support/orders/orders.ts';
import { db, put } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';

/** `2026-12-09`. */
const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
const expectedArrival = { from: day, to: day };

const { alice, mira, root } = joinForOrders();

const RATES: ShippingRates = {
  domestic: {
    standard: { price: 150, fromDays: 5, toDays: 10 },
    expedited: { price: 400, fromDays: 2, toDays: 5 },
  },
  international: {
    standard: { price: 2500, fromDays: 7, toDays: 20 },
    expedited: { price: 6000, fromDays: 3, toDays: 6 },
  },
};
const ABROAD = { country: 'Germany', state: '', postalCode: '10115', phone: '+493012345678' };

const setRates = (shipping: ShippingRates) => put('settings/shop', { version: 1, shipping });

beforeEach(async () => {
  await db.doc('settings/shop').delete();
});

/** The body of an order that is sent for `charge` rupees. */
function buildBody(buyer: Buyer, lines: readonly OrderedLineBody[], charge: number, speed?: string) {
  const body = toOrderBody(buyer, lines);
  return {
    ...body,
    shippingCharge: charge,
    finalPrice: body.totalPrice + charge,
    ...(speed !== undefined && { shippingSpeed: speed }),
  };
}

async function readQuote({ productId, productSize, productFrame }: OrderedLineBody): Promise<Quote> {
  const { body } = await postJson('/product/quote', { lines: [{ productId, productSize, productFrame }] });
  return body.data as Quote;
}

describe('a quote', () => {
  test('When nothing is set, then standard shipping within India is all that is offered', async () => {
    const { shipping, shipping_charge } = await readQuote(await putPrint(mira));
    expect(shipping_charge).toBe(100);
    expect(shipping).toEqual([
      { zone: 'domestic', speed: 'standard', price: 100, from_days: 5, to_days: 10, arrives: expectedArrival },
    ]);
  });

  test('When rates are set, then it names each that has a price, and adds the standard one up', async () => {
    const print = await putPrint(mira);
    const expedited = { ...RATES.international.expedited, price: null };
    await setRates({ ...RATES, international: { ...RATES.international, expedited } });
    const { shipping, shipping_charge, total } = await readQuote(print);
    expect({ shipping_charge, total }).toEqual({ shipping_charge: 150, total: 2150 });
    expect(shipping.map(({ zone, speed, price }) => [zone, speed, price])).toEqual([
      ['domestic', 'standard', 150],
      ['domestic', 'expedited', 400],
      ['international', 'standard', 2500],
    ]);
  });

  test.each([{ domestic: 'free' }, { ...RATES, domestic: {} }, 7, null])(
    'When the stored rates are %j, then the first ones hold',
    async (shipping) => {
      const print = await putPrint(mira);
      await put('settings/shop', { version: 1, shipping });
      expect((await readQuote(print)).shipping_charge).toBe(100);
    },
  );
});

describe('an order', () => {
  test('When no speed is named, then it is standard, at the price that is set', async () => {
    const lines = [await putPrint(mira)];
    await setRates(RATES);
    const reply = await sendOrder(alice, buildBody(alice, lines, 150));
    expect(reply.status, reply.text).toBe(201);
    const { order } = await readStoredOrder(readOrderId(reply));
    expect(order).toMatchObject({
      shipping: 150,
      total: 2150,
      shippingMethod: { zone: 'domestic', speed: 'standard', fromDays: 5, toDays: 10 },
    });
    // The same order, in other words.
    const again = await sendOrder(alice, buildBody(alice, lines, 150, 'standard'));
    expect([again.status, readOrderId(again)]).toEqual([200, readOrderId(reply)]);
  });

  test('When it is sent abroad at speed, then whatever it costs later is by the charge and days of then, and all papers say so', async () => {
    const buyer = await joinAsBuyer(ABROAD);
    const lines = [await putPrint(mira, { size: { edition: 10 } })];
    await setRates(RATES);
    const reply = await sendOrder(buyer, {
      ...buildBody(buyer, lines, 6000, 'expedited'),
      gift: { message: 'For you' },
    });
    expect(reply.status, reply.text).toBe(201);
    const id = readOrderId(reply);
    await db.doc('settings/shop').delete();
    await acceptSubOrders(id, mira);
    expect(await get<Order>(`/product/order/${id}`, buyer)).toMatchObject({
      shipping_charge: 6000,
      shipping_method: { zone: 'international', speed: 'expedited', from_days: 3, to_days: 6 },
      total: 8000,
      amount_due: 8000,
    });
    await expectSuccess(confirmPayment(root, id, 'received', `UTR-${id.slice(0, 8)}`, { amount: 8000 }));
    const text = 'International, expedited, 3–6 business days';
    const receipt = await readPdf((await fetchPdf(`/product/order/${id}/receipt.pdf`, buyer)).bytes);
    for (const part of [text, 'Rs. 6,000', 'Rs. 8,000', 'Germany']) expect(receipt.text).toContain(part);
    const sales = await get<StudioOrder[]>('/studio/order', mira);
    expect(sales.find(({ orderId }) => orderId === id)?.shippingMethod).toEqual({
      zone: 'international',
      speed: 'expedited',
      fromDays: 3,
      toDays: 6,
    });
    for (const paper of ['packing-slip', 'address-label']) {
      const { bytes } = await fetchPdf(`/studio/order/${id}/${paper}.pdf`, mira);
      const parcel = await readPdf(bytes);
      for (const part of ['International, expedited, 3–6', 'Germany', '10115']) expect(parcel.text).toContain(part);
      expect(parcel.text).not.toMatch(/Rs\.|6,000|2,000/);
    }
  });

  test('When an artist has not accepted yet, then they do not know how it is sent', async () => {
    const id = await orderPrints(alice, [await putPrint(mira)]);
    const sales = await get<StudioOrder[]>('/studio/order', mira);
    expect(sales.find(({ orderId }) => orderId === id)?.shippingMethod).toBeNull();
  });

  test('When charge, speed or sums are not those of address and settings, then it is refused with the right amounts, and nothing changes', async () => {
    const lines = [await putPrint(mira, { size: { edition: 10 } })];
    const abroad = await joinAsBuyer(ABROAD);
    await setRates(RATES);
    const amounts = (charge: number) => ({
      totalPrice: '2000',
      shippingCharge: String(charge),
      finalPrice: String(2000 + charge),
    });
    await expectUnchanged(async () => {
      for (const [buyer, sent, speed, right] of [
        // Before the price was raised.
        [alice, 100, undefined, 150],
        [alice, 150, 'expedited', 400],
        [alice, 400, 'standard', 150],
        [alice, 2500, 'standard', 150],
        // The price of India, and of the other speed.
        [abroad, 150, undefined, 2500],
        [abroad, 2500, 'expedited', 6000],
        [abroad, 1, 'expedited', 6000],
      ] as const) {
        const { status, body } = await sendOrder(buyer, buildBody(buyer, lines, sent, speed), {
          key: newKey(),
        });
        expect({ status, code: body.error?.code, fields: body.error?.fields }).toEqual({
          status: 409,
          code: 'PRICE_MISMATCH',
          fields: amounts(right),
        });
      }
      for (const change of [
        { shippingSpeed: 'overnight' },
        { shippingSpeed: '' },
        { shippingSpeed: null },
        { shippingSpeed: ['expedited'] },
        { shippingSpeed: 'x'.repeat(10_000) },
        { shippingZone: 'domestic' },
        { zone: 'domestic' },
        { country: 'India' },
        { shippingMethod: { zone: 'domestic', speed: 'standard', fromDays: 1, toDays: 1 } },
      ]) {
        const { status } = await sendOrder(abroad, { ...buildBody(abroad, lines, 2500), ...change });
        expect([change, status]).toEqual([change, 400]);
      }
    });
  });

  test('When the house does not send there, or not so fast, then it says what to do, and nothing changes', async () => {
    const lines = [await putPrint(mira, { size: { edition: 10 } })];
    const abroad = await joinAsBuyer(ABROAD);
    await expectUnchanged(async () => {
      for (const [buyer, speed, field, message] of [
        [abroad, 'standard', 'shippingAddress', shippingMessages.countryNotServed('Germany')],
        [abroad, 'expedited', 'shippingAddress', shippingMessages.countryNotServed('Germany')],
        [alice, 'expedited', 'shippingSpeed', shippingMessages.speedGone],
      ] as const) {
        const { status, body } = await sendOrder(buyer, buildBody(buyer, lines, 100, speed), {
          key: newKey(),
        });
        expect({ status, code: body.error?.code, fields: body.error?.fields }).toEqual({
          status: 409,
          code: 'CONFLICT',
          fields: { [field]: message },
        });
      }
    });
  });

  test.each(['', 'india', ' INDIA ', 'Bharat'])(
    'When a saved address has the country %j, then it is in India',
    async (country) => {
      const buyer = await joinAsBuyer({ country });
      const reply = await sendOrder(buyer, buildBody(buyer, [await putPrint(mira)], 100));
      expect(reply.status, reply.text).toBe(201);
    },
  );
});

test('When anybody asks what is offered, then it is what quotes name, by one read', async () => {
  const path = '/product/shipping';
  const first = await call(path);
  expect({ status: first.status, reads: first.reads }).toEqual({ status: 200, reads: 1 });
  expect(first.body.data).toEqual([
    { zone: 'domestic', speed: 'standard', price: 100, from_days: 5, to_days: 10, arrives: expectedArrival },
  ]);
  const print = await putPrint(mira);
  await setRates(RATES);
  const { body } = await call(path);
  expect(body.data).toEqual((await readQuote(print)).shipping);
  expect(body.data).toHaveLength(4);
});

test('When rates are the first ones, then they are as the specification has them', () => {
  expect(DEFAULT_SHIPPING.domestic.standard).toEqual({ price: 100, fromDays: 5, toDays: 10 });
  const prices = [DEFAULT_SHIPPING.domestic.expedited, ...Object.values(DEFAULT_SHIPPING.international)];
  expect(prices.map(({ price }) => price)).toEqual([null, null, null]);
});
