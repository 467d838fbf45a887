import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type Buyer,
  joinAsBuyer,
  putPrint,
  readOrderIds,
  readSold,
  sendOrder,
  toOrderBody,
} from '../test-support/orders/orders.ts';
import { db, uniqueId } from '../test-support/project/database.ts';
import { eventually } from '../test-support/project/eventually.ts';
import { startInstance } from '../test-support/servers/instances.ts';
import { call, postJson, type Reply } from '../test-support/servers/suite.ts';
import { byline, putImage } from '../test-support/works/fixtures.ts';

/** `requests`: the backend receives nothing more. `answers`: it does what it was asked, and nobody hears of it. */
type Direction = 'requests' | 'answers';

/** A proxy in front of a backend, by which it seems to hang or to be away. */
interface TcpProxy {
  /** Host and port, in the format of the emulators' variables. */
  address: string;
  /**
   * From a request on that contains these words, nothing gets through in this direction; no connection is closed.
   * Resolves when that request has come.
   */
  hangAt: (words: string, direction: Direction) => Promise<void>;
  /** Closes all connections, and new ones as soon as they are made. */
  cut: () => void;
  /** Whether it hangs or is cut. */
  isDown: () => boolean;
  /** Closes all connections; new ones get through. */
  restart: () => void;
}

const servers: Server[] = [];
const sockets = new Set<Socket>();

/** `stopProxies` ends it. */
async function startProxy(backend: string): Promise<TcpProxy> {
  const [host = '', port = ''] = backend.split(':');
  const open = new Set<Socket>();
  let planned: { words: string; direction: Direction; begin: () => void } | null = null;
  let hung: Direction | null = null;
  let isCut = false;

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(port), host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      for (const all of [open, sockets]) all.add(socket);
      // A reset is what the other side gets to see too.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        for (const all of [open, sockets]) all.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (planned && chunk.includes(planned.words)) {
        hung = planned.direction;
        planned.begin();
      }
      if (hung !== 'requests') upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (hung !== 'answers') client.write(chunk);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    hangAt: (words, direction) =>
      new Promise((begin) => {
        planned = { words, direction, begin };
      }),
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    isDown: () => isCut || hung !== null,
    restart: () => {
      [planned, hung, isCut] = [null, null, false];
      for (const socket of open) socket.destroy();
    },
  };
}

function stopProxies(): void {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
}

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
afterAll(() => stopProxies());

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
    const [line, imageId, key] = [await putPrint(byline()), await putImage(), uniqueId('key').padEnd(16, '-')];
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
    ['it hangs after it did a write and before it says so', (proxy, lastStep) => proxy.hangAt(lastStep, 'answers'), 1],
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
      await eventually('pages are read again', async () => (await call('/image?page=1', { at })).status === 200);
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
