import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, db, uniqueId } from '../test-support/database.ts';
import { eventually } from '../test-support/eventually.ts';
import { byline, putImage } from '../test-support/fixtures.ts';
import { startInstance, stopInstances } from '../test-support/instances.ts';
import { removeMembers } from '../test-support/members.ts';
import {
  type Buyer,
  joinAsBuyer,
  putPrint,
  readOrderIds,
  readSold,
  sendOrder,
  toOrderBody,
} from '../test-support/orders.ts';
import { call, postJson, type Reply } from '../test-support/suite.ts';
import { startProxy, stopProxies, type TcpProxy } from '../test-support/tcp-proxy.ts';

/** With a deadline of two seconds instead of the deployed eight. */
const SETTINGS = { TEST_DEADLINE: '2000', RATE_LIMIT_FACTOR: '1000' };

let buyer: Buyer;
let database: TcpProxy;
let signIn: TcpProxy;
let at: string;

beforeAll(async () => {
  const { FIRESTORE_EMULATOR_HOST = '', FIREBASE_AUTH_EMULATOR_HOST = '' } = process.env;
  [buyer, database, signIn] = [
    await joinAsBuyer(),
    await startProxy(FIRESTORE_EMULATOR_HOST),
    await startProxy(FIREBASE_AUTH_EMULATOR_HOST),
  ];
  ({ at } = await startInstance({
    ...SETTINGS,
    FIRESTORE_EMULATOR_HOST: database.address,
    FIREBASE_AUTH_EMULATOR_HOST: signIn.address,
  }));
});
afterEach(() => {
  for (const proxy of [database, signIn]) proxy.restart();
});
afterAll(async () => {
  stopInstances();
  stopProxies();
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
  async function newWrites(): Promise<{ order: Write; comment: Write }> {
    const [line, imageId, key] = [
      await putPrint(byline()),
      await putImage(),
      uniqueId('key').padEnd(16, '-'),
    ];
    const { token } = buyer;
    return {
      order: {
        send: () => sendOrder(buyer, toOrderBody(buyer, [line]), { key, at }),
        lastStep: 'fingerprint',
        count: () => readSold(line),
      },
      comment: {
        send: () => postJson('/image/comment', { imageId, comment: 'Fine light' }, { at, token }),
        lastStep: 'isApproved',
        count: async () => (await db.collection(`images/${imageId}/comments`).get()).size,
      },
    };
  }

  test.each<[what: string, fail: (proxy: TcpProxy, lastStep: string) => Promise<void>, done: number]>([
    ['it hangs before it has a write', (proxy, lastStep) => proxy.hangAt(lastStep, 'requests'), 0],
    [
      'it hangs after it did a write and before it says so',
      (proxy, lastStep) => proxy.hangAt(lastStep, 'answers'),
      1,
    ],
    ['its connections are cut', async (proxy) => proxy.cut(), 0],
  ])('When %s, then that is 503, and the retry makes no second one', async (_what, fail, done) => {
    const { order, comment } = await newWrites();
    const orders = (await readOrderIds(buyer)).length;
    for (const write of [order, comment]) {
      // Asked for while the write waits, so that one deadline ends both.
      const reading = fail(database, write.lastStep).then(() => call('/image?page=1', { at }));
      const writing = eventually('it is down', async () => {
        const answered = await write.send();
        return database.isDown() && answered;
      });
      for (const reply of await Promise.all([writing, reading])) expectUnavailable(reply);
      expect(await write.count()).toBe(done);
      database.restart();
      await eventually('the retry succeeds', async () => [200, 201].includes((await write.send()).status));
      await eventually(
        'pages are read again',
        async () => (await call('/image?page=1', { at })).status === 200,
      );
    }
    expect([await order.count(), await comment.count()]).toEqual([1, 1]);
    expect(await readOrderIds(buyer)).toHaveLength(orders + 1);
  });
});

describe('a sign-in service that hangs', () => {
  test('When a token cannot be checked, then it is 503, and what is public is answered', async () => {
    const own = () => call('/blog/bookmark', { at, token: buyer.token });
    await eventually('a token is checked', async () => (await own()).status === 200);
    void signIn.hangAt('', 'answers');
    expectUnavailable(await own());
    await eventually('what is public is answered', async () => (await call('/blog', { at })).status === 200);
    signIn.restart();
    await eventually('tokens are checked again', async () => (await own()).status === 200);
  });
});
