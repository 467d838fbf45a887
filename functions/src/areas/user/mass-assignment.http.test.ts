import { bodyMessages } from '@aperture-byline/contract/shared/api/check-body';
import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../test-support/project/accounts.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call } from '../../../test-support/servers/suite.ts';

/** Keys that no call takes, each with a value that would do harm. */
const KEYS: readonly [key: string, value: string][] = [
  ['admin', 'true'],
  ['role', '"admin"'],
  ['uid', '"somebody"'],
  ['claims', '{"admin":true}'],
  ['artistStatus', '"approved"'],
  ['anonymous', 'true'],
  ['avatar', '"portraits/100000001/x"'],
  ['likes', '999'],
  ['createdAt', '"2020-01-01"'],
  ['profile.email', '"x@example.com"'],
  ['private', '{"email":"x@example.com"}'],
  ['__proto__', '{"admin":true}'],
  ['constructor', '{"prototype":{"admin":true}}'],
];

let newcomer: { token: string };
let alice: Member;

beforeAll(async () => {
  [newcomer, alice] = [await signIn({}), await joinAs()];
});

/** The four calls that write a user, each with a body that would be valid. */
const calls = [
  { method: 'POST', path: '/user', body: '"firstName":"Mira"', caller: () => newcomer.token },
  { method: 'POST', path: '/user', body: '"firstName":"Mira"', caller: () => undefined },
  { method: 'POST', path: '/user/user-info', body: '"bio":"<p>Hills.</p>"', caller: () => alice.token },
  { method: 'PUT', path: '/user/user-info', body: '"bio":"<p>Hills.</p>"', caller: () => alice.token },
  { method: 'POST', path: '/user/admin-access', body: '', caller: () => alice.token },
] as const;

function send({ method, path, caller }: (typeof calls)[number], body: string) {
  return call(path, { method, body, token: caller(), headers: { 'Content-Type': 'application/json' } });
}

describe('keys that nobody asked for', () => {
  test.each(KEYS)('When a body has %s, then it is counted, not repeated, and nothing changes', async (key, value) => {
    await expectUnchanged(async () => {
      for (const one of calls) {
        const body = [one.body, `${JSON.stringify(key)}:${value}`].filter((part) => part !== '').join();
        const reply = await send(one, `{${body}}`);
        const what = `${one.method} ${one.path}`;
        expect(reply.status, what).toBe(400);
        expect(reply.body.error, what).toMatchObject({
          unknownFields: 1,
          message: bodyMessages.fieldUnknown,
        });
        expect(reply.text, what).not.toContain(key);
      }
    });
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  test('When a body names a user, then it is 400 or, where only one’s own may stand, 403', async () => {
    await expectUnchanged(async () => {
      const statuses: number[] = [];
      for (const one of calls)
        statuses.push((await send(one, `{${[one.body, '"userId":100000001'].filter(Boolean).join()}}`)).status);
      expect(statuses).toEqual([400, 400, 403, 403, 403]);
    });
  });
});
