import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import { MESSAGES_PAGE_SIZE } from '@aperture-byline/contract/conversation/wire';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import {
  askHouse,
  attach,
  listReviews,
  type Place,
  partAddress,
  partPath,
  putIncoming,
  readConversation,
  send,
  sendText,
  storedMessages,
  texts,
} from '../../../test-support/orders/conversations.ts';
import { joinForOrders, orderPrintsBy, readNotices } from '../../../test-support/orders/orders.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { db } from '../../../test-support/project/database.ts';
import { mailsTo } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, postJson } from '../../../test-support/servers/suite.ts';

const { alice, bob, mira, noor, root } = joinForOrders();
const picture = await jpeg(90, 60);
let place: Place;

beforeEach(async () => {
  place = { orderId: await orderPrintsBy(alice, mira, noor), artist: mira };
});

describe('a conversation', () => {
  test('When the buyer writes and the artist answers, then both read it, each is told once, and nothing of the other is in it', async () => {
    const asked = await sendText(place, alice, '  Is the paper matte?\n\nAnd the frame? ');
    expect(asked).toMatchObject({
      side: 'buyer',
      isOwn: true,
      text: 'Is the paper matte?\n\nAnd the frame?',
      pictures: [],
      status: 'visible',
    });
    await sendText(place, alice, 'It is for a hall.');
    const answer = await sendText(place, mira, 'Matte, and oak.');
    const read = await readConversation(place, mira);
    expect(read).toMatchObject({ side: 'artist', canWrite: true, isHouseAsked: false, earlierCursor: null });
    expect(read.messages.map(({ side, isOwn, text }) => [side, isOwn, text])).toEqual([
      ['buyer', false, 'Is the paper matte?\n\nAnd the frame?'],
      ['buyer', false, 'It is for a hall.'],
      ['artist', true, 'Matte, and oak.'],
    ]);
    expect((await readConversation(place, alice)).messages.map(({ id, isOwn }) => [id, isOwn])).toContainEqual([
      answer.id,
      false,
    ]);
    // Before acceptance the artist knows nothing of who ordered.
    expect(JSON.stringify(read)).not.toMatch(new RegExp(`${alice.userId}|Asha|${alice.email}`));
    const toArtist = (await readNotices(mira)).filter(({ state }) => state === 'message');
    expect(toArtist).toHaveLength(2);
    expect(toArtist[0]).toMatchObject({
      kind: 'sale',
      subjectId: place.orderId,
      artistId: mira.userId,
      ownerId: null,
    });
    const [toBuyer, ...others] = (await readNotices(alice)).filter(({ state }) => state === 'message');
    expect([toBuyer?.kind, others]).toEqual(['order', []]);
    const mails = (await mailsTo(mira)).filter(({ id }) => id.startsWith('message-'));
    // One for both messages, without their words.
    expect(mails).toHaveLength(1);
    expect(mails[0]?.message.text).toContain(`/studio/orders#messages-${place.orderId}`);
    expect(JSON.stringify(mails)).not.toMatch(/matte|Asha/);
    const [toAlice] = (await mailsTo(alice)).filter(({ id }) => id.startsWith('message-'));
    expect(toAlice?.message.text).toContain(`/profile/orders/${place.orderId}#messages-${mira.userId}`);
    expect(await readNotices(noor)).not.toContainEqual(expect.objectContaining({ state: 'message' }));
  });

  test('When somebody does not want mails about the progress of orders, then a notice comes and no mail', async () => {
    await db.doc(`users/${mira.userId}/private/contact`).update({ orderProgressMails: false });
    await sendText(place, alice, 'Hello');
    expect(await readNotices(mira)).toContainEqual(expect.objectContaining({ state: 'message' }));
    expect((await mailsTo(mira)).filter(({ id }) => id.startsWith('message-'))).toEqual([]);
  });

  test('When there are more than a page, then the newest come first, and each earlier one once', async () => {
    const sample = await sendText(place, alice, 'The first');
    const stored = (await db.doc(`${partPath(place)}/messages/${sample.id}`).get()).data() ?? {};
    const start = Date.now();
    const batch = db.batch();
    for (let index = 0; index < MESSAGES_PAGE_SIZE + 4; index += 1)
      batch.set(db.doc(`${partPath(place)}/messages/more${index}`), {
        ...stored,
        text: `Message ${index}`,
        // Two of one moment on either side of the page's end.
        createdAt: new Date(start + 1000 * (index === 4 ? 3 : index)),
      });
    await batch.commit();
    const newest = await readConversation(place, mira);
    expect(newest.messages).toHaveLength(MESSAGES_PAGE_SIZE);
    expect(newest.messages.at(-1)?.text).toBe(`Message ${MESSAGES_PAGE_SIZE + 3}`);
    const earlier = await readConversation(place, mira, newest.earlierCursor ?? '');
    expect([...texts(earlier), ...texts(newest)]).toEqual([
      'The first',
      ...Array.from({ length: MESSAGES_PAGE_SIZE + 4 }, (_, index) => `Message ${index}`),
    ]);
    expect(earlier.earlierCursor).toBeNull();
    const { reads } = await call(`${partAddress(place)}/message`, { token: mira.token });
    expect(reads).toBeLessThanOrEqual(MESSAGES_PAGE_SIZE + 5);
    for (const cursor of ['none', '%00', '-1-x', '1e9-x', '253402300800000-a', `${10 ** 16}-a`, `${'9'.repeat(400)}-a`])
      expect(texts(await readConversation(place, mira, cursor)), cursor).toEqual(texts(newest));
  });

  test.each([
    ['another artist of the order', () => noor],
    ['another buyer', () => bob],
    ['an administrator whom nobody asked', () => root],
  ])(
    'When %s reads, writes, sends a picture, reports or asks, then there is none, and nothing changes',
    async (_who, find) => {
      const other = find();
      const { id } = await sendText(place, alice, 'Only for Mira');
      const file = await putIncoming(other, picture);
      await expectUnchanged(async () => {
        const replies = [
          await call(`${partAddress(place)}/message`, { token: other.token }),
          await send(place, other, { text: 'Let me in' }),
          await attach(place, other, file),
          await postJson(`${partAddress(place)}/message/${id}/report`, { reason: 'a' }, { token: other.token }),
          await postJson(`${partAddress(place)}/administrator`, {}, { token: other.token }),
        ];
        expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
        for (const { text } of replies) expect(text).not.toContain('Only for Mira');
      });
    },
  );

  test('When a visitor or somebody without a profile calls, then it is 401 or 404, and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const name of ['message', 'attachment', 'administrator'])
        expect((await postJson(`${partAddress(place)}/${name}`, {})).status, name).toBe(401);
      expect((await call(`${partAddress(place)}/message`)).status).toBe(401);
      for (const part of HOSTILE_PARTS) {
        const order = `/product/order/${part}/part/${mira.userId}/message`;
        const artist = `/product/order/${place.orderId}/part/${part}/message`;
        for (const path of [order, artist]) expect((await call(path, { token: alice.token })).status, path).toBe(404);
      }
    });
  });

  test('When one of the two asks an administrator in, then that one reads and writes until it is done, and both are told', async () => {
    await sendText(place, alice, 'It came broken');
    expect((await askHouse(place, alice)).status).toBe(201);
    expect((await askHouse(place, mira)).status).toBe(200);
    const [review, ...others] = await listReviews(root, 'conversation');
    expect(others).toEqual([]);
    expect(review).toMatchObject({ orderId: place.orderId, artistId: mira.userId, askedBy: 'buyer' });
    // It opens the conversation to administrators alone.
    for (const other of [bob, noor]) {
      expect((await call(`${partAddress(place)}/message`, { token: other.token })).status).toBe(404);
      expect((await send(place, other, { text: 'Let me in' })).status).toBe(404);
    }
    expect(await readConversation(place, root)).toMatchObject({ side: 'house', isHouseAsked: true });
    const words = await sendText(place, root, 'We look into it.');
    expect(words).toMatchObject({ side: 'house', isOwn: true });
    for (const member of [alice, mira]) {
      expect((await readConversation(place, member)).messages.at(-1)).toMatchObject({
        side: 'house',
        isOwn: false,
        text: 'We look into it.',
      });
      expect(await readNotices(member)).toContainEqual(
        expect.objectContaining({ id: `message-${words.id}`, state: 'message' }),
      );
    }
    // The other sub-order of the same order is closed to them all the same.
    expect((await send({ ...place, artist: noor }, root, { text: 'And you?' })).status).toBe(404);
    for (const decision of ['reject', 'return'])
      expect(
        (await postJson(`/studio/review/${review?.id}/${decision}`, { reason: 'a' }, { token: root.token })).status,
        decision,
      ).toBe(400);
    const done = () => postJson(`/studio/review/${review?.id}/approve`, {}, { token: root.token });
    expect((await done()).status).toBe(200);
    expect((await done()).status).toBe(200);
    expect((await send(place, root, { text: 'One more thing' })).status).toBe(404);
    expect((await call(`${partAddress(place)}/message`, { token: root.token })).status).toBe(404);
    expect(await readConversation(place, alice)).toMatchObject({ isHouseAsked: false });
    expect((await askHouse(place, mira)).status).toBe(201);
  });
});

