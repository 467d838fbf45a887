import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { auth } from './firebase.ts';

test('When the connection breaks while a file is described, then it is asked for once more', async () => {
  let requests = 0;
  const server = createServer((req, res) => {
    requests += 1;
    if (requests === 1) req.socket.destroy();
    else
      res
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ size: '7', generation: '3', timeCreated: '2026-01-02T03:04:05Z' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('GCLOUD_PROJECT', 'demo-storage');
  // The library sets it for the whole thread, in which other files run after this one.
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined);
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { describeFile } = await import('./storage.ts');
  const { getStorage } = await import('firebase-admin/storage');
  // As the library does for all calls while one of them must not be repeated.
  getStorage(auth().app).bucket('demo-unit.appspot.com').storage.retryOptions.autoRetry = false;
  expect(await describeFile('photos/one/320.jpeg')).toEqual({
    size: 7,
    generation: '3',
    createdAt: new Date('2026-01-02T03:04:05Z'),
  });
  expect(requests).toBe(2);
  server.close();
  vi.unstubAllEnvs();
});
