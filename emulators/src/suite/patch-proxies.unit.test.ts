import { once } from 'node:events';
import http, { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import net, { type AddressInfo, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { inModules } from '../paths.ts';
import './patch-proxies.ts';

type Visitor = Writable & { setHeader: () => void };
type Proxy = (request: Partial<IncomingMessage>, response: Visitor) => Promise<void>;

/** Function by which the Hosting emulator calls a function. */
const { proxyRequestHandler } = createRequire(import.meta.url)(inModules('firebase-tools/lib/hosting/proxy.js')) as {
  proxyRequestHandler: (url: string, name: string) => Proxy & RequestListener;
};

const PIECE = 'x'.repeat(50_000);
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function open(address: string): Promise<IncomingMessage> {
  const [response] = await once(get(address, { agent: false }), 'response');
  return response;
}

/** Takes one piece and no more until it is told to. */
function slowVisitor(): { visitor: Visitor; takeRest: () => Promise<number> } {
  let bytes = 0;
  let takeNext = () => {};
  let isTaking = false;
  const visitor = new Writable({
    highWaterMark: 1,
    write(piece: Buffer, _encoding, callback) {
      bytes += piece.length;
      takeNext = callback;
      if (isTaking) callback();
    },
  });
  return {
    visitor: Object.assign(visitor, { setHeader: () => {} }),
    takeRest: async () => {
      isTaking = true;
      takeNext();
      await once(visitor, 'finish');
      return bytes;
    },
  };
}

test('When a function closes a connection whose answer is partly unread, then the rest still comes', async () => {
  let connection: Socket | undefined;
  const address = await listen(async ({ socket }, response) => {
    connection = socket;
    response.writeHead(200, { 'Content-Length': 3 * PIECE.length });
    // Each is a read of its own: the last one fills the client's buffer and pauses its parser.
    for (let count = 0; count < 3; count += 1) {
      response.write(PIECE);
      await setTimeout(50);
    }
    response.end(() => socket.end());
  });
  const { visitor, takeRest } = slowVisitor();
  await proxyRequestHandler(address, 'a function')({ url: '/', method: 'GET', headers: {} }, visitor);
  while (connection?.writableFinished !== true) await setTimeout(50);
  // Until the other side has seen it.
  await setTimeout(50);
  expect(await takeRest()).toBe(3 * PIECE.length);
});

test('When a function dies in the middle of an answer, then that answer breaks off and the next one comes', async () => {
  let requests = 0;
  const address = await listen((_request, response) => {
    requests += 1;
    if (requests > 1) response.end('whole');
    else response.writeHead(200, { 'Content-Length': 100 }).write('half', () => response.destroy());
  });
  const hosting = await listen(proxyRequestHandler(address, 'a function'));
  await expect(text(await open(hosting))).rejects.toThrow('aborted');
  expect(await text(await open(hosting))).toBe('whole');
});

test('When a visitor breaks a download off, then the function gets rid of the whole answer', async () => {
  const answered = Promise.withResolvers<void>();
  const address = await listen((_request, response) => {
    response.on('close', () =>
      response.writableFinished ? answered.resolve() : answered.reject(new Error('It broke off')),
    );
    response.end(PIECE.repeat(200));
  });
  const download = await open(await listen(proxyRequestHandler(address, 'a function')));
  await once(download, 'readable');
  download.destroy();
  await answered.promise;
});

test('When a function answers before it has read a body and closes, then its answer comes and the request does not fail', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const connections: Socket[] = [];
  const server = net.createServer((socket) => {
    connections.push(socket);
    // The other side's writes fail when this one closes.
    socket.on('error', () => {});
    socket.write('HTTP/1.1 413 Payload Too Large\r\nContent-Length: 7\r\n\r\nrefused');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const failures: Error[] = [];
  const outgoing = http.request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    headers: { 'Content-Length': 1e8 },
  });
  outgoing.on('error', (error) => failures.push(error));
  // More than the buffers of the connection hold.
  outgoing.write(Buffer.alloc(5e7));
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([413, 'refused']);
  // `once` would listen for the failure too.
  const closed = new Promise<void>((resolve) => outgoing.on('close', () => resolve()));
  for (const socket of connections) socket.destroy();
  await closed;
  expect(failures).toEqual([]);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('answered before it was sent'));
  log.mockRestore();
  server.close();
});
