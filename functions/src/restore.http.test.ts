import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinAsBuyer, orderPrints, putPrint } from '../test-support/orders/orders.ts';
import { db, put, removeAllDocuments, uniqueId } from '../test-support/project/database.ts';
import { joinAs, mailsTo } from '../test-support/project/members.ts';
import { onOrderWritten } from './areas/order/on-order-written.ts';
import { forgetRestore, readRestoreStep } from './data/core/restore-flag.ts';
import { subscriberId } from './data/mail/subscribers.ts';
import { readOrder } from './data/orders/orders.ts';
import { beginRestore, endRestore, replay } from './restore.ts';
import * as schedules from './schedules.ts';

beforeEach(() => beginRestore());
afterEach(async () => {
  await forgetRestore();
  await removeAllDocuments();
});

const runAll = async () => {
  for (const { run } of Object.values(schedules)) await run({} as Parameters<typeof run>[0]);
};
const countMails = async () => (await db.collection('mail').get()).size;

async function putDueLetter(): Promise<string> {
  const email = `${uniqueId('reader')}@example.com`;
  await put(`subscribers/${subscriberId(email)}`, {
    email,
    state: 'confirmed',
    consents: [],
    createdAt: inDays(-2),
    failedMails: [],
    endedAt: null,
    expiresAt: null,
  });
  const path = `letters/${uniqueId('letter')}`;
  const words = { subject: 'News', previewText: 'News', html: '<p>News</p>', version: 1 };
  await put(path, {
    ...words,
    state: 'scheduled',
    sendAt: new Date(Date.now() - 1000),
    createdAt: inDays(-1),
  });
  return path;
}

test('When a restore is under way, then no schedule does anything; at its end they go on', async () => {
  const path = await putDueLetter();
  await runAll();
  expect(await countMails()).toBe(0);
  expect((await db.doc(path).get()).get('state')).toBe('scheduled');
  await forgetRestore();
  await runAll();
  expect(await countMails()).toBe(1);
});

test('When an order changes while a restore is under way, then nobody is told of it', async () => {
  const [buyer, artist] = [await joinAsBuyer(), await joinAs({ isArtist: true })];
  const orderId = await orderPrints(buyer, [await putPrint(artist)]);
  const written = { orderId, before: null, after: await readOrder(orderId) };
  await onOrderWritten(written);
  expect(await mailsTo(artist)).toEqual([]);
  await forgetRestore();
  await onOrderWritten(written);
  expect(await mailsTo(artist)).toHaveLength(1);
});

test('When steps come in another order, then they are refused', async () => {
  await expect(endRestore()).rejects.toThrow('replay-erasures');
  await forgetRestore();
  await expect(replay()).rejects.toThrow('begin-restore');
  await beginRestore();
  await replay();
  await beginRestore();
  expect(await readRestoreStep()).toBe('replayed');
  expect(await endRestore()).toBe(true);
  expect(await readRestoreStep()).toBeNull();
});

test('When the end of a restore is repeated, or none is under way, then nothing happens', async () => {
  await replay();
  expect([await endRestore(), await endRestore(), await endRestore()]).toEqual([true, false, false]);
  expect(await readRestoreStep()).toBeNull();
});

test('When files of payouts were made since the backup, then the next one has a number that none of them had', async () => {
  const last = async () => (await db.doc('documentNumbers/payoutBatches').get()).get('last');
  await put('documentNumbers/payoutBatches', { last: 12 });
  await replay();
  expect(await last()).toBe(1012);
  await replay();
  expect(await last()).toBe(1012);
});

test('When mails were delivered before the backup, then they stay, and those that waited go', async () => {
  const message = { subject: 'Old', text: '', html: '' };
  const states = ['SUCCESS', 'ERROR', 'PENDING', 'PROCESSING', 'RETRY', null];
  for (const state of states)
    await put(`mail/${uniqueId('mail')}`, {
      to: 'one@example.com',
      message,
      ...(state && { delivery: { state } }),
    });
  expect((await replay()).mails).toBe(4);
  const { docs } = await db.collection('mail').get();
  expect(docs.map((mail) => mail.get('delivery.state')).sort()).toEqual(['ERROR', 'SUCCESS']);
});
