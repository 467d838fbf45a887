import type { Quote } from '@aperture-byline/contract/cart/wire';
import type { Order, OrderListItem, SellingSettings, StudioOrder } from '@aperture-byline/contract/order/wire';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { dayInIndia, startOfDayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { ACCEPT_WITHIN, estimateArrival } from '@aperture-byline/contract/shipping/arrival';
import { expect, test } from 'vitest';
import {
  joinAsBuyer,
  putPrint,
  readOrderId,
  sendOrder,
  toOrderBody,
  utrOf,
} from '../../../test-support/orders/orders.ts';
import { db } from '../../../test-support/project/database.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';

const PATH = '/studio/selling';
const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * DAY));

test('When an artist is away, then print, cart and order count from their return, and a slow frame adds its days', async () => {
  const [artist, buyer] = [await joinAs({ isArtist: true }), await joinAsBuyer()];
  const backOn = inDays(6);
  const settings: SellingSettings = { backOn, returnAddress: 'Studio\n1 Fort Road, Kochi' };
  const print = await putPrint(artist);
  const saved = await postJson(PATH, settings, { method: 'PUT', token: artist.token });
  expect(saved.body.data).toEqual(settings);
  expect(await get(PATH, { token: artist.token })).toEqual(settings);
  const reference = db.doc(`products/${print.productId}`);
  const { slug, frames } = (await reference.get()).data() as { slug: string; frames: object[] };
  await reference.update({ frames: frames.map((frame) => ({ ...frame, leadDays: 6 })), paper: 'Photo Rag' });

  const page = await get<ProductDetail>(`/product/${slug}`);
  expect(page).toMatchObject({ back_on: backOn, paper: 'Photo Rag', frames: [{ lead_days: 6 }] });
  const { productId, productSize, productFrame } = print;
  const quoted = await postJson('/product/quote', { lines: [{ productId, productSize, productFrame }] });
  const { shipping, lines } = quoted.body.data as Quote;
  expect(lines[0]).toMatchObject({ back_on: backOn });
  const [standard] = shipping;
  const days = { fromDays: standard?.from_days ?? 0, toDays: standard?.to_days ?? 0 };
  expect(standard?.arrives).toEqual(estimateArrival(days, new Date(), { leadDays: 6, backOn }));

  const id = readOrderId(await sendOrder(buyer, toOrderBody(buyer, [print])));
  const part = db.doc(`orders/${id}/parts/${artist.userId}`);
  const present = startOfDayInIndia(backOn).getTime();
  const due = async (field: string) => (await part.get()).get(field).toMillis();
  expect(await due('acceptBy')).toBe(present + ACCEPT_WITHIN);
  const now = new Date();
  await transitionOrder(id, { name: 'accept', artistId: artist.userId }, { now });
  const { amountDue } = (await db.doc(`orders/${id}`).get()).data() as { amountDue: number };
  await transitionOrder(id, { name: 'received', reference: utrOf(id), amount: amountDue, due: amountDue }, { now });
  for (const field of ['prepareBy', 'artistDueAt']) expect(await due(field)).toBe(present + 6 * DAY);
  expect((await part.get()).get('lines')[0]).toMatchObject({ paper: 'Photo Rag', leadDays: 6 });
});

test('When the day is none, past or far away, then it is refused; when nobody, a reader or another asks, then nothing is told', async () => {
  const [artist, other, reader] = [await joinAs({ isArtist: true }), await joinAs({ isArtist: true }), await joinAs()];
  const save = (body: object, token?: string) => postJson(PATH, body, { method: 'PUT', ...(token && { token }) });
  for (const backOn of ['2026-02-30', 'soon', inDays(0), inDays(-1), inDays(91), null, 5])
    expect((await save({ backOn, returnAddress: '' }, artist.token)).status, String(backOn)).toBe(400);
  expect((await save({ backOn: '', returnAddress: 'x'.repeat(301) }, artist.token)).status).toBe(400);
  expect((await save({ backOn: inDays(1), returnAddress: 'Mine' }, artist.token)).status).toBe(200);
  expect(await get(PATH, { token: other.token })).toEqual({ backOn: '', returnAddress: '' });
  for (const method of ['GET', 'PUT']) {
    const body = { backOn: '', returnAddress: '' };
    const send = (token?: string) => (method === 'GET' ? call(PATH, token ? { token } : {}) : save(body, token));
    expect((await send()).status).toBe(401);
    expect((await send(reader.token)).status).toBe(403);
  }
  // A return that has come is none.
  await db.doc(`users/${artist.userId}`).update({ backOn: inDays(0) });
  expect(await get(PATH, { token: artist.token })).toEqual({ backOn: '', returnAddress: 'Mine' });
});

test('When a size is cropped, then cart, order and what the artist prints from show the same part of the photograph', async () => {
  const [artist, buyer] = [await joinAs({ isArtist: true }), await joinAsBuyer()];
  const print = await putPrint(artist);
  const reference = db.doc(`products/${print.productId}`);
  const sizes: object[] = (await reference.get()).get('sizes');
  await reference.update({ sizes: sizes.map((size) => ({ ...size, width: 20, height: 20, crop: 0.25 })) });
  const { productId, productSize, productFrame } = print;
  const quoted = await postJson('/product/quote', { lines: [{ productId, productSize, productFrame }] });
  expect(quoted.body.data).toMatchObject({ lines: [{ sizes: [{ size_crop: 0.25 }] }] });
  const id = readOrderId(await sendOrder(buyer, toOrderBody(buyer, [print])));
  // What was ordered stays as it was.
  await reference.update({ sizes });
  const prints = [{ size_width: 20, size_height: 20, size_crop: 0.25 }];
  expect(await get<Order>(`/product/order/${id}`, buyer)).toMatchObject({ parts: [{ prints }] });
  expect(await get<OrderListItem[]>('/product/order', buyer)).toMatchObject([{ prints }]);
  expect(await get<StudioOrder[]>('/studio/order', { token: artist.token })).toMatchObject([
    { prints: [{ width: 20, height: 20, crop: 0.25 }] },
  ]);
});
