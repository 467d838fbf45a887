import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, db, uniqueId } from '../test-support/database.ts';
import { eventually } from '../test-support/eventually.ts';
import { byline, putImage } from '../test-support/fixtures.ts';
import { startInstance, stopInstances } from '../test-support/instances.ts';
import { removeMembers } from '../test-support/members.ts';
import {
  type Buyer,
  bodyOf,
  joinAsBuyer,
  orderIdsOf,
  putPrint,
  removeOrders,
  send,
  soldOf,
} from '../test-support/orders.ts';
import { call, postJson, type Reply } from '../test-support/suite.ts';
import { startProxy, stopProxies, type TcpProxy } from '../test-support/tcp-proxy.ts';
import { dumpQuiet } from '../test-support/unchanged.ts';

/** With a deadline of three seconds instead of the deployed eight. */
const SETTINGS = { TEST_DEADLINE: '3000', RATE_LIMIT_FACTOR: '1000' };

let buyer: Buyer;

beforeAll(async () => {
  buyer = await joinAsBuyer();
});
afterEach(() => {
  stopInstances();
  stopProxies();
});
afterAll(async () => {
  await removeOrders();
  await cleanUp();
  await removeMembers();
});

function expectUnavailable({ status, headers, body }: Reply): void {
  expect({ status, code: body.error?.code, wait: headers.get('retry-after') }).toEqual({
    status: 503,
    code: 'UNAVAILABLE',
    wait: '5',
  });
}

describe('a database that hangs or is away', () => {
  interface Write {
    send: () => Promise<Reply>;
    /** Words that only its last step contains. */
    lastStep: string;
    count: () => Promise<number>;
  }

  /** With documents of their own, which no other write has locked. May be sent again and again. */
  async function newWrites(at: string): Promise<{ order: Write; comment: Write }> {
    const [line, imageId, key] = [
      await putPrint(byline()),
      await putImage(),
      uniqueId('key').padEnd(16, '-'),
    ];
    const { token } = buyer;
    return {
      order: {
        send: () => send(buyer, bodyOf(buyer, [line]), { key, at }),
        lastStep: 'fingerprint',
        count: () => soldOf(line),
      },
      comment: {
        send: () => postJson('/image/comment', { imageId, comment: 'Fine light' }, { at, token }),
        lastStep: 'isApproved',
        count: async () => (await db.collection(`images/${imageId}/comments`).get()).size,
      },
    };
  }

  test.each<[what: string, fail: (proxy: TcpProxy, lastStep: string) => void, done: number]>([
    ['it hangs before it has a write', (proxy, lastStep) => proxy.hangAt(lastStep, 'requests'), 0],
    [
      'it hangs after it did a write and before it says so',
      (proxy, lastStep) => proxy.hangAt(lastStep, 'answers'),
      1,
    ],
    ['its connections are cut', (proxy) => proxy.cut(), 0],
  ])('When %s, then that is 503, and the retry makes no second one', async (_what, fail, done) => {
    const proxy = await startProxy(process.env.FIRESTORE_EMULATOR_HOST ?? '');
    const { at } = await startInstance({ ...SETTINGS, FIRESTORE_EMULATOR_HOST: proxy.address });
    const { order, comment } = await newWrites(at);
    const orders = (await orderIdsOf(buyer)).length;
    for (const write of [order, comment]) {
      fail(proxy, write.lastStep);
      const reply = await eventually('it is down', async () => {
        const answered = await write.send();
        return proxy.isDown() && answered;
      });
      expectUnavailable(reply);
      expectUnavailable(await call('/image?page=1', { at }));
      expect(await write.count()).toBe(done);
      proxy.restart();
      await eventually('the retry succeeds', async () => [200, 201].includes((await write.send()).status));
      await eventually(
        'pages are read again',
        async () => (await call('/image?page=1', { at })).status === 200,
      );
    }
    await dumpQuiet();
    expect([await order.count(), await comment.count()]).toEqual([1, 1]);
    expect(await orderIdsOf(buyer)).toHaveLength(orders + 1);
  });
});

describe('a sign-in service that hangs', () => {
  test('When a token cannot be checked, then it is 503, and what is public is answered', async () => {
    const proxy = await startProxy(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '');
    const { at } = await startInstance({ ...SETTINGS, FIREBASE_AUTH_EMULATOR_HOST: proxy.address });
    const own = () => call('/blog/bookmark', { at, token: buyer.token });
    await eventually('a token is checked', async () => (await own()).status === 200);
    proxy.hangAt('', 'answers');
    expectUnavailable(await own());
    await eventually('what is public is answered', async () => (await call('/blog', { at })).status === 200);
    proxy.restart();
    await eventually('tokens are checked again', async () => (await own()).status === 200);
  });
});
