import { randomUUID } from 'node:crypto';
import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import { MESSAGES_PER_DAY } from '@aperture-byline/contract/conversation/wire';
import { beforeEach, expect, test } from 'vitest';
import {
  attachPicture,
  type Place,
  partPath,
  send,
  sendText,
  storedMessages,
} from '../../../test-support/orders/conversations.ts';
import { joinForOrders, orderPrintsBy, readNotices } from '../../../test-support/orders/orders.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { db } from '../../../test-support/project/database.ts';
import { mailsTo } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { askUntilAnswered, callAtOnce } from '../../../test-support/servers/instances.ts';
import { onOneDay } from '../../../test-support/servers/on-one-day.ts';

const { alice, mira } = joinForOrders();
let place: Place;

beforeEach(async () => {
  place = { orderId: await orderPrintsBy(alice, mira), artist: mira };
});

test('When a message with a picture is sent fifteen times at once at two instances, then there is one, and the artist hears once', async () => {
  const { id } = await attachPicture(place, alice, await jpeg(90, 60));
  const key = randomUUID();
  const body = { text: 'Once', pictures: [id] };
  const replies = await callAtOnce(15, (at) => askUntilAnswered(() => send(place, { ...alice, at }, body, key)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(14);
  expect(new Set(replies.map(({ body: { data } }) => (data as { id: string }).id)).size).toBe(1);
  const [stored, ...others] = await storedMessages(place);
  expect(others).toEqual([]);
  expect(stored?.pictures).toMatchObject([{ id }]);
  expect((await readNotices(mira)).filter(({ state }) => state === 'message')).toHaveLength(1);
  expect((await mailsTo(mira)).filter(({ id }) => id.startsWith('message-'))).toHaveLength(1);
});

test('When a key comes with other words or pictures, then it is refused; without one the same words within a minute are one message', async () => {
  const key = randomUUID();
  expect((await send(place, alice, { text: 'First' }, key)).status).toBe(201);
  await expectUnchanged(async () => {
    expect((await send(place, alice, { text: 'Second' }, key)).status).toBe(422);
    const again = await send(place, alice, { text: 'First' }, key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  });
  // Of somebody else it is another key.
  expect((await send(place, mira, { text: 'Second' }, key)).status).toBe(201);
  expect((await send(place, alice, { text: 'Hello' }, null)).status).toBe(201);
  expect((await send(place, alice, { text: 'Hello' }, null)).status).toBe(200);
  expect(await storedMessages(place)).toHaveLength(3);
});

test('When somebody has sent thirty today, then one more is refused at two instances too, and what to do next is said', async () => {
  await onOneDay(async () => {
    place = { orderId: await orderPrintsBy(alice, mira), artist: mira };
    await sendText(place, alice, 'One');
    const [stored] = await storedMessages(place);
    const put = async (count: number, createdAt: Date) => {
      const batch = db.batch();
      for (let index = 0; index < count; index += 1)
        batch.set(db.collection(`${partPath(place)}/messages`).doc(), { ...stored, createdAt });
      await batch.commit();
    };
    await put(MESSAGES_PER_DAY, new Date(Date.now() - 24 * 60 * 60 * 1000));
    await put(MESSAGES_PER_DAY - 3, new Date());
    const replies = await callAtOnce(8, (at, index) =>
      askUntilAnswered(() => send(place, { ...alice, at }, { text: `More ${index}` })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(6);
    expect(refused[0]?.body.error.message).toBe(conversationMessages.limit);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // The other one may answer.
    await sendText(place, mira, 'Slowly, please');
  });
});
