import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { passOnRobots, ROBOTS_PATH } from './robots.ts';

test('When robots.txt is asked for, then the server sees another path, and all others as they are', async () => {
  passOnRobots();
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ['/robots.txt', '/robots.txt?a=1', '/robots.txt/x', '/x/robots.txt', '/'])
    await fetch(at + path);
  await new Promise((resolve) => server.close(resolve));
  expect(seen).toEqual([ROBOTS_PATH, `${ROBOTS_PATH}?a=1`, '/robots.txt/x', '/x/robots.txt', '/']);
});
