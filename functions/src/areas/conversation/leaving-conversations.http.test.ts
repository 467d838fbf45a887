import { randomUUID } from 'node:crypto';
import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import { beforeEach, expect, test } from 'vitest';
import {
  askHouse,
  attach,
  attachPicture,
  type Place,
  partAddress,
  partPath,
  putIncoming,
  readConversation,
  report,
  send,
  sendText,
  storedMessages,
  texts,
} from '../../../test-support/orders/conversations.ts';
import { joinForOrders, orderPrintsBy } from '../../../test-support/orders/orders.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { db } from '../../../test-support/project/database.ts';
import { filesBelow } from '../../../test-support/project/files.ts';
import type { Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { addMessage } from '../../data/mail/messages.ts';
import { ERASURE } from '../account/erase-account.ts';
import { exportAccount } from '../account/export-account.ts';
import { writeMessageEmail } from './message-email.ts';

const { alice, mira, noor, root } = joinForOrders();
const picture = await jpeg(90, 60);
let place: Place;

beforeEach(async () => {
  place = { orderId: await orderPrintsBy(alice, mira, noor), artist: mira };
});

const erase = async ({ uid, userId, email }: Member) => {
  for (const step of ERASURE) await step({ uid, email, userId: String(userId), emailVerified: true });
};

async function talk(): Promise<void> {
  const [ours, theirs] = [await attachPicture(place, alice, picture), await attachPicture(place, mira, picture)];
  expect((await send(place, alice, { text: 'From the buyer', pictures: [ours.id] })).status).toBe(201);
  expect((await send(place, mira, { text: 'From the artist', pictures: [theirs.id] })).status).toBe(201);
}

interface Exported {
  messages: { text: string; isOwn: boolean; authorId?: number }[];
  attachments: { id: string; authorId: number }[];
  reports: { reason: string }[];
}

test('When each exports, then it is what they wrote and what they see of the other, without the other’s number', async () => {
  await talk();
  const { id } = await sendText(place, mira, 'Something rude');
  expect((await report(place, id, alice, 'It is rude')).status).toBe(201);
  await sendText(place, mira, 'https://a.example www.b.example www.c.example');
  await sendText({ ...place, artist: noor }, noor, 'From Noor');
  const own = await get<Exported>('/user/export', alice);
  expect(own.messages.map(({ text, isOwn }) => [text, isOwn])).toEqual(
    expect.arrayContaining([
      ['From the buyer', true],
      ['From the artist', false],
      ['From Noor', false],
    ]),
  );
  expect(own.messages).toHaveLength(3);
  expect(own.messages.filter((message) => 'authorId' in message)).toEqual([]);
  expect(own.attachments.map(({ authorId }) => authorId)).toEqual([alice.userId]);
  expect(own.reports).toMatchObject([{ reason: 'It is rude' }]);
  const theirs = (await exportAccount({ uid: mira.uid, userId: String(mira.userId) })) as Exported;
  expect(theirs.messages.map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ['From the buyer', false],
    ['From the artist', true],
    ['Something rude', true],
    ['https://a.example www.b.example www.c.example', true],
  ]);
  expect(JSON.stringify(theirs.messages)).not.toContain(String(alice.userId));
});

test('When the buyer leaves, then their words and pictures go, the artist keeps theirs, and nobody writes any more', async () => {
  await talk();
  expect((await askHouse(place, alice)).status).toBe(201);
  const folder = `order-attachments/${place.orderId}`;
  expect(await filesBelow(folder)).toHaveLength(2);
  await putIncoming(alice, picture);
  await erase(alice);
  expect((await storedMessages(place)).map(({ text, authorId }) => [text, authorId])).toEqual([
    ['From the artist', mira.userId],
  ]);
  expect(await filesBelow(`attachments/${alice.uid}`)).toEqual([]);
  expect(await filesBelow(folder)).toHaveLength(1);
  const { docs } = await db.collection(`${partPath(place)}/attachments`).get();
  expect(docs.map((one) => one.get('authorId'))).toEqual([mira.userId]);
  expect((await db.doc(`reviews/conversation-${place.orderId}-${mira.userId}`).get()).exists).toBe(false);
  const left = await readConversation(place, mira);
  expect([left.canWrite, texts(left)]).toEqual([false, ['From the artist']]);
  await expectUnchanged(async () => {
    const { status, body } = await send(place, mira, { text: 'Are you there?' });
    expect([status, body.error.message]).toEqual([409, conversationMessages.left('The buyer')]);
    expect((await call(`${partAddress(place)}/message`, { token: alice.token })).status).toBeGreaterThan(400);
    expect((await send(place, root, { text: 'And we?' })).status).toBe(404);
  });
});

test('When somebody’s message is under way while they leave, then it is refused, and nothing of it stays', async () => {
  await sendText(place, mira, 'Hello');
  await db.doc(`users/${alice.userId}`).delete();
  const late = addMessage(
    { orderId: place.orderId, artistId: String(mira.userId) },
    [randomUUID()],
    { authorId: alice.userId, text: 'Late', pictureIds: [], createdAt: new Date() },
    writeMessageEmail('buyer'),
  );
  await expect(late).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await attach(place, alice, await putIncoming(alice, picture))).status).toBe(403);
  expect(await filesBelow(`attachments/${alice.uid}`)).toEqual([]);
  expect(await storedMessages(place)).toHaveLength(1);
});

test.each([
  ['artist', mira],
  ['buyer', alice],
] as const)(
  'When the %s leaves, then mails to them and about their messages are gone, and those between others stay',
  async (_side, leaver) => {
    await talk();
    await sendText({ ...place, artist: noor }, noor, 'From Noor');
    const about = async () => {
      const { docs } = await db.collection('mail').get();
      return docs.filter(({ id }) => id.startsWith(`message-${place.orderId}-`));
    };
    expect(await about()).toHaveLength(3);
    const exported = JSON.stringify(await exportAccount({ uid: mira.uid, userId: String(mira.userId) }));
    expect(exported).toContain(`message-${place.orderId}-${mira.userId}-${mira.userId}`);
    expect(exported).not.toContain(`"authorId":"${alice.userId}"`);
    await erase(leaver);
    const left = await about();
    const traces = left.map((mail) => JSON.stringify([mail.id, mail.data()]));
    expect(traces.filter((trace) => trace.includes(String(leaver.userId)))).toEqual([]);
    expect(left).toHaveLength(leaver === mira ? 1 : 0);
  },
);

test('When the artist leaves, then the buyer keeps theirs, and may still ask an administrator in', async () => {
  await talk();
  await erase(mira);
  const left = await readConversation(place, alice);
  expect([left.canWrite, texts(left)]).toEqual([false, ['From the buyer']]);
  expect((await send(place, alice, { text: 'Are you there?' })).status).toBe(409);
  expect((await askHouse(place, alice)).status).toBe(201);
  await sendText(place, alice, 'It never came');
  await sendText(place, root, 'We look into it.');
  expect(texts(await readConversation(place, alice))).toEqual(['From the buyer', 'It never came', 'We look into it.']);
});
