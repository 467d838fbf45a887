import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download, isReachable } from './download.ts';

const CONTENT = 'a program';
const sha256 = createHash('sha256').update(CONTENT).digest('hex');
const folder = mkdtempSync(`${tmpdir()}/download-`);
const server = createServer((request, response) => {
  response.writeHead(Number(request.url?.slice(1)));
  response.end(CONTENT);
});
const answering = (status: number): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${status}`;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('a file or a way to it is reachable, a refusal is not', async () => {
  const statuses = [200, 302, 403, 404, 503];
  const reachable = await Promise.all(statuses.map((status) => isReachable(answering(status))));
  expect(reachable).toEqual([true, true, false, false, false]);
});

test.each([
  ['length', { size: CONTENT.length + 1, sha256 }],
  ['checksum', { size: CONTENT.length, sha256: sha256.replace(/^./, 'x') }],
])('a file of another %s does not appear', async (_, proof) => {
  await expect(download(answering(200), `${folder}/wrong`, 'wrong', proof)).rejects.toThrow('not the expected');
  expect(readdirSync(folder).filter((name) => name.startsWith('wrong'))).toEqual([]);
});

test('the expected file appears', async () => {
  await download(answering(200), `${folder}/right`, 'right', { size: CONTENT.length, sha256 });
  expect(readFileSync(`${folder}/right`, 'utf8')).toBe(CONTENT);
});
