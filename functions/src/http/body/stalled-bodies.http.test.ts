import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { testRoute } from '../../../test-support/calls/test-route.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { startApp, startBehindFramework } from '../../../test-support/servers/local-app.ts';
import { call } from '../../../test-support/servers/suite.ts';
import { pendingCalls } from '../middleware/slots.ts';

/** A client that announced a body and sent one byte of it. */
interface StalledClient {
  /** All that the server sent, once it has closed the connection. */
  cut: Promise<string>;
  hasAnswer: () => boolean;
  drop: () => void;
}

const clients: Socket[] = [];

/** Resolves when the byte is on its way. */
function stall(
  at: string,
  {
    method = 'POST',
    path = '/api/user',
    length = 100,
    headers = [],
  }: { method?: string; path?: string; length?: number; headers?: string[] } = {},
): Promise<StalledClient> {
  const { hostname, port } = new URL(at);
  const socket = connect(Number(port), hostname);
  clients.push(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...headers,
  ];
  const client: StalledClient = {
    cut: new Promise((resolve, reject) => {
      socket.once('end', () => resolve(text)).once('error', reject);
    }),
    hasAnswer: () => text !== '',
    drop: () => socket.destroy(),
  };
  return new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n{`, () => resolve(client)));
}

function dropAll(): void {
  for (const socket of clients.splice(0)) socket.destroy();
}

/** Longer than any test. */
const PATIENT = 60_000;

afterEach(() => dropAll());

function many<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, make));
}

async function expectNonePending(): Promise<void> {
  await eventually('every slot is given back', async () => pendingCalls() === 0);
}

const OTHER_CALLS: [what: string, status: number, request: Parameters<typeof stall>[1]][] = [
  ['a read', 503, { method: 'GET', path: '/api/blog' }],
  ['a head', 503, { method: 'HEAD', path: '/api/blog' }],
  ['a body that says it is too large', 413, { length: 10_000_000 }],
  ['a compressed body', 415, { headers: ['Content-Encoding: gzip'] }],
  ['nobody, who must be somebody', 401, { method: 'DELETE' }],
  ['a method that is not taken', 405, { method: 'PUT', path: '/api/blog' }],
  ['an address that is none', 404, { path: '/api/nope' }],
];

describe.each([
  ['an instance', startApp],
  ["an instance behind Google's framework", startBehindFramework],
])('%s', (_what, start: (settings: { deadline: number }) => Promise<string>) => {
  test('When 500 clients stall and half of them drop, then a good call is answered before any of them', async () => {
    const at = await start({ deadline: PATIENT });
    const clients = await many(500, () => stall(at));
    for (const client of clients.slice(0, 250)) client.drop();
    expect((await call('/blog/recent', { at })).status).toBe(200);
    expect(clients.filter((client) => client.hasAnswer())).toEqual([]);
    await expectNonePending();
  });

  test('When 500 clients stalled to the deadline, then they were cut and nothing of them stays', async () => {
    const at = await start({ deadline: 1000 });
    const clients = await many(500, () => stall(at));
    for (const text of await Promise.all(clients.map(({ cut }) => cut))) {
      expect(text).toMatch(/^HTTP\/1\.1 503 /);
      expect(text).toMatch(/\r\nRetry-After: \d+\r\n/);
    }
    expect(pendingCalls()).toBe(0);
    expect((await call('/blog/recent', { at })).status).toBe(200);
  });

  test('When the client stalls with any other call, then it is answered as that call is, and cut', async () => {
    const at = await start({ deadline: 500 });
    // At once, so that one deadline ends them all.
    await Promise.all(
      OTHER_CALLS.map(async ([what, status, request]) => {
        const text = await (await stall(at, request)).cut;
        expect(text, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
        expect(text, what).toMatch(/\r\nConnection: close\r\n/);
      }),
    );
    expect(pendingCalls()).toBe(0);
  });
});

describe('calls that never finish', () => {
  const unanswered = testRoute({ path: '/try' }, () => new Promise(() => undefined));

  /** Resolves when all of them hold a slot. */
  async function stallMany(at: string, count: number): Promise<StalledClient[]> {
    const clients = await many(count, () => stall(at, { method: 'GET', path: '/api/try', length: 1 }));
    await eventually(`${count} calls are under way`, async () => pendingCalls() === count);
    return clients;
  }

  test('When 200 are under way, then the next is 503 at once, before any of them', async () => {
    const at = await startApp({ deadline: PATIENT }, [unanswered]);
    const clients = await stallMany(at, 200);
    const { status, headers } = await call('/try', { at });
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(clients.filter((client) => client.hasAnswer())).toEqual([]);
  });

  test('When their deadline comes, then they are answered 503 and their slots are given back', async () => {
    const at = await startApp({ deadline: 500 }, [unanswered]);
    for (const { status } of await many(5, () => call('/try', { at }))) expect(status).toBe(503);
    expect(pendingCalls()).toBe(0);
  });

  test('When the clients go away, then their slots are given back', async () => {
    const at = await startApp({ deadline: PATIENT }, [unanswered]);
    for (const client of await stallMany(at, 200)) client.drop();
    await expectNonePending();
  });

  test('When a handler fails, then its slot is given back', async () => {
    const at = await startApp({}, [{ ...unanswered, handle: () => Promise.reject(new Error('broken')) }]);
    expect((await fetch(`${at}/api/try`)).status).toBe(500);
    expect(pendingCalls()).toBe(0);
  });
});
