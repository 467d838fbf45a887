import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInAnonymously, signInDisabled } from '../../test-support/project/accounts.ts';
import { joinAs, type Member } from '../../test-support/project/members.ts';
import { expectUnchanged } from '../../test-support/project/unchanged.ts';
import { rawRequest, startApp } from '../../test-support/servers/local-app.ts';
import { call, type Reply } from '../../test-support/servers/suite.ts';
import { routes } from '../routes.ts';

const endpoints = routes.map(({ endpoint }) => endpoint);
const personal = endpoints.filter(({ auth }) => auth === 'required');
const writes = endpoints.filter(({ method, auth }) => method !== 'GET' && auth !== 'none');
let at: string;
let alice: Member;

beforeAll(async () => {
  at = await startApp();
  alice = await joinAs();
});

const readClientAddress = ({ path }: Endpoint) => path.replace(/:\w+/g, '900000001');

function ask(
  endpoint: Endpoint,
  authorization: string | undefined,
  { query = '', body = '{}' }: { query?: string; body?: string } = {},
): Promise<Reply> {
  const { method } = endpoint;
  return call(`${readClientAddress(endpoint)}${query}`, {
    method,
    headers: {
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    ...(method !== 'GET' && { body }),
  });
}

describe('every personal call', () => {
  test('When the routes are counted, then there are some of each kind', () => {
    expect(personal.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['GET /blog/bookmark', 'GET /user/export', 'DELETE /user', 'PUT /user/user-info']),
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
      for (const endpoint of personal) expect((await ask(endpoint, authorization())).status, endpoint.path).toBe(401);
    });
  });

  test('When it needs a role that the caller has not, then it is 403 and nothing changes, whatever the body claims', async () => {
    const artist = await joinAs({ isArtist: true });
    const callers = { artist: [alice], admin: [alice, artist] };
    const guarded = personal.flatMap((endpoint) => {
      const { role } = endpoint.authorization ?? {};
      return role ? callers[role].map(({ token }) => ({ endpoint, role, token })) : [];
    });
    expect(guarded.filter(({ role }) => role === 'artist').length).toBeGreaterThan(20);
    expect(guarded.filter(({ role }) => role === 'admin').length).toBeGreaterThan(10);
    await expectUnchanged(async () => {
      for (const { endpoint, token } of guarded) {
        const body = JSON.stringify({ admin: true, isArtist: true, role: 'admin' });
        const { status } = await ask(endpoint, `Bearer ${token}`, { body });
        expect(status, `${endpoint.method} ${endpoint.path}`).toBe(403);
      }
    });
  });

  test('When it comes with a header of 20 kB, then the server refuses it before anybody looks at it', async () => {
    await expectUnchanged(async () => {
      for (const endpoint of personal) {
        const { status } = await rawRequest(at, {
          path: `/api${readClientAddress(endpoint)}`,
          method: endpoint.method,
          headers: { Authorization: `Bearer ${'x'.repeat(20_000)}` },
        });
        expect(status, endpoint.path).toBe(431);
      }
    });
  });

  test('When it comes with two headers or with a token in the address, then it is 401 and nothing changes', async () => {
    const good = `Bearer ${alice.token}`;
    await expectUnchanged(async () => {
      for (const endpoint of personal) {
        const { status } = await rawRequest(at, {
          path: `/api${readClientAddress(endpoint)}`,
          method: endpoint.method,
          headers: { Authorization: [good, good] },
        });
        expect(status, endpoint.path).toBe(401);
        const query = `?token=${alice.token}&access_token=${alice.token}&authorization=${alice.token}`;
        expect((await ask(endpoint, undefined, { query })).status, endpoint.path).toBe(401);
      }
    });
  });

  test('When an anonymous account asks, then it is 403 and nothing changes', async () => {
    const token = await signInAnonymously();
    await expectUnchanged(async () => {
      for (const endpoint of [...personal, ...writes])
        expect((await ask(endpoint, `Bearer ${token}`)).status, endpoint.path).toBe(403);
    });
  });

  test('When the account was disabled after it got its token, then it is 401 and nothing changes', async () => {
    const { token } = await signInDisabled({ userId: 900000001, isArtist: true, admin: true });
    await expectUnchanged(async () => {
      for (const endpoint of [...personal, ...writes])
        expect((await ask(endpoint, `Bearer ${token}`)).status, endpoint.path).toBe(401);
    });
  });
});
