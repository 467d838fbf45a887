import type { Certificate } from '@aperture-byline/contract/order/certificate';
import type { Order, StudioOrder } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { pictureFolder } from '@aperture-byline/contract/shared/picture';
import { expect, test } from 'vitest';
import { fetchPdf, readPdf } from '../../../../test-support/answers/read-pdf.ts';
import {
  acceptSubOrders,
  confirmPayment,
  expectSuccess,
  joinForOrders,
  orderPrints,
  orderPrintsBy,
  putPrint,
  readStoredOrder,
} from '../../../../test-support/orders/orders.ts';
import { call, get } from '../../../../test-support/servers/suite.ts';
import { transitionOrder } from '../../../data/orders/order-transitions.ts';
import { publishFile } from '../../../lib/storage.ts';
import { loadSharp } from '../../../media/open-picture.ts';

const { alice, bob, mira, noor, root } = joinForOrders();

const codeOf = async (id: string): Promise<string> => {
  const { subOrders } = await readStoredOrder(id);
  return subOrders.find(({ artistId }) => artistId === mira.userId)?.lines[0]?.certificate ?? '';
};

async function paidOrder(): Promise<{ id: string; code: string }> {
  const id = await orderPrintsBy(alice, mira);
  await acceptSubOrders(id, mira);
  await expectSuccess(confirmPayment(root, id, 'received', `UTR-${id.slice(0, 8)}`));
  return { id, code: await codeOf(id) };
}

test('When a print of an edition is paid, then anybody with its code learns which one it is, and nothing of who bought it', async () => {
  const { code } = await paidOrder();
  expect(code).toMatch(/^[0-9a-f]{32}$/);
  const { status, body, text } = await call(`/certificate/${code}`);
  expect({ status, data: body.data as Certificate }).toEqual({
    status: 200,
    data: {
      isValid: true,
      title: expect.any(String),
      artistName: 'Mira Pillai',
      width: expect.any(Number),
      height: expect.any(Number),
      number: expect.any(Number),
      of: 10,
    },
  });
  for (const secret of ['Asha', 'Rao', 'Lighthouse Road', '9876543210', String(alice.userId), alice.email])
    expect(text).not.toContain(secret);
  for (const wrong of ['0'.repeat(32), code.toUpperCase(), code.slice(1), `${code}0`, 'a%2Fb', '..'])
    expect((await call(`/certificate/${wrong}`)).status, wrong).toBe(404);
});

test('When its certificate is asked for, then its buyer, its artist and administrators get it, and nobody else', async () => {
  const { id, code } = await paidOrder();
  const path = `/certificate/${code}/certificate.pdf`;
  for (const reader of [alice, mira, root]) {
    const { status, bytes } = await fetchPdf(path, reader);
    expect(status).toBe(200);
    const { text, size, isTagged } = await readPdf(bytes);
    expect(isTagged).toBe(true);
    expect(size).toBeLessThan(200_000);
    const today = formatDay(new Date().toISOString());
    for (const part of [
      'by Mira Pillai',
      'of an edition of 10',
      `/certificate/${code}`,
      'Signature of Mira Pillai',
      today,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Asha');
  }
  for (const stranger of [bob, noor]) expect((await fetchPdf(path, stranger)).status).toBe(404);
  expect((await fetchPdf(path)).status).toBe(401);
  const order = await get<Order>(`/product/order/${id}`, alice);
  expect(order.parts[0]?.prints[0]?.certificate).toBe(code);
  const [sale] = await get<StudioOrder[]>('/studio/order', mira);
  expect(sale?.prints[0]?.certificate).toBe(code);
});

test('When the photograph is large and busy, then the certificate shows it, and stays small', async () => {
  const { id, code } = await paidOrder();
  const { subOrders } = await readStoredOrder(id);
  const picture = subOrders[0]?.lines[0]?.picture;
  if (!picture) throw new Error('The print has no picture');
  const sharp = await loadSharp();
  const noise = {
    width: 2000,
    height: 1500,
    channels: 3,
    background: '#888888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  } as const;
  const jpeg = await sharp({ create: noise }).jpeg({ quality: 90 }).toBuffer();
  const folder = pictureFolder(picture.imageId);
  for (const width of picture.widths) await publishFile(`${folder}/${width}.jpeg`, jpeg, 'image/jpeg');
  const { bytes } = await fetchPdf(`/certificate/${code}/certificate.pdf`, alice);
  const { size, alts } = await readPdf(bytes);
  expect(alts).toEqual([expect.any(String), expect.stringMatching(`^QR code of .*/certificate/${code}$`)]);
  expect(size).toBeLessThan(200_000);
  expect(size).toBeGreaterThan(20_000);
});

test('When a print is not paid, or has no edition, then it has no certificate', async () => {
  const unpaid = await orderPrintsBy(alice, mira);
  await acceptSubOrders(unpaid, mira);
  const code = await codeOf(unpaid);
  expect(code).not.toBe('');
  expect((await call(`/certificate/${code}`)).status).toBe(404);
  expect((await fetchPdf(`/certificate/${code}/certificate.pdf`, alice)).status).toBe(404);
  expect((await get<Order>(`/product/order/${unpaid}`, alice)).parts[0]?.prints[0]?.certificate).toBeNull();
  const open = await orderPrints(alice, [await putPrint(mira)]);
  await acceptSubOrders(open, mira);
  expect(await codeOf(open)).toBe('');
});

test('When a paid print does not come, then its certificate is not valid any more', async () => {
  const { id, code } = await paidOrder();
  await transitionOrder(id, { name: 'dropArtist', artistId: mira.userId }, { now: new Date() });
  expect(await get<Certificate>(`/certificate/${code}`)).toMatchObject({ isValid: false });
  expect((await fetchPdf(`/certificate/${code}/certificate.pdf`, alice)).status).toBe(404);
});
