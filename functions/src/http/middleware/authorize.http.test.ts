import type { Authorization, Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testRoute } from '../../../test-support/calls/test-route.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { changeUser, joinAs, type Member, mailsTo } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { call, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { auth } from '../../lib/firebase.ts';
import { ok, type Route } from '../define-route.ts';

const authorizing = (path: Endpoint['path'], authorization: Authorization): Route =>
  testRoute({ method: 'POST', path, auth: 'required', authorization });
const routes: readonly Route[] = [
  authorizing('/verified', { verified: true }),
  authorizing('/recent', { recentLogin: true }),
  authorizing('/artist', { role: 'artist' }),
  authorizing('/admin', { role: 'admin' }),
  testRoute(
    {
      method: 'POST',
      path: '/own',
      auth: 'required',
      bodyNamesCaller: true,
      body: 'desk.deskNoteSchema',
    },
    async ({ body }) => ok(body),
  ),
];
let at: string;

beforeAll(async () => {
  at = await startApp({}, routes);
});
afterEach(() => vi.useRealTimers());

function ask(path: string, token: string): Promise<Reply> {
  return call(path, { at, method: 'POST', token });
}

/** Changes a role and waits for the letter, which is the last thing that follows from it. */
async function turn(member: Member, role: { isArtist?: boolean; admin?: boolean }): Promise<void> {
  const { length } = await mailsTo(member);
  await changeUser(member, role);
  await eventually('the change is told', async () => (await mailsTo(member)).length > length);
}

async function expectRefused(path: string, token: string, code: string): Promise<void> {
  await expectUnchanged(async () => {
    const { status, body } = await ask(path, token);
    expect({ status, code: body.error?.code }).toEqual({ status: 403, code });
  });
}

describe('a confirmed e-mail', () => {
  test('When it is missing, then it is 403; once confirmed, the same token is enough', async () => {
    const { uid, token } = await signIn({}, { verified: false });
    await expectRefused('/verified', token, 'EMAIL_UNVERIFIED');
    await auth().updateUser(uid, { emailVerified: true });
    expect((await ask('/verified', token)).status).toBe(200);
  });
});

describe('a recent login', () => {
  test('When it is 15 minutes old it still counts, and a moment later it does not', async () => {
    const { token } = await signIn({});
    const { iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    vi.useFakeTimers({ toFake: ['Date'], now: iat * 1000 + 15 * MINUTE });
    expect((await ask('/recent', token)).status).toBe(200);
    vi.setSystemTime(iat * 1000 + 15 * MINUTE + 1);
    const { status, body } = await ask('/recent', token);
    expect({ status, code: body.error.code }).toEqual({ status: 401, code: 'RECENT_LOGIN_REQUIRED' });
  });
});

describe('a role', () => {
  test.each(['isArtist', 'admin'] as const)(
    'When %s stands in the token and in the record, then it counts, and in one alone it does not',
    async (role) => {
      const path = role === 'isArtist' ? '/artist' : '/admin';
      const holder = await joinAs({ [role]: true });
      expect((await ask(path, holder.token)).status).toBe(200);
      await turn(holder, { [role]: false });
      await expectRefused(path, holder.token, 'FORBIDDEN');
      const promoted = await joinAs();
      await turn(promoted, { [role]: true });
      await expectRefused(path, promoted.token, 'FORBIDDEN');
      const { token } = await signIn({ [role]: true, userId: 123456789 });
      await expectRefused(path, token, 'FORBIDDEN');
    },
  );

  test('When one has the other role, none or no profile, then it is 403', async () => {
    const [artist, admin, reader] = [await joinAs({ isArtist: true }), await joinAs({ admin: true }), await joinAs()];
    const newcomer = await signIn({ admin: true, isArtist: true });
    for (const [path, token] of [
      ['/admin', artist.token],
      ['/artist', admin.token],
      ['/artist', reader.token],
      ['/admin', reader.token],
      ['/admin', newcomer.token],
    ] as const)
      await expectRefused(path, token, 'FORBIDDEN');
    expect((await call('/admin', { at, method: 'POST' })).status).toBe(401);
  });

  test('When a body says that one is an administrator, then it is 400 and nothing changes', async () => {
    const reader = await joinAs();
    await expectUnchanged(async () => {
      for (const body of [{ admin: true }, { isArtist: true }, { claims: { admin: true } }, { role: 'admin' }])
        expect((await postJson('/own', body, { at, token: reader.token })).status).toBe(400);
    });
  });
});

describe("a body that names its caller's id", () => {
  test('When it is the own one, as number or text, then it is accepted and left out', async () => {
    const { userId, token } = await joinAs();
    for (const named of [{ userId }, { userId: String(userId) }, {}]) {
      const { status, body } = await postJson('/own', { ...named, text: 'a' }, { at, token });
      expect({ status, data: body.data }).toEqual({ status: 200, data: { text: 'a' } });
    }
  });

  test("When it is another's or no id, then it is 403 before the rest is looked at, and nothing changes", async () => {
    const [alice, bob, newcomer] = [await joinAs(), await joinAs(), await signIn({})];
    await expectUnchanged(async () => {
      for (const userId of [
        bob.userId,
        String(bob.userId),
        [alice.userId],
        { $eq: alice.userId },
        null,
        '',
        true,
        ` ${alice.userId}`,
        `${alice.userId}.0`,
        alice.userId + 0.5,
      ]) {
        const { status } = await postJson('/own', { userId, text: 5 }, { at, token: alice.token });
        expect(status, JSON.stringify(userId)).toBe(403);
      }
      const { status } = await postJson('/own', { userId: bob.userId }, { at, token: newcomer.token });
      expect(status).toBe(403);
    });
  });
});
