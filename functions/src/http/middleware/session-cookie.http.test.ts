import { describe, expect, test } from 'vitest';
import { testRoute } from '../../../test-support/calls/test-route.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { call } from '../../../test-support/servers/suite.ts';
import { ok, type Route } from '../define-route.ts';

const routes: readonly Route[] = [
  testRoute({ method: 'POST', path: '/guest', visitorCookie: 'lasting' }, async () => ({
    ...ok('made'),
    guestId: '900000001',
  })),
  testRoute({ path: '/guest' }, async ({ guestId }) => ok(guestId())),
];

async function cookieOf(at: string): Promise<string> {
  const { headers } = await call('/guest', { at, method: 'POST' });
  expect(headers.get('cache-control')).toMatch(/no-store/);
  const [cookie, ...others] = headers.getSetCookie();
  expect(others).toEqual([]);
  return cookie ?? '';
}

async function guestWith(at: string, cookie: string): Promise<string | null> {
  return (await call('/guest', { at, headers: { Cookie: cookie } })).body.data;
}

describe('the cookie of a guest', () => {
  test('When it is set, then scripts cannot read it and other sites cannot send it', async () => {
    const parts = (await cookieOf(await startApp({}, routes))).split('; ');
    expect(parts[0]).toMatch(/^__session=s%3A900000001\.[\w%]{40,}$/);
    expect(parts.slice(1)).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/api', 'Max-Age=34560000']),
    );
    expect(parts).not.toContain('Secure');
    expect(parts.filter((part) => /^domain/i.test(part))).toEqual([]);
  });

  test('When it is set in production, then it travels encrypted only', async () => {
    const at = await startApp({ production: true }, routes);
    expect((await cookieOf(at)).split('; ')).toContain('Secure');
  });

  test('When it comes back, then the guest is known, on every instance', async () => {
    const [one, other] = [await startApp({}, routes), await startApp({}, routes)];
    const [cookie = ''] = (await cookieOf(one)).split(';');
    expect(await guestWith(one, cookie)).toBe('900000001');
    expect(await guestWith(other, `theme=dark; ${cookie}`)).toBe('900000001');
  });

  test('When it was changed, made up or signed with another secret, then it identifies nobody', async () => {
    const at = await startApp({}, routes);
    const [cookie = ''] = (await cookieOf(at)).split(';');
    const [foreign = ''] = (
      await cookieOf(await startApp({ signingSecrets: ['another secret of thirty-two letters'] }, routes))
    ).split(';');
    for (const changed of [
      cookie.replace('900000001', '900000002'),
      cookie.slice(0, -2),
      cookie.replace(/\.[^.]*$/, ''),
      foreign,
      '__session=900000001',
      '__session=s%3A900000001',
      '__session=j%3A%7B%22a%22%3A1%7D',
      '__session=',
      '__session=%',
    ])
      expect(await guestWith(at, changed), changed).toBeNull();
  });
});
