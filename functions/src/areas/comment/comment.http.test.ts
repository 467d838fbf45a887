import type { ImageComment, NewImageComment } from '@aperture-byline/contract/image/wire';
import { sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { COMMENT_MAX } from '@aperture-byline/contract/shared/constants';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { ACTIVE_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tally } from '../../../test-support/calls/visitors.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, putAll, uniqueId } from '../../../test-support/project/database.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce, twoInstances } from '../../../test-support/servers/instances.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { call, postJson } from '../../../test-support/servers/suite.ts';
import {
  bodyFor,
  listedComments,
  newGuest,
  putTarget,
  sendComment,
  storedComments,
} from '../../../test-support/works/comment-targets.ts';
import { byline } from '../../../test-support/works/fixtures.ts';

afterEach(() => vi.useRealTimers());

describe.each(['image', 'blog'] as const)('a comment on a public %s', (commentedKind) => {
  test('When a member writes one, then it is stored once as text and stands in the list with its writer', async () => {
    const [alice, target] = [await joinAs({ firstName: 'Alice', lastName: 'Rao' }), await putTarget(commentedKind)];
    const reply = await sendComment(target, '  The <b>light</b> & **shadow**\n\nholds. \u00e9e\u0301 ', {
      token: alice.token,
    });
    expect(reply.status).toBe(201);
    const text = 'The <b>light</b> & **shadow**\n\nholds. \u00e9\u00e9';
    const names =
      commentedKind === 'image'
        ? { user_name: 'Alice Rao', created_date: expect.stringMatching(/Z$/) }
        : { creator_firstname: 'Alice', creator_lastname: 'Rao', created_on: expect.stringMatching(/Z$/) };
    const shown = { id: expect.any(String), author_id: alice.userId, comment: text, guest: false, ...names };
    expect(reply.body.data).toEqual({ ...shown, held: false });
    expect(await listedComments(target)).toEqual([shown]);
    expect(await storedComments(target)).toEqual([
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
        threadAt: expect.anything(),
        createdAt: expect.anything(),
      },
    ]);
  });

  test('When the work is unknown, not public or no work, then it is 404 and nothing changes', async () => {
    const [alice, owner] = [await joinAs(), await joinAs({ isArtist: true })];
    const own = byline({ userId: owner.userId });
    const targets = [await putTarget(commentedKind, { owner: own, creator: own, status: 'draft' })];
    if (commentedKind === 'image')
      targets.push(await putTarget(commentedKind, { owner: own, privacyStatus: 'Private' }));
    await expectUnchanged(async () => {
      for (const { id } of targets)
        for (const { token } of [alice, owner])
          expect((await sendComment({ commentedKind, id, path: '' }, 'Words', { token })).status, id).toBe(404);
      for (const id of [uniqueId('gone'), 'a/b', '__x__'])
        expect((await sendComment({ commentedKind, id, path: '' }, 'Words', alice)).status, id).toBe(404);
    });
  });
});

