import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import './patch-functions-emulator.ts';

const connections: Socket[] = [];
const server = createServer((socket) => {
  connections.push(socket);
  // The other side's writes fail when this one closes.
  socket.on('error', () => {});
  socket.write('HTTP/1.1 413 Payload Too Large\r\nContent-Length: 7\r\n\r\nrefused');
});

afterEach(async () => {
  vi.restoreAllMocks();
  server.close();
  await once(server, 'close');
});

test('When a function answers before it has read a body and closes, then its answer comes and the request does not fail', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
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
  const [answer] = (await once(outgoing, 'response')) as [http.IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([413, 'refused']);
  // `once` would listen for the failure too.
  const closed = new Promise<void>((resolve) => outgoing.on('close', () => resolve()));
  for (const socket of connections) socket.destroy();
  await closed;
  expect(failures).toEqual([]);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('answered before it was sent'));
});
