import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookieParser from 'cookie-parser';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testRoute } from '../../../test-support/calls/test-route.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../lib/config.ts';
import { ok } from '../define-route.ts';

vi.mock('cookie-parser', async (load) => {
  const original = await load<{ default: typeof cookieParser }>();
  const { signedCookie } = original.default;
  return { default: Object.assign(vi.fn(original.default), { signedCookie }) };
});

let server: Server;
let address: string;

beforeAll(async () => {
  const routes = [testRoute({ path: '/plain' }), testRoute({ path: '/guest' }, async ({ guestId }) => ok(guestId()))];
  const app = createApp({
    config: readConfig({ GCLOUD_PROJECT: 'demo-test', SIGNING_SECRET: 'x'.repeat(32) }),
    routes,
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  vi.mocked(cookieParser).mockClear();
});

const headers = { Cookie: '__session=s%3A900000001.wrong' };

test('When a call does not ask for the guest, then the cookie is not parsed', async () => {
  expect((await fetch(`${address}/plain`, { headers })).status).toBe(200);
  expect(cookieParser).not.toHaveBeenCalled();
});

test('When a call asks for the guest, then the cookie is parsed and its signature checked', async () => {
  expect(await (await fetch(`${address}/guest`, { headers })).json()).toEqual({
    returnCode: 200,
    data: null,
  });
  expect(cookieParser).toHaveBeenCalledTimes(1);
});
