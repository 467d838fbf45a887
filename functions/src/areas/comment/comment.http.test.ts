import type { BlogComment } from '@aperture-byline/contract/blog/wire';
import type { ImageComment, NewImageComment } from '@aperture-byline/contract/image/wire';
import { ACTIVE_HTML } from '@aperture-byline/contract/samples/hostile-html';
import { sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../test-support/accounts.ts';
import { cleanUp, db, put, uniqueId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { byline, putBlog, putImage } from '../../../test-support/fixtures.ts';
import { callAtOnce, twoInstances } from '../../../test-support/instances.ts';
import { startApp, stopApps } from '../../../test-support/local-app.ts';
import { joinAs, type Member, removeMembers } from '../../../test-support/members.ts';
import { call, get, postJson, type Reply } from '../../../test-support/suite.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';
import { type Browser, newBrowser, tally } from '../../../test-support/visitors.ts';

const MINUTE = 60 * 1000;
const guests: number[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await stopApps();
});
afterAll(async () => {
  for (const userId of guests) await db.doc(`users/${userId}`).delete();
  await cleanUp();
  await removeMembers();
});

/** A browser with a guest's record, of the suite or of another instance, which signs cookies of its own. */
async function newGuest(
  names: object = {},
  options: { at?: string } = {},
): Promise<Browser & { userId: number }> {
  const browser = newBrowser();
  const { body } = await browser.post('/user', names, options);
  const { userId } = body.data as { userId: number };
  guests.push(userId);
  return Object.assign(browser, { userId });
}

interface Target {
  noun: 'image' | 'blog';
  id: string;
  /** Below which its comments are stored. */
  path: string;
}

async function putTarget(noun: Target['noun'], fields: object = {}): Promise<Target> {
  const id = noun === 'image' ? await putImage(fields) : (await putBlog(fields)).id;
  return { noun, id, path: `${noun}s/${id}/comments` };
}

function bodyFor({ noun, id }: Target, comment: unknown): object {
  return { [`${noun}Id`]: id, comment };
}

function comment(target: Target, text: unknown, options: Parameters<typeof postJson>[2]): Promise<Reply> {
  return postJson(`/${target.noun}/comment`, bodyFor(target, text), options);
}

async function stored({ path }: Target): Promise<Record<string, unknown>[]> {
  const { docs } = await db.collection(path).orderBy('createdAt').get();
  return docs.map((document) => ({ ...document.data(), id: document.id }));
}

const listed = ({ noun, id }: Target) => get<(ImageComment & BlogComment)[]>(`/${noun}/comment/${id}`);

const CHANGES_NOTHING: [what: string, text: unknown, message: string | undefined][] = [
  ['nothing', undefined, 'Comment cannot be empty'],
  ['an empty text', '', 'Comment cannot be empty'],
  ['spaces and lines', ' \t\n \u00a0 ', 'Comment cannot be empty'],
  ['characters of no width', '\u200b\u200d\ufeff\u2060\u3164\u2800', 'Comment cannot be empty'],
  ['marks of direction alone', '\u202e\u2066\u200f', 'Comment cannot be empty'],
  ['a list', ['a'], undefined],
  ['an object', { $gt: '' }, undefined],
  ['a number', 5, undefined],
  ['nothing by name', null, undefined],
  ['half a character', 'a\ud800b', undefined],
  ['a control character', 'a\u0000b', undefined],
  ['a stack of marks', `a${'\u0301'.repeat(40)}`, undefined],
];

describe.each(['image', 'blog'] as const)('a comment on a public %s', (noun) => {
  const max = noun === 'image' ? 1000 : 2000;

  test('When a member writes one, then it is stored once as text and stands in the list with its writer', async () => {
    const [alice, target] = [await joinAs({ firstName: 'Alice', lastName: 'Rao' }), await putTarget(noun)];
    const reply = await comment(target, '  The <b>light</b> & **shadow**\n\nholds. \u00e9e\u0301 ', {
      token: alice.token,
    });
    expect(reply.status).toBe(201);
    const text = 'The <b>light</b> & **shadow**\n\nholds. \u00e9\u00e9';
    const names =
      noun === 'image'
        ? { user_name: 'Alice Rao', created_date: expect.stringMatching(/Z$/) }
        : { creator_firstname: 'Alice', creator_lastname: 'Rao', created_on: expect.stringMatching(/Z$/) };
    const shown = { id: expect.any(String), author_id: alice.userId, comment: text, guest: false, ...names };
    expect(reply.body.data).toEqual({ ...shown, held: false });
    expect(await listed(target)).toEqual([shown]);
    expect(await stored(target)).toEqual([
      {
        id: expect.any(String),
        authorId: alice.userId,
        firstName: 'Alice',
        lastName: 'Rao',
        guest: false,
        comment: text,
        status: 'visible',
        reports: 0,
        isApproved: false,
        createdAt: expect.anything(),
      },
    ]);
  });

  test('When it is as long as it may be, then it is taken, and one character more is not', async () => {
    const [alice, target] = [await joinAs(), await putTarget(noun)];
    const { token } = alice;
    expect((await comment(target, 'x'.repeat(max), { token })).status).toBe(201);
    await expectUnchanged(async () => {
      expect((await comment(target, 'x'.repeat(max + 1), { token })).status).toBe(400);
      expect((await comment(target, 'x'.repeat(60_000), { token })).status).toBe(400);
      expect((await comment(target, 'x'.repeat(1_000_000), { token })).status).toBe(413);
    });
  });

  test('When the work is unknown, not public or no work, then it is 404 and nothing changes', async () => {
    const [alice, owner] = [await joinAs(), await joinAs({ isArtist: true })];
    const own = byline({ userId: owner.userId });
    const targets = [await putTarget(noun, { owner: own, creator: own, status: 'draft' })];
    if (noun === 'image') targets.push(await putTarget(noun, { owner: own, privacyStatus: 'Private' }));
    const ids = [...targets.map(({ id }) => id), uniqueId('gone'), 'a/b', '../x', '__x__', 'constructor'];
    await expectUnchanged(async () => {
      for (const id of ids)
        for (const { token } of [alice, owner]) {
          const { status } = await comment({ noun, id, path: '' }, 'Words', { token });
          expect(status, id).toBe(404);
        }
      for (const id of [['a'], 5, null, undefined, '', 'x'.repeat(65)])
        expect((await postJson(`/${noun}/comment`, { [`${noun}Id`]: id, comment: 'a' }, alice)).status).toBe(
          400,
        );
    });
  });

  test('When it has more than two links, then it is held: its writer learns it, the list does not show it', async () => {
    const [{ token }, target] = [await joinAs(), await putTarget(noun)];
    const two = 'See https://a.example and www.b.example';
    expect((await comment(target, two, { token })).body.data).toMatchObject({ held: false });
    for (const links of [
      'http://a.example https://b.example www.c.example',
      `${'HTTPS://A.example/ '.repeat(3)}`,
    ]) {
      const { status, body } = await comment(target, links, { token });
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ held: true });
      const { id } = body.data as NewImageComment;
      expect((await db.doc(`reviews/comment-${id}`).get()).data()).toMatchObject({
        kind: 'comment',
        on: `${noun}s`,
        workId: target.id,
        commentId: id,
        reason: 'links',
      });
      expect((await comment(target, links, { token })).body.data).toMatchObject({ id, held: true });
    }
    expect((await listed(target)).map((one) => one.comment)).toEqual([two]);
    for (const { id } of await stored(target)) await db.doc(`reviews/comment-${id}`).delete();
  });
});

