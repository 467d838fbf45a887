import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hideBodiesFromFramework } from './framework-guard.ts';

const BODY = '{"data":1}';

/** Server behind the guard in a process with all functions, like the emulator's. */
let server: Server;
let seen: IncomingHttpHeaders;

beforeAll(async () => {
  hideBodiesFromFramework({ servesOnlyRequests: false });
  server = createServer((incoming, response) => {
    seen = incoming.headers;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});

function post(path: string, headers: OutgoingHttpHeaders = {}): Promise<void> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request(
      { port, path, method: 'POST', headers: { ...headers, 'Content-Length': BODY.length }, agent: false },
      (answer) => answer.resume().on('end', resolve),
    )
      .on('error', reject)
      .end(BODY);
  });
}

describe('in the process that serves every function', () => {
  test.each(['/api', '/api/user', '/api?x=1', '/api/blog/%zz', '/photos/a/480.avif', '/portraits'])(
    'When a request for %s has a body, then it is hidden from the framework',
    async (path) => {
      await post(path);
      expect(seen).not.toHaveProperty('content-length');
    },
  );

  test.each([
    '/functions/projects/demo-x/triggers/asia-south1-syncRoles-0',
    '/',
    '/apix',
    '/photosx',
    '/?path=/api/user',
  ])('When an event arrives at %s, then its body is left alone', async (path) => {
    await post(path, { 'ce-id': '1', 'ce-type': 'written', 'Content-Type': 'application/protobuf' });
    expect(Number(seen['content-length'] ?? Number.NaN) || seen['transfer-encoding']).toBeTruthy();
  });
});
