import { NO_ADDRESS } from '@aperture-byline/contract/address/stored';
import type { Order } from '@aperture-byline/contract/order/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { fetchPdf, readPdf } from '../../../../test-support/answers/read-pdf.ts';
import { tally } from '../../../../test-support/calls/visitors.ts';
import {
  acceptSubOrders,
  confirmPayment,
  expectSuccess,
  joinAsBuyer,
  joinForOrders,
  orderPrints,
  orderPrintsBy,
  putPrint,
  readStoredOrder,
} from '../../../../test-support/orders/orders.ts';
import { db, put, uniqueId } from '../../../../test-support/project/database.ts';
import { askUntilAnswered, callAtOnce } from '../../../../test-support/servers/instances.ts';
import { get } from '../../../../test-support/servers/suite.ts';
import { transitionOrder } from '../../../data/orders/order-transitions.ts';
import { financialYear } from '../../../lib/order/money/document-numbers.ts';

const { alice, bob, mira, noor, root } = joinForOrders();

const SELLER = {
  version: 1,
  name: 'Aperture & Byline LLP',
  address: '1 Fort Road\nKochi 682001',
  gstin: '32AAPFU0939F1Z4',
  hsnCode: '4911',
  gstRate: 18,
};

beforeEach(async () => {
  await db.doc('settings/seller').delete();
});

async function payFor(id: string, amount = 2100): Promise<void> {
  await expectSuccess(confirmPayment(root, id, 'received', `UTR-${id.slice(0, 8)}`, { amount }));
}

async function paidOrder(): Promise<string> {
  const id = await orderPrintsBy(alice, mira);
  await acceptSubOrders(id, mira);
  await payFor(id);
  return id;
}

/** Writes an order once more under each of these ids. */
async function copyOrder(id: string, ids: readonly string[]): Promise<void> {
  const [order, subOrders] = await Promise.all([
    db.doc(`orders/${id}`).get(),
    db.collection(`orders/${id}/parts`).get(),
  ]);
  const batch = db.batch();
  for (const copy of ids) {
    batch.set(db.doc(`orders/${copy}`), order.data() ?? {});
    for (const subOrder of subOrders.docs)
      batch.set(db.doc(`orders/${copy}/parts/${subOrder.id}`), { ...subOrder.data(), orderId: copy });
  }
  await batch.commit();
}

/** Gives the prints of an order another title. */
async function rename(id: string, title: string): Promise<void> {
  const { subOrders } = await readStoredOrder(id);
  const lines = subOrders.flatMap((subOrder) => subOrder.lines);
  await db.doc(`orders/${id}/parts/${mira.userId}`).update({ lines: lines.map((line) => ({ ...line, title })) });
}

const readReceipt = async (id: string) => readPdf((await fetchPdf(`/product/order/${id}/receipt.pdf`, alice)).bytes);

