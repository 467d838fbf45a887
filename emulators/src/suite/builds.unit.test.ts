import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Command, Supervisor } from '../machine/supervisor.ts';
import { serveWeb } from './builds.ts';

test('When the emulators take longer than the web client, then its server counts as up all the same', async () => {
  // As Vite before the API answers: files come, and no page can be rendered.
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(/\.\w+$/.test(url) ? 200 : 503).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const started: string[] = [];
  const supervisor = {
    startService: async ({ name }: Command) => started.push(name),
  } as unknown as Supervisor;
  await serveWeb(supervisor, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  server.close();
  expect(started).toEqual(['vite']);
});
