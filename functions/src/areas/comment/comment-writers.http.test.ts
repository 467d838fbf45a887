import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Browser, newBrowser } from '../../../test-support/calls/visitors.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db } from '../../../test-support/project/database.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { postJson } from '../../../test-support/servers/suite.ts';
import {
  bodyFor,
  listedComments,
  newGuest,
  putTarget,
  sendComment,
} from '../../../test-support/works/comment-targets.ts';

afterEach(() => vi.useRealTimers());

describe('who comments on an image', () => {
  test('When a guest does, with a name and without, then it is shown as a guest’s', async () => {
    const target = await putTarget('image');
    const [named, nameless] = [await newGuest({ firstName: 'Ravi', lastName: 'Menon' }), await newGuest()];
    const sent = { ...bodyFor(target, 'From a guest'), userId: named.userId };
    expect((await named.post('/image/comment', sent)).status).toBe(201);
    const again = await named.post('/image/comment', { ...sent, userId: String(named.userId) });
    expect(again.status).toBe(200);
    expect((await nameless.post('/image/comment', bodyFor(target, 'From nobody'))).status).toBe(201);
    expect(
      (await listedComments(target)).map(({ user_name, guest, author_id }) => ({
        user_name,
        guest,
        author_id,
      })),
    ).toEqual([
      { user_name: 'Anonymous', guest: true, author_id: nameless.userId },
      { user_name: 'Ravi Menon', guest: true, author_id: named.userId },
    ]);
  });

  test('When a visitor names a member, another guest or nobody, then it is 403 and nothing changes', async () => {
    const [target, member] = [await putTarget('image'), await joinAs()];
    const [guest, other] = [await newGuest({ firstName: 'Ravi' }), await newGuest({ firstName: 'Asha' })];
    const visitor = newBrowser();
    await visitor.send(`/image/view/${target.id}`);
    await expectUnchanged(async () => {
      const others = [member.userId, other.userId];
      for (const [browser, userIds] of [
        [newBrowser(), others],
        [visitor, others],
        [guest, [...others, 100000001, '', null, [guest.userId], { a: 1 }]],
      ] as const)
        for (const userId of userIds) {
          const { status } = await browser.post('/image/comment', { ...bodyFor(target, 'Words'), userId });
          expect(status, JSON.stringify(userId)).toBe(403);
        }
      for (const browser of [newBrowser(), visitor]) {
        const { status, body } = await browser.post('/image/comment', bodyFor(target, 'Words'));
        expect(status).toBe(403);
        expect(body.error.message).toContain('cookies');
      }
    });
  });

  test('When a member names somebody else, then it is 403; without a name or with the own one it is the member’s', async () => {
    const [target, alice, bob, guest] = [await putTarget('image'), await joinAs(), await joinAs(), await newGuest()];
    await expectUnchanged(async () => {
      for (const { userId } of [bob, guest])
        expect((await postJson('/image/comment', { ...bodyFor(target, 'a'), userId }, alice)).status).toBe(403);
    });
    // The token decides, whatever the cookie of the browser says.
    const reply = await guest.post('/image/comment', bodyFor(target, 'One'), { token: alice.token });
    expect(reply.body.data).toMatchObject({ author_id: alice.userId, guest: false });
    const named = { ...bodyFor(target, 'Two'), userId: alice.userId };
    expect((await postJson('/image/comment', named, alice)).status).toBe(201);
  });

  test('When the guest’s record has become a member’s or is gone, then the cookie alone proves nobody', async () => {
    const [target, member, gone] = [await putTarget('image'), await newGuest(), await newGuest()];
    await db.doc(`users/${member.userId}`).update({ anonymous: false });
    await db.doc(`users/${gone.userId}`).delete();
    await expectUnchanged(async () => {
      for (const guest of [member, gone])
        expect((await guest.post('/image/comment', bodyFor(target, 'a'))).status).toBe(403);
    });
  });

  test('When a guest writes more than three times a minute, or an address more than ten, then the rest is 429', async () => {
    const target = await putTarget('image');
    const unlimited = { at: await startApp({ rateLimitFactor: 1000 }) };
    const people = await Promise.all(Array.from({ length: 5 }, () => newGuest({}, unlimited)));
    const at = await startApp({ rateLimitFactor: 1, proxyHops: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / MINUTE) * MINUTE });
    const headers = { 'X-Forwarded-For': `198.51.${Math.floor(Math.random() * 250)}.9` };
    const write = (guest: Browser | undefined, text: string) =>
      guest?.post('/image/comment', bodyFor(target, text), { at, headers });
    const statuses: (number | undefined)[][] = [];
    for (const guest of people) {
      const own: (number | undefined)[] = [];
      for (const text of ['One', 'Two', 'Three', 'Four']) own.push((await write(guest, text))?.status);
      statuses.push(own);
    }
    expect(statuses).toEqual([...Array(3).fill([201, 201, 201, 429]), [201, 429, 429, 429], [429, 429, 429, 429]]);
  });
});

describe('who comments on a story', () => {
  test('When a visitor or a guest does, then it is 401; with an unconfirmed address 403; nothing changes', async () => {
    const [target, guest] = [await putTarget('blog'), await newGuest()];
    const newcomer = await joinUnconfirmed();
    await expectUnchanged(async () => {
      expect((await sendComment(target, 'a', {})).status).toBe(401);
      expect((await guest.post('/blog/comment', bodyFor(target, 'a'))).status).toBe(401);
      const { status, body } = await sendComment(target, 'a', { token: newcomer.token });
      expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'EMAIL_UNVERIFIED' });
    });
  });
});

async function joinUnconfirmed(): Promise<Pick<Member, 'token'>> {
  const account = await signIn({}, { verified: false });
  await postJson('/user', { firstName: 'Newcomer' }, { token: account.token });
  return account;
}
