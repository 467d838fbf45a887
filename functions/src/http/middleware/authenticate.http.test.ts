import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testRoute } from '../../../test-support/calls/test-route.ts';
import { type Account, forgeToken, signIn, signInAnonymously } from '../../../test-support/project/accounts.ts';
import { put } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { rawRequest, startApp } from '../../../test-support/servers/local-app.ts';
import { call } from '../../../test-support/servers/suite.ts';
import { auth } from '../../lib/firebase.ts';
import { ok, type Route } from '../define-route.ts';

const whoAmI: Route['handle'] = async ({ principal }) => ok(principal);
const routes: readonly Route[] = [
  testRoute({ path: '/open', cache: 'minutes', auth: 'optional' }, whoAmI),
  testRoute({ method: 'PUT', path: '/open', auth: 'optional' }, whoAmI),
  testRoute({ path: '/mine', auth: 'required' }, whoAmI),
  testRoute({ method: 'PUT', path: '/mine', auth: 'required' }, whoAmI),
];
let at: string;
let alice: Account;

beforeAll(async () => {
  at = await startApp({}, routes);
  alice = await signIn({ userId: 900000001, isArtist: true });
});

describe('who asks', () => {
  test('When the token is good, then the route knows the account by the token alone', async () => {
    for (const path of ['/open', '/mine']) {
      const { status, body, headers } = await call(path, { at, token: alice.token });
      expect(status).toBe(200);
      expect(body.data).toEqual({
        uid: alice.uid,
        userId: '900000001',
        admin: false,
        isArtist: true,
        email: alice.email,
        emailVerified: true,
        signedInAt: expect.stringMatching(/Z$/),
      });
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('When the account has no claims yet, then its record says which profile is its own', async () => {
    const newcomer = await signIn({});
    const ask = async () => (await call('/mine', { at, token: newcomer.token })).body.data;
    expect(await ask()).toMatchObject({ userId: null, isArtist: false, admin: false });
    await put(`accounts/${newcomer.uid}`, { userId: 900000003, createdAt: new Date() });
    expect(await ask()).toMatchObject({ userId: '900000003' });
  });

  test('When there is no token, then an open route answers and a personal one is 401', async () => {
    expect((await call('/open', { at })).body).toEqual({ returnCode: 200, data: null });
    for (const method of ['GET', 'PUT']) expect((await call('/mine', { at, method })).status).toBe(401);
  });

  test.each(['Bearer', 'Bearer ', 'Basic YTpi', 'bearer a b', `Bearer ${'x'.repeat(9000)}`, 'Token x', 'Bearer null'])(
    'When the header is %.20s, then it is 401 and nothing changes',
    async (value) => {
      await expectUnchanged(async () => {
        for (const path of ['/open', '/mine'])
          expect((await call(path, { at, headers: { Authorization: value } })).status, path).toBe(401);
      });
    },
  );

  test('When two headers or a query carry tokens, then it is 401', async () => {
    const good = `Bearer ${alice.token}`;
    const two = await rawRequest(at, { path: '/api/mine', headers: { Authorization: [good, good] } });
    expect(two.status).toBe(401);
    expect((await call(`/mine?token=${alice.token}&access_token=${alice.token}`, { at })).status).toBe(401);
  });

  test('When the token is expired, for another project or of another issuer, then it is 401', async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const change of [
      { exp: now - 10, iat: now - 3610 },
      { aud: 'another-project' },
      { iss: 'https://securetoken.google.com/another-project' },
      { sub: '' },
      { iat: now + 600 },
      { auth_time: now + 600 },
    ])
      expect((await call('/mine', { at, token: forgeToken(alice, change) })).status, JSON.stringify(change)).toBe(401);
  });

  test('When a signed token lacks a claim or has a malformed one, then it is 401', async () => {
    for (const change of [
      { firebase: undefined },
      { firebase: { identities: {} } },
      { auth_time: undefined },
      { auth_time: 'now' },
      { iat: undefined },
      { iat: null },
      { userId: { $ne: 1 } },
      { userId: [900000001] },
      { userId: 'alice' },
      { userId: null },
      { email: 5 },
    ])
      for (const [path, method] of [
        ['/open', 'GET'],
        ['/mine', 'GET'],
        ['/mine', 'PUT'],
      ] as const)
        expect(
          (await call(path, { at, method, token: forgeToken(alice, change) })).status,
          `${method} ${path} ${JSON.stringify(change)}`,
        ).toBe(401);
  });

  test('When the account is anonymous, then it is 403', async () => {
    const token = await signInAnonymously();
    for (const path of ['/open', '/mine']) expect((await call(path, { at, token })).status).toBe(403);
  });

  test('When a call is personal or writes, then the account is asked for, which the emulator would do anyway', async () => {
    const verify = vi.spyOn(auth(), 'verifyIdToken');
    await call('/open', { at, token: alice.token });
    await call('/open', { at, token: alice.token, method: 'PUT' });
    for (const method of ['GET', 'PUT']) await call('/mine', { at, token: alice.token, method });
    expect(verify.mock.calls.map(([, checkRevoked]) => checkRevoked)).toEqual([false, true, true, true]);
    verify.mockRestore();
  });

  test('When the account was disabled or signed out, then a write is 401 at once', async () => {
    const bob = await signIn({ userId: 900000002 });
    expect((await call('/mine', { at, method: 'PUT', token: bob.token })).status).toBe(200);
    await auth().updateUser(bob.uid, { disabled: true });
    expect((await call('/mine', { at, method: 'PUT', token: bob.token })).status).toBe(401);
    await auth().deleteUser(bob.uid);
    expect((await call('/mine', { at, method: 'PUT', token: bob.token })).status).toBe(401);
  });
});
