import type { AuditPage } from '@aperture-byline/contract/review/wire';
import { beforeEach, expect, test } from 'vitest';
import {
  askHouse,
  decide,
  listReviews,
  type Place,
  readConversation,
  removeReviews,
  report,
  sendText,
} from '../../../test-support/orders/conversations.ts';
import { joinForOrders, orderPrintsBy, readNotices } from '../../../test-support/orders/orders.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { get } from '../../../test-support/servers/suite.ts';

const { alice, bob, mira, root } = joinForOrders();
let place: Place;

beforeEach(async () => {
  await removeReviews();
  place = { orderId: await orderPrintsBy(alice, mira), artist: mira };
});

const LINKS = 'https://a.example www.b.example http://c.example';
const heard = async () => (await readNotices(mira)).filter(({ state }) => state === 'message').length;

test('When a message has more than two links, then its writer alone reads it, until an administrator lets it through', async () => {
  const held = await sendText(place, alice, LINKS);
  expect(held).toMatchObject({ status: 'held', text: LINKS });
  expect((await readConversation(place, mira)).messages).toMatchObject([
    { id: held.id, status: 'held', text: null, pictures: [] },
  ]);
  expect(await heard()).toBe(0);
  const [review] = await listReviews(root, 'message');
  expect(review).toMatchObject({
    reason: 'links',
    orderId: place.orderId,
    message: { side: 'buyer', text: LINKS },
    reports: [],
  });
  expect((await decide(`message-${held.id}`, 'return', root)).status).toBe(400);
  expect((await decide(`message-${held.id}`, 'approve', root)).status).toBe(200);
  expect((await decide(`message-${held.id}`, 'approve', root)).status).toBe(200);
  expect((await readConversation(place, mira)).messages).toMatchObject([{ status: 'visible', text: LINKS }]);
  expect(await heard()).toBe(1);
  // It stands for good.
  expect((await report(place, held.id, mira)).status).toBe(200);
  expect((await readConversation(place, mira)).messages).toMatchObject([{ status: 'visible' }]);
  const { items: log } = await get<AuditPage>('/studio/audit', root);
  expect(log[0]).toMatchObject({ kind: 'message', decision: 'approved', subject: place.orderId });
});

test('When a held message is rejected, then the other side never reads it, and is told nothing', async () => {
  const { id } = await sendText(place, alice, LINKS);
  expect((await decide(`message-${id}`, 'reject', root)).status).toBe(200);
  expect((await readConversation(place, mira)).messages).toMatchObject([{ status: 'rejected', text: null }]);
  expect((await readConversation(place, alice)).messages).toMatchObject([{ status: 'rejected', text: LINKS }]);
  expect(await heard()).toBe(0);
  expect((await report(place, id, mira)).status).toBe(404);
});

test('When the other side reports a message, then it does not see it until an administrator lets it stand', async () => {
  const { id } = await sendText(place, alice, 'You fool');
  expect((await report(place, id, mira, 'Rude')).status).toBe(201);
  expect((await report(place, id, mira, 'Again')).status).toBe(200);
  expect((await readConversation(place, mira)).messages).toMatchObject([{ status: 'hidden', text: null }]);
  expect((await readConversation(place, alice)).messages).toMatchObject([{ text: 'You fool' }]);
  const [review] = await listReviews(root, 'message');
  expect(review).toMatchObject({ reason: 'reports', message: { text: 'You fool' }, reports: ['Rude'] });
  expect((await decide(`message-${id}`, 'approve', root)).status).toBe(200);
  expect((await readConversation(place, mira)).messages).toMatchObject([{ text: 'You fool' }]);
  // It was read before.
  expect(await heard()).toBe(1);
});

test('When a report is of one’s own message, of none or without a reason, or a stranger decides, then nothing changes', async () => {
  const { id } = await sendText(place, alice, 'Hello');
  const { id: held } = await sendText(place, alice, LINKS);
  await expectUnchanged(async () => {
    expect((await report(place, id, alice)).status).toBe(404);
    expect((await report(place, id, bob)).status).toBe(404);
    expect((await report(place, held, mira)).status).toBe(404);
    expect((await report(place, 'none', mira)).status).toBe(404);
    for (const reason of ['', ' \u200b', 'x'.repeat(501)])
      expect((await report(place, id, mira, reason)).status).toBe(400);
    for (const member of [alice, mira]) expect((await decide(`message-${held}`, 'approve', member)).status).toBe(403);
  });
});

test('When the house writes many links, then they are read at once', async () => {
  await askHouse(place, mira);
  expect(await sendText(place, root, LINKS)).toMatchObject({ status: 'visible', side: 'house' });
});