// One code path serves photographs and stories: what follows is proved for one of them.
describe('a comment on a photograph', () => {
  const max = 1000;

  test.each(CHANGES_NOTHING)(
    'When it is %s, then it is 400 and nothing changes',
    async (_what, text, message) => {
      const [alice, target] = [await joinAs(), await putTarget('image')];
      await expectUnchanged(async () => {
        const { status, body } = await comment(target, text, { token: alice.token });
        expect(status).toBe(400);
        expect(Object.keys(body.error.fields ?? {})).toEqual(['comment']);
        if (message) expect(body.error.message).toBe(message);
      });
    },
  );

  test('When it is hostile HTML or turns the direction of writing, then it is stored and answered as text', async () => {
    const target = await putTarget('image');
    const short = ACTIVE_HTML.filter((text) => text.length <= max && !text.includes('http'));
    // Every sixth: all of them take the same way.
    const texts = short.filter((_text, index) => index % 6 === 0);
    const at = await startApp({ rateLimitFactor: 1000 });
    const { token } = await joinAs();
    let taken = 0;
    for (const text of texts) {
      const { status, body } = await comment(target, text, { token, at });
      if (status === 400) continue;
      expect([200, 201], text).toContain(status);
      expect((body.data as NewImageComment).comment).toBe(text.normalize('NFC').trim());
      taken += 1;
    }
    expect(taken).toBeGreaterThan(8);
    await comment(target, 'abc\u202etxt.exe\u2066 end', { token, at });
    expect((await stored(target)).at(-1)).toMatchObject({ comment: 'abctxt.exe end' });
  });

  test('When the body says more than it may, then it is refused and nothing changes', async () => {
    const [{ token }, target] = [await joinAs(), await putTarget('image')];
    await expectUnchanged(async () => {
      for (const more of [{ status: 'visible' }, { createdAt: 0 }, { guest: false }, { firstName: 'Admin' }])
        expect(
          (await postJson('/image/comment', { ...bodyFor(target, 'a'), ...more }, { token })).status,
        ).toBe(400);
    });
  });

  test('When the same text comes again and twenty times at once, then it is one comment', async () => {
    const [{ token }, target, [at]] = [await joinAs(), await putTarget('image'), await twoInstances()];
    const replies = await callAtOnce(20, (at) => comment(target, 'Same words', { token, at }));
    expect(tally(replies)).toEqual({ 200: 19, 201: 1 });
    const ids = new Set(replies.map(({ body }) => (body.data as NewImageComment).id));
    expect(ids.size).toBe(1);
    expect(await stored(target)).toHaveLength(1);
    expect((await comment(target, ' Same words ', { token, at })).status).toBe(200);
    // Others say the same, and the same person says something else.
    expect((await comment(target, 'Same words', { token: (await joinAs()).token })).status).toBe(201);
    expect((await comment(target, 'Other words', { token })).status).toBe(201);
    expect((await comment(await putTarget('image'), 'Same words', { token })).status).toBe(201);
  });

  test('When it is repeated across the end of an interval, then it is one comment, and a new one after ten minutes', async () => {
    const [{ token }, target] = [await joinAs(), await putTarget('image')];
    const at = await startApp();
    const edge = Math.ceil(Date.now() / (10 * MINUTE)) * 10 * MINUTE;
    vi.useFakeTimers({ toFake: ['Date'], now: edge - 1000 });
    expect((await comment(target, 'Words', { token, at })).status).toBe(201);
    vi.setSystemTime(edge + 1000);
    expect((await comment(target, 'Words', { token, at })).status).toBe(200);
    vi.setSystemTime(edge + 10 * MINUTE);
    expect((await comment(target, 'Words', { token, at })).status).toBe(201);
    expect(await stored(target)).toHaveLength(2);
  });

  test('When a page of comments is read, then it costs its length and two, and holds none that is not shown', async () => {
    const target = await putTarget('image');
    const ids: string[] = [];
    for (const [index, status] of (['visible', 'held', 'hidden', 'rejected', 'visible'] as const).entries()) {
      ids.push(uniqueId('comment'));
      await put(`${target.path}/${ids[index]}`, sampleComment({ status, comment: `Number ${index}` }));
    }
    for (const id of ids.slice(1, 3))
      await eventually(
        'it waits for review',
        async () => (await db.doc(`reviews/comment-${id}`).get()).exists,
      );
    const { body, reads } = await call(`/image/comment/${target.id}`);
    expect((body.data as ImageComment[]).map((one) => one.comment).sort()).toEqual(['Number 0', 'Number 4']);
    expect(reads).toBeLessThanOrEqual(2 + 2);
  });

  test('When another site sends it through a browser, then it is refused and nothing changes', async () => {
    const [guest, { token }, target] = [await newGuest(), await joinAs(), await putTarget('image')];
    const headers = { Origin: 'https://evil.example' };
    await expectUnchanged(async () => {
      expect((await comment(target, 'a', { token, headers })).status).toBe(403);
      expect((await guest.post('/image/comment', bodyFor(target, 'a'), { headers })).status).toBe(403);
      const form = { method: 'POST', body: JSON.stringify(bodyFor(target, 'a')) };
      const sent = { ...headers, 'Content-Type': 'text/plain' };
      expect((await call('/image/comment', { ...form, headers: sent })).status).toBe(403);
      const plain = { 'Content-Type': 'text/plain' };
      expect((await call('/image/comment', { ...form, headers: plain, token })).status).toBe(415);
    });
  });

  test('When an account has no profile yet, then it is 403 and nothing changes', async () => {
    const [{ token }, target] = [await signIn({}), await putTarget('image')];
    await expectUnchanged(async () => {
      expect((await comment(target, 'a', { token })).status).toBe(403);
    });
  });

  test('When an account writes more than five times a minute, then the rest is 429 with a time to wait', async () => {
    const [{ token }, target] = [await joinAs(), await putTarget('image')];
    const at = await startApp({ rateLimitFactor: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / MINUTE) * MINUTE });
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => comment(target, `Number ${index}`, { token, at })),
    );
    expect(tally(replies)).toEqual({ 201: 5, 429: 45 });
    for (const { status, headers } of replies)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stored(target)).toHaveLength(5);
  });
});

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
      (await listed(target)).map(({ user_name, guest, author_id }) => ({ user_name, guest, author_id })),
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
      for (const browser of [newBrowser(), visitor, guest])
        for (const userId of [member.userId, other.userId, 100000001, '', null, [guest.userId], { a: 1 }]) {
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
    const [target, alice, bob, guest] = [
      await putTarget('image'),
      await joinAs(),
      await joinAs(),
      await newGuest(),
    ];
    await expectUnchanged(async () => {
      for (const { userId } of [bob, guest])
        expect((await postJson('/image/comment', { ...bodyFor(target, 'a'), userId }, alice)).status).toBe(
          403,
        );
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
    expect(statuses).toEqual([
      ...Array(3).fill([201, 201, 201, 429]),
      [201, 429, 429, 429],
      [429, 429, 429, 429],
    ]);
  });
});

describe('who comments on a story', () => {
  test('When a visitor or a guest does, then it is 401; with an unconfirmed address 403; nothing changes', async () => {
    const [target, guest] = [await putTarget('blog'), await newGuest()];
    const newcomer = await joinUnconfirmed();
    await expectUnchanged(async () => {
      expect((await comment(target, 'a', {})).status).toBe(401);
      expect((await guest.post('/blog/comment', bodyFor(target, 'a'))).status).toBe(401);
      const { status, body } = await comment(target, 'a', { token: newcomer.token });
      expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'EMAIL_UNVERIFIED' });
    });
  });
});

async function joinUnconfirmed(): Promise<Pick<Member, 'token'>> {
  const account = await signIn({}, { verified: false });
  await postJson('/user', { firstName: 'Newcomer' }, { token: account.token });
  return account;
}