describe('a hostile text', () => {
  test('When it is HTML, Markdown or turned around, then it stays text, without what would turn the page', async () => {
    const html = '<img src=x onerror=alert(1)>**bold** [a](javascript:alert(1))';
    expect((await sendText(place, alice, html)).text).toBe(html);
    expect((await sendText(place, alice, '\u202egnp.eliated\u202c \u2066x\u2069')).text).toBe('gnp.eliated x');
    // What Arabic and Hebrew need stays.
    expect((await sendText(place, alice, 'שלום\u200f!')).text).toBe('שלום\u200f!');
    expect((await sendText(place, alice, 'e\u0301')).text).toBe('\u00e9');
  });

  test.each<[object, string | undefined]>([
    [{ text: 'x'.repeat(10_000) }, conversationMessages.tooLong],
    [{ text: 'x'.repeat(2001) }, conversationMessages.tooLong],
    [{ text: '' }, conversationMessages.empty],
    [{}, conversationMessages.empty],
    [{ text: ' \u200b\u2060 ', pictures: [] }, conversationMessages.empty],
    [{ text: `a${'\u0301'.repeat(40)}` }, schemaMessages.valueInvalid],
    [{ text: ['a'] }, schemaMessages.valueInvalid],
    [{ text: null }, schemaMessages.valueInvalid],
    [{ text: 'a', pictures: ['a', 'b', 'c', 'd', 'e'] }, undefined],
    [{ text: 'a', pictures: ['same', 'same'] }, undefined],
    [{ text: 'a', pictures: [null] }, undefined],
    [{ text: 'a', pictures: ['../x'] }, undefined],
    [{ text: 'a', pictures: ['unknown'] }, undefined],
    [{ text: 'a', side: 'house' }, undefined],
    [{ text: 'a', status: 'visible' }, undefined],
  ])(
    'When a body is another one than it may be (%#), then it is refused, and nothing changes',
    async (body, problem) => {
      await expectUnchanged(async () => {
        const reply = await send(place, alice, body);
        expect(reply.status, reply.text).toBe(400);
        if (problem !== undefined) expect(reply.body.error.fields?.text).toBe(problem);
      });
      expect(await storedMessages(place)).toEqual([]);
    },
  );

  test('When it has 2,000 characters, then it is taken', async () => {
    expect((await sendText(place, mira, 'ü'.repeat(2000))).text).toHaveLength(2000);
  });
});
