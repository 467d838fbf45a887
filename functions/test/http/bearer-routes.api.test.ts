import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyRoute } from '../../src/http/route.ts';
import { routes } from '../../src/routes.ts';
import { signInAnonymously, signInDisabled } from '../support/accounts.ts';
import { cleanUp } from '../support/database.ts';
import { rawRequest, startApp, stopApps } from '../support/local-app.ts';
import { joinAs, type Member, removeMembers } from '../support/members.ts';
import { call, type Reply } from '../support/suite.ts';
import { expectUnchanged } from '../support/unchanged.ts';

const personal = routes.filter(({ token }) => token === 'required');
const writes = routes.filter(({ method, token }) => method !== 'get' && token && token !== 'ignored');
let at: string;
let alice: Member;

beforeAll(async () => {
  at = await startApp();
  alice = await joinAs();
});
afterAll(async () => {
  await stopApps();
  await cleanUp();
  await removeMembers();
});

const addressOf = ({ path }: AnyRoute) => path.replace(/:\w+/g, '900000001');

function ask(route: AnyRoute, authorization: string | undefined, query = ''): Promise<Reply> {
  const method = route.method.toUpperCase();
  return call(`${addressOf(route)}${query}`, {
    method,
    headers: {
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  });
}

describe('every personal call', () => {
  test('When the routes are counted, then there are some of each kind', () => {
    expect(personal.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'get /blog/bookmark',
        'get /user/export',
        'delete /user',
        'put /user/user-info',
      ]),
    );
    expect(writes.length).toBeGreaterThan(3);
  });

  test.each<[string, () => string | undefined]>([
    ['nothing', () => undefined],
    ['no token', () => 'Bearer'],
    ['a password', () => 'Basic YTpi'],
    ['a token of 12 kB', () => `Bearer ${'x'.repeat(12_000)}`],
    ['a token and more', () => `Bearer ${alice.token} x`],
    ['a token without its kind', () => alice.token],
  ])('When it comes with %s, then it is 401 and nothing changes', async (_what, authorization) => {
    await expectUnchanged(async () => {
      for (const route of personal) expect((await ask(route, authorization())).status, route.path).toBe(401);
    });
  });

  test('When it comes with a header of 20 kB, then the server refuses it before anybody looks at it', async () => {
    await expectUnchanged(async () => {
      for (const route of personal) {
        const { status } = await rawRequest(at, {
          path: `/api${addressOf(route)}`,
          method: route.method.toUpperCase(),
          headers: { Authorization: `Bearer ${'x'.repeat(20_000)}` },
        });
        expect(status, route.path).toBe(431);
      }
    });
  });

  test('When it comes with two headers or with a token in the address, then it is 401 and nothing changes', async () => {
    const good = `Bearer ${alice.token}`;
    await expectUnchanged(async () => {
      for (const route of personal) {
        const { status } = await rawRequest(at, {
          path: `/api${addressOf(route)}`,
          method: route.method.toUpperCase(),
          headers: { Authorization: [good, good] },
        });
        expect(status, route.path).toBe(401);
        const query = `?token=${alice.token}&access_token=${alice.token}&authorization=${alice.token}`;
        expect((await ask(route, undefined, query)).status, route.path).toBe(401);
      }
    });
  });

  test('When an anonymous account asks, then it is 403 and nothing changes', async () => {
    const token = await signInAnonymously();
    await expectUnchanged(async () => {
      for (const route of [...personal, ...writes])
        expect((await ask(route, `Bearer ${token}`)).status, route.path).toBe(403);
    });
  });

  test('When the account was disabled after it got its token, then it is 401 and nothing changes', async () => {
    const { token } = await signInDisabled({ userId: 900000001, isArtist: true, admin: true });
    await expectUnchanged(async () => {
      for (const route of [...personal, ...writes])
        expect((await ask(route, `Bearer ${token}`)).status, route.path).toBe(401);
    });
  });
});