// One code path serves photographs and stories: what follows is proved for one of them.
describe('a comment on a photograph', () => {
  const max = COMMENT_MAX.image;

  test('When it has more than two links, then it is held: its writer learns it, the list does not show it', async () => {
    const [{ token }, target] = [await joinAs(), await putTarget('image')];
    const two = 'See https://a.example and www.b.example';
    expect((await sendComment(target, two, { token })).body.data).toMatchObject({ held: false });
    const three = 'http://a.example https://b.example www.c.example';
    const { status, body } = await sendComment(target, three, { token });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ held: true });
    const { id } = body.data as NewImageComment;
    expect((await db.doc(`reviews/comment-${id}`).get()).data()).toMatchObject({
      kind: 'comment',
      on: 'images',
      workId: target.id,
      commentId: id,
      reason: 'links',
    });
    expect((await sendComment(target, three, { token })).body.data).toMatchObject({ id, held: true });
    expect((await listedComments(target)).map((one) => one.comment)).toEqual([two]);
  });

  test('When it is as long as it may be, then it is taken; a longer, an empty one or one that says more is not', async () => {
    const [{ token }, target] = [await joinAs(), await putTarget('image')];
    expect((await sendComment(target, 'x'.repeat(max), { token })).status).toBe(201);
    await expectUnchanged(async () => {
      expect((await sendComment(target, 'x'.repeat(max + 1), { token })).status).toBe(400);
      expect((await sendComment(target, 'x'.repeat(1_000_000), { token })).status).toBe(413);
      for (const text of ['', '\u200b\u2060', ['a'], `a${'\u0301'.repeat(40)}`]) {
        const { status, body } = await sendComment(target, text, { token });
        expect(status).toBe(400);
        expect(Object.keys(body.error.fields ?? {})).toEqual(['comment']);
      }
      expect((await sendComment(target, ' ', { token })).body.error.message).toBe('Comment cannot be empty');
      const more = { ...bodyFor(target, 'a'), firstName: 'Admin' };
      expect((await postJson('/image/comment', more, { token })).status).toBe(400);
    });
  });

  test('When it is hostile HTML or turns the direction of writing, then it is stored and answered as text', async () => {
    const target = await putTarget('image');
    const texts = ACTIVE_HTML.filter((text) => text.length <= max && !text.includes('http'));
    const at = await startApp({ rateLimitFactor: 1000 });
    const { token } = await joinAs();
    for (const text of joinUpTo(max, texts)) {
      const { status, body } = await sendComment(target, text, { token, at });
      expect(status, text).toBe(201);
      expect((body.data as NewImageComment).comment).toBe(cleanText('prose', text));
    }
    expect(texts.length).toBeGreaterThan(50);
    await sendComment(target, 'abc\u202etxt.exe\u2066 end', { token, at });
    expect((await storedComments(target)).at(-1)).toMatchObject({ comment: 'abctxt.exe end' });
  });

  test('When the same text comes again and eight times at once, then it is one comment', async () => {
    const [{ token }, target, [at]] = [await joinAs(), await putTarget('image'), await twoInstances()];
    const replies = await callAtOnce(8, (at) => sendComment(target, 'Same words', { token, at }));
    expect(tally(replies)).toEqual({ 200: 7, 201: 1 });
    const ids = new Set(replies.map(({ body }) => (body.data as NewImageComment).id));
    expect(ids.size).toBe(1);
    expect(await storedComments(target)).toHaveLength(1);
    expect((await sendComment(target, ' Same words ', { token, at })).status).toBe(200);
    // Others say the same, and the same person says something else.
    expect((await sendComment(target, 'Same words', { token: (await joinAs()).token })).status).toBe(201);
    expect((await sendComment(target, 'Other words', { token })).status).toBe(201);
    expect((await sendComment(await putTarget('image'), 'Same words', { token })).status).toBe(201);
  });

  test('When it is repeated across the end of an interval, then it is one comment, and a new one after ten minutes', async () => {
    const [{ token }, target] = [await joinAs(), await putTarget('image')];
    const at = await startApp();
    const edge = Math.ceil(Date.now() / (10 * MINUTE)) * 10 * MINUTE;
    vi.useFakeTimers({ toFake: ['Date'], now: edge - 1000 });
    expect((await sendComment(target, 'Words', { token, at })).status).toBe(201);
    vi.setSystemTime(edge + 1000);
    expect((await sendComment(target, 'Words', { token, at })).status).toBe(200);
    vi.setSystemTime(edge + 10 * MINUTE);
    expect((await sendComment(target, 'Words', { token, at })).status).toBe(201);
    expect(await storedComments(target)).toHaveLength(2);
  });

  test('When a page of comments is read, then it costs its length and two, and holds none that is not shown', async () => {
    const target = await putTarget('image');
    const states = ['visible', 'held', 'hidden', 'rejected', 'visible'] as const;
    const comments = states.map((status, index) => [
      `${target.path}/${uniqueId('comment')}`,
      sampleComment({ status, comment: `Number ${index}` }),
    ]);
    await putAll(Object.fromEntries(comments));
    const { body, reads } = await call(`/image/comment/${target.id}`);
    expect((body.data as ImageComment[]).map((one) => one.comment).sort()).toEqual(['Number 0', 'Number 4']);
    expect(reads).toBeLessThanOrEqual(2 + 2);
  });

  test('When another site sends it through a browser, or the account has no profile, then it is refused and nothing changes', async () => {
    const [guest, { token }, target] = [await newGuest(), await joinAs(), await putTarget('image')];
    const newcomer = await signIn({});
    const headers = { Origin: 'https://evil.example' };
    await expectUnchanged(async () => {
      expect((await sendComment(target, 'a', { token, headers })).status).toBe(403);
      expect((await guest.post('/image/comment', bodyFor(target, 'a'), { headers })).status).toBe(403);
      const form = { method: 'POST', body: JSON.stringify(bodyFor(target, 'a')) };
      const sent = { ...headers, 'Content-Type': 'text/plain' };
      expect((await call('/image/comment', { ...form, headers: sent })).status).toBe(403);
      const plain = { 'Content-Type': 'text/plain' };
      expect((await call('/image/comment', { ...form, headers: plain, token })).status).toBe(415);
      expect((await sendComment(target, 'a', { token: newcomer.token })).status).toBe(403);
    });
  });

  test('When an account writes more than five times a minute, then the rest is 429 with a time to wait', async () => {
    const [{ token }, target] = [await joinAs(), await putTarget('image')];
    const at = await startApp({ rateLimitFactor: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / MINUTE) * MINUTE });
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sendComment(target, `Number ${index}`, { token, at })),
    );
    expect(tally(replies)).toEqual({ 201: 5, 429: 45 });
    for (const { status, headers } of replies)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await storedComments(target)).toHaveLength(5);
  });
});

/** The texts, several of them on lines of one where they fit. */
function joinUpTo(max: number, texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= max) joined[joined.length - 1] = `${last}\n${text}`;
    else joined.push(text);
  }
  return joined;
}
