import type { Order, StudioOrder } from '@aperture-byline/contract/order/wire';
import { expect, test } from 'vitest';
import { fetchPdf, readPdf } from '../../../../test-support/answers/read-pdf.ts';
import {
  acceptSubOrders,
  confirmPayment,
  expectSuccess,
  joinAsBuyer,
  joinForOrders,
  newKey,
  orderPrintsBy,
  putPrint,
  readOrderId,
  readStoredOrder,
  sendOrder,
  toOrderBody,
} from '../../../../test-support/orders/orders.ts';
import { db } from '../../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import { get } from '../../../../test-support/servers/suite.ts';
import { dropBuyer, transitionOrder } from '../../../data/orders/order-transitions.ts';
import { changeContact } from '../../../data/people/users.ts';

const { alice, bob, mira, noor, root } = joinForOrders();

const PAPERS = ['packing-slip', 'address-label'] as const;
const MESSAGE = '<b>Happy birthday</b>, आशा! 🎂';

const orderGift = async (gift: unknown, key = newKey()) => {
  const buyer = await joinAsBuyer({ recipient: 'Ravi Menon' });
  const body = { ...toOrderBody(buyer, [await putPrint(mira, { size: { edition: 10 } })]), gift };
  return { buyer, body, key, reply: await sendOrder(buyer, body, { key }) };
};

test('When a sub-order is accepted, then its artist gets the papers of the parcel, without prices, and nobody else', async () => {
  const id = await orderPrintsBy(alice, mira, noor);
  for (const paper of PAPERS)
    expect((await fetchPdf(`/studio/order/${id}/${paper}.pdf`, mira)).status, paper).toBe(404);
  await acceptSubOrders(id, mira);
  await changeContact(String(mira.userId), { returnAddress: 'Studio Pillai\nFort Road, Kochi' });
  for (const paper of PAPERS) {
    const path = `/studio/order/${id}/${paper}.pdf`;
    const { status, bytes } = await fetchPdf(path, mira);
    expect(status).toBe(200);
    const { text, size, isTagged } = await readPdf(bytes);
    expect(isTagged).toBe(true);
    expect(size).toBeLessThan(200_000);
    for (const part of ['Asha Rao', 'Mira Pillai', id.slice(0, 8).toUpperCase()]) expect(text).toContain(part);
    // So that what can't be delivered comes back.
    if (paper === 'address-label') expect(text).toContain('Fort Road, Kochi');
    expect(text).not.toMatch(/Rs\.|2,000|2000/);
    // Whose sub-order is not accepted yet, and who has none.
    expect((await fetchPdf(path, noor)).status).toBe(404);
    for (const reader of [alice, bob, root]) expect((await fetchPdf(path, reader)).status).toBe(403);
    expect((await fetchPdf(path)).status).toBe(401);
    expect((await fetchPdf(`/studio/order/${'0'.repeat(32)}/${paper}.pdf`, mira)).status).toBe(404);
  }
});

test('When an order is a gift, then its card is on the packing slip, as it was typed, and the recipient is on the label', async () => {
  const { buyer, reply } = await orderGift({ message: ` ${MESSAGE} ` });
  expect(reply.status, reply.text).toBe(201);
  const id = readOrderId(reply);
  expect((await get<Order>(`/product/order/${id}`, buyer)).gift).toEqual({ message: MESSAGE });
  expect((await get<StudioOrder[]>('/studio/order', mira))[0]?.gift).toBeNull();
  await acceptSubOrders(id, mira);
  expect((await get<StudioOrder[]>('/studio/order', mira))[0]?.gift).toEqual({ message: MESSAGE });
  const [slip, label] = await Promise.all(
    PAPERS.map(async (paper) => readPdf((await fetchPdf(`/studio/order/${id}/${paper}.pdf`, mira)).bytes)),
  );
  expect(slip?.text).toContain(MESSAGE);
  expect(label?.text).toContain('Ravi Menon');
  expect(label?.text).not.toContain('birthday');
});

test('When an address has signs that no font has, then artist and buyer read which, and no other sign is one', async () => {
  const buyer = await joinAsBuyer({ recipient: 'தமிழ் 田中 శ్రీ 𓀀', address: '12 ߒ Street, ਸ੍ਰੀ 🎂' });
  const id = readOrderId(await sendOrder(buyer, toOrderBody(buyer, [await putPrint(mira)])));
  const ofArtist = async () =>
    (await get<StudioOrder[]>('/studio/order', mira)).find(({ orderId }) => orderId === id)?.unprintable;
  const ofBuyer = async () => (await get<Order>(`/product/order/${id}`, buyer)).unprintable;
  expect([await ofArtist(), await ofBuyer()]).toEqual([[], []]);
  await acceptSubOrders(id, mira);
  expect([await ofArtist(), await ofBuyer()]).toEqual([['𓀀', 'ߒ'], []]);
  await expectSuccess(confirmPayment(root, id, 'received', 'UTR-SIGNS1'));
  expect(await ofBuyer()).toEqual(expect.arrayContaining(['𓀀', 'ߒ']));
  const label = await readPdf((await fetchPdf(`/studio/order/${id}/address-label.pdf`, mira)).bytes);
  expect(label.text).toContain('தமிழ் 田中 శ్రీ 𓀀');
});

test('When the card changes, then it is another order under the same key', async () => {
  const { buyer, body, key } = await orderGift({ message: MESSAGE });
  const again = await sendOrder(buyer, body, { key });
  expect(again.status).toBe(200);
  for (const gift of [{ message: 'Another' }, undefined])
    expect((await sendOrder(buyer, { ...body, gift }, { key })).status).toBe(422);
});

test.each([
  [{ message: 'x'.repeat(301) }],
  [{}],
  [{ message: null }],
  [{ message: 7 }],
  [{ message: 'Hello', to: 'Ravi' }],
  ['Hello'],
])('When a gift is %j, then the order is refused', async (gift) => {
  const buyer = await joinAsBuyer();
  const body = { ...toOrderBody(buyer, [await putPrint(mira)]), gift };
  await expectUnchanged(async () => {
    expect((await sendOrder(buyer, body)).status).toBe(400);
  });
});

test('When the buyer has left and all has arrived, then the card is gone too', async () => {
  const { buyer, reply } = await orderGift({ message: MESSAGE });
  const id = readOrderId(reply);
  await acceptSubOrders(id, mira);
  await expectSuccess(confirmPayment(root, id, 'received', 'UTR-GIFT1'));
  await dropBuyer(String(buyer.userId), new Date());
  expect((await readStoredOrder(id)).order.gift).toEqual({ message: MESSAGE });
  for (const transition of [
    { name: 'prepare' },
    { name: 'ship', carrier: 'India Post', tracking: 'EX123' },
    { name: 'deliver' },
  ] as const)
    await transitionOrder(id, { ...transition, artistId: mira.userId }, { now: new Date() });
  expect((await readStoredOrder(id)).order.gift).toBeNull();
  expect((await fetchPdf(`/studio/order/${id}/packing-slip.pdf`, mira)).status).toBe(404);
  await db.recursiveDelete(db.doc(`orders/${id}`));
});