describe('the receipt', () => {
  test('When an order is paid, then its buyer and administrators get its receipt, and nobody else', async () => {
    const id = await paidOrder();
    const path = `/product/order/${id}/receipt.pdf`;
    const { status, headers, bytes } = await fetchPdf(path, alice);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const { receipt_number: number } = await get<Order>(`/product/order/${id}`, alice);
    expect(number).toMatch(/^AB\/\d\d-\d\d\/\d{5}$/);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Receipt ${number?.replaceAll('/', '-')}.pdf"`,
    );
    const { text, title, size, isTagged } = await readPdf(bytes);
    expect({ title, isTagged }).toEqual({ title: `Receipt ${number}`, isTagged: true });
    expect(size).toBeLessThan(200_000);
    for (const part of [number, 'Asha Rao', 'Rs. 2,000', 'Rs. 2,100', `UTR-${id.slice(0, 8)}`])
      expect(text).toContain(part);
    for (const tax of ['GSTIN', 'HSN', 'IGST', 'Tax invoice']) expect(text).not.toContain(tax);
    expect((await fetchPdf(path, root)).status).toBe(200);
    expect((await fetchPdf(path)).status).toBe(401);
    for (const stranger of [bob, mira, noor]) expect((await fetchPdf(path, stranger)).status).toBe(404);
    for (const none of [`/product/order/${'0'.repeat(32)}/receipt.pdf`, '/product/order/a%2Fb/receipt.pdf'])
      expect((await fetchPdf(none, alice)).status).toBe(404);
  });

  test('When an order is not paid, then it has no receipt and no number', async () => {
    const id = await orderPrintsBy(alice, mira);
    await acceptSubOrders(id, mira);
    expect((await fetchPdf(`/product/order/${id}/receipt.pdf`, alice)).status).toBe(404);
    expect((await get<Order>(`/product/order/${id}`, alice)).receipt_number).toBeNull();
  });

  test('When the seller has a GSTIN, then receipts name it with the tax, and stay so when it changes', async () => {
    await put('settings/seller', SELLER);
    const id = await paidOrder();
    await put('settings/seller', { ...SELLER, version: 2, name: 'Somebody else', gstin: '', gstRate: 0 });
    const { text, title } = await readReceipt(id);
    expect(title).toContain('Tax invoice');
    // The buyer is in Kerala too: 2,100 / 1.18, and each half of what is left.
    for (const part of [
      ...[SELLER.name, 'Kochi 682001', `GSTIN ${SELLER.gstin}`, SELLER.hsnCode],
      ...['Rs. 1,779.66', 'CGST 9 %, included', 'SGST 9 %, included', 'Rs. 160.17'],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('IGST');
    expect(text).not.toContain('Somebody else');
    const { receipt } = await get<Order>(`/product/order/${id}`, alice);
    expect(receipt).toEqual({
      title: 'Tax invoice',
      seller: { name: SELLER.name, text: `${SELLER.address}\nGSTIN ${SELLER.gstin}\nKerala (32)` },
      facts: [
        ['HSN code', SELLER.hsnCode],
        ['Supplied to', 'Kerala (32)'],
      ],
      taxes: [
        ['Taxable value, included', 'Rs. 1,779.66'],
        ['CGST 9 %, included', 'Rs. 160.17'],
        ['SGST 9 %, included', 'Rs. 160.17'],
      ],
    });
  });

  test('When a buyer’s state is written otherwise, then the tax is that of the state all the same', async () => {
    await put('settings/seller', SELLER);
    const buyer = await joinAsBuyer({ state: 'केरल', country: 'भारत' });
    const id = await orderPrints(buyer, [await putPrint(mira)]);
    await acceptSubOrders(id, mira);
    await payFor(id);
    const { bytes } = await fetchPdf(`/product/order/${id}/receipt.pdf`, buyer);
    const { text } = await readPdf(bytes);
    for (const part of ['Kerala (32)', 'CGST 9 %, included', 'SGST 9 %, included']) expect(text).toContain(part);
    expect(text).not.toContain('IGST');
  });

  test('When the prints go to another state, then the tax is one', async () => {
    await put('settings/seller', SELLER);
    const buyer = await joinAsBuyer({ state: 'TN' });
    const id = await orderPrints(buyer, [await putPrint(mira)]);
    await acceptSubOrders(id, mira);
    await payFor(id);
    const { bytes } = await fetchPdf(`/product/order/${id}/receipt.pdf`, buyer);
    const { text } = await readPdf(bytes);
    for (const part of ['Tamil Nadu (33)', 'IGST 18 %, included', 'Rs. 320.34']) expect(text).toContain(part);
    expect(text).not.toContain('CGST');
  });

  test.each([
    '<b>Harbour</b> <script src="https://example.com/x.js"></script>',
    'क्षत्रिय किताब',
    'שלום עולם',
    '👨‍👩‍👧 🙂',
  ])('When a print is called %j, then the receipt says so', async (title) => {
    const id = await paidOrder();
    await rename(id, title);
    const { text, size } = await readReceipt(id);
    expect(text.replace(/\s+/g, ' ')).toContain(title);
    expect(size).toBeLessThan(200_000);
  });

  test('When the buyer has left, then an administrator still gets it, without name and address', async () => {
    await put('settings/seller', SELLER);
    const id = await paidOrder();
    await db.doc(`orders/${id}`).update({ buyerId: null, buyerName: '', address: NO_ADDRESS });
    expect((await fetchPdf(`/product/order/${id}/receipt.pdf`, alice)).status).toBe(404);
    const { text } = await readPdf((await fetchPdf(`/product/order/${id}/receipt.pdf`, root)).bytes);
    expect(text).not.toContain('Asha Rao');
    expect(text).toContain('CGST 9 %, included');
  });
});

test('When a print has a name of 5,000 characters, then the receipt has all of it', async () => {
  const id = await paidOrder();
  await rename(id, 'Seashore  '.repeat(500));
  const { text, size, pages } = await readReceipt(id);
  expect(text.match(/Seashore/g)).toHaveLength(500);
  expect(pages).toBeGreaterThan(1);
  expect(size).toBeLessThan(200_000);
});

describe('a credit note', () => {
  test('When money goes back, then it has a number of its own series, and the receipt keeps its number and its sums', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    await acceptSubOrders(id, mira, noor);
    await payFor(id, 4100);
    const before = await get<Order>(`/product/order/${id}`, alice);
    expect((await fetchPdf(`/product/order/${id}/credit-note/1`, alice)).status).toBe(404);
    await transitionOrder(id, { name: 'dropArtist', artistId: mira.userId }, { now: new Date() });
    await expectSuccess(confirmPayment(root, id, 'refunded', 'R1', { amount: 2000 }));
    await expectSuccess(confirmPayment(root, id, 'refunded', 'R1', { amount: 2000 }));
    const after = await get<Order>(`/product/order/${id}`, alice);
    expect(after.receipt_number).toBe(before.receipt_number);
    const [note, ...others] = after.credit_notes;
    expect(note).toMatchObject({ amount: 2000, number: expect.stringMatching(/^CN\/\d\d-\d\d\/\d{5}$/) });
    expect(others).toEqual([]);
    const { status, bytes } = await fetchPdf(`/product/order/${id}/credit-note/1`, alice);
    expect(status).toBe(200);
    const { text } = await readPdf(bytes);
    for (const part of [note?.number, before.receipt_number, 'Rs. 2,000', 'R1']) expect(text).toContain(part);
    const receipt = await readReceipt(id);
    for (const part of ['Rs. 4,100', note?.number]) expect(receipt.text).toContain(part);
    for (const stranger of [bob, mira])
      expect((await fetchPdf(`/product/order/${id}/credit-note/1`, stranger)).status).toBe(404);
    for (const index of ['0', '2', '-1', '1.0', 'x', '99999'])
      expect((await fetchPdf(`/product/order/${id}/credit-note/${index}`, alice)).status, index).toBe(404);
  });
});

describe('the numbers', () => {
  test('When 60 payments are confirmed at once at two instances, then they are numbered without a gap', async () => {
    const year = financialYear(new Date());
    const first = (await db.doc(`documentNumbers/receipt-${year}`).get()).get('last') ?? 0;
    const [id, ...copies] = [await orderPrintsBy(alice, mira), ...Array.from({ length: 59 }, () => uniqueId('paid'))];
    await acceptSubOrders(id, mira);
    await copyOrder(id, copies);
    const ids = [id, ...copies];
    const confirmAll = () =>
      callAtOnce(60, (at, index) =>
        askUntilAnswered(() => confirmPayment({ ...root, at }, ids[index] ?? '', 'received', `UTR${index}`)),
      );
    expect(tally(await confirmAll())).toEqual({ 200: 60 });
    // Sent again, nothing is numbered anew.
    expect(tally(await confirmAll())).toEqual({ 200: 60 });
    const numbers = await Promise.all(
      ids.map(async (one) => (await db.doc(`orders/${one}`).get()).get('receipt.number')),
    );
    expect(numbers.map((number: string) => Number(number.split('/')[2]) - first).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
  });
});
