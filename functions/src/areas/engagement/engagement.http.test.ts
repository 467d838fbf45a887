import { VISITOR_COOKIE_DAYS } from '@aperture-byline/contract/shared/constants';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inParallel, newBrowser, tally } from '../../../test-support/calls/visitors.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db } from '../../../test-support/project/database.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { callAtOnce, twoInstances } from '../../../test-support/servers/instances.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { call } from '../../../test-support/servers/suite.ts';
import { takeEvents } from '../../../test-support/triggers/run-triggers.ts';
import { putTargetImage, putTargetStory, stored, type Target } from '../../../test-support/works/engagement-targets.ts';
import { byline, putExhibition } from '../../../test-support/works/fixtures.ts';
import { runAllTriggers } from '../../../test-support/works/followers.ts';

afterEach(() => vi.useRealTimers());

const TARGETS: [what: string, put: (owner?: Byline) => Promise<Target>][] = [
  ['an image', putTargetImage],
  ['a story', putTargetStory],
];

describe.each(TARGETS)('%s that everybody may see', (_what, putTarget) => {
  test('When a visitor likes and views it, then each counts once, by the cookie that the first call sets', async () => {
    const target = await putTarget();
    const { send } = newBrowser();
    const first = await send(`/${target.likeableKind}/like/${target.id}`);
    expect({ status: first.status, body: first.body }).toEqual({
      status: 201,
      body: { returnCode: 201, data: { likes: 4 } },
    });
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const [header = '', ...others] = first.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(header).toMatch(/^__session=s%3A[0-9a-f]{32}\.[^;]+; /);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/api', 'Max-Age=34560000'])
      expect(header.split('; ')).toContain(attribute);

    const again = await send(`/${target.likeableKind}/like/${target.id}`);
    expect({ status: again.status, body: again.body }).toEqual({
      status: 200,
      body: { returnCode: 200, data: { likes: 4 } },
    });
    expect(again.headers.get('set-cookie')).toBeNull();
    const view = await send(`/${target.likeableKind}/view/${target.id}`);
    expect(view.body).toEqual({ returnCode: 201, data: null });
    expect((await send(`/${target.likeableKind}/view/${target.id}`)).status).toBe(200);
    const { likes, views, engagement } = await stored(target);
    expect({ likes, views }).toEqual({ likes: 4, views: 15 });
    expect(engagement).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        userId: null,
        likedAt: expect.anything(),
        viewedAt: expect.anything(),
        expiresAt: expect.anything(),
      },
    ]);
    expect(header).toContain(engagement[0]?.id);
  });

  test('When a visitor or a member takes a like back, then only their own goes, once, and can be given anew', async () => {
    const target = await putTarget();
    const member = await joinAs();
    const visitor = newBrowser();
    const path = `/${target.likeableKind}/like/${target.id}`;
    const takeBack = { method: 'DELETE' };
    expect((await newBrowser().send(path, takeBack)).body).toEqual({ returnCode: 200, data: { likes: 3 } });
    await visitor.send(path);
    await call(path, { method: 'POST', token: member.token });
    for (let times = 0; times < 2; times += 1)
      expect((await visitor.send(path, takeBack)).body).toEqual({ returnCode: 200, data: { likes: 4 } });
    expect((await call(path, { ...takeBack, token: member.token })).body.data).toEqual({ likes: 3 });
    expect(await stored(target)).toMatchObject({ likes: 3 });
    expect((await visitor.send(path)).body).toEqual({ returnCode: 201, data: { likes: 4 } });
  });

  test('When a member, its owner or an admin likes it, then each counts once and gets no cookie', async () => {
    const owner = await joinAs({ isArtist: true });
    const target = await putTarget(byline({ userId: owner.userId }));
    const people = [await joinAs(), owner, await joinAs({ admin: true })];
    for (const { token, userId } of people) {
      const like = () => call(`/${target.likeableKind}/like/${target.id}`, { method: 'POST', token });
      const first = await like();
      expect(first.status).toBe(201);
      expect(first.headers.get('set-cookie')).toBeNull();
      expect((await like()).status).toBe(200);
      const { engagement } = await stored(target);
      expect(engagement.find(({ id }) => id === String(userId))).toMatchObject({ userId, expiresAt: null });
    }
    expect(await stored(target)).toMatchObject({ likes: 6, views: 14 });
  });

  test('When a member asks what they did with it, then they learn their own, and nobody else’s', async () => {
    const target = await putTarget();
    const [alice, bob] = [await joinAs(), await joinAs()];
    const newcomer = await signIn({});
    const path = `/${target.likeableKind}/engagement/${target.id}`;
    const bookmarked = (value: boolean) => (target.likeableKind === 'blog' ? { bookmarked: value } : {});
    const markOf = async (token: string) => (await call(path, { token })).body.data;
    await newBrowser().send(`/${target.likeableKind}/like/${target.id}`);
    expect(await markOf(alice.token)).toEqual({ liked: false, likes: 4, ...bookmarked(false) });
    await call(`/${target.likeableKind}/like/${target.id}`, { method: 'POST', token: alice.token });
    await call(`/${target.likeableKind}/view/${target.id}`, { method: 'POST', token: bob.token });
    if (target.likeableKind === 'blog')
      await call(`/blog/bookmark/${target.id}`, { method: 'POST', token: alice.token });
    const { headers, reads } = await call(path, { token: alice.token });
    expect(headers.get('cache-control')).toBe('private, no-store');
    // The work, its counts and the engagement, and the bookmark of a story.
    expect(reads).toBe(target.likeableKind === 'blog' ? 4 : 3);
    expect(await markOf(alice.token)).toEqual({ liked: true, likes: 5, ...bookmarked(true) });
    for (const { token } of [bob, newcomer])
      expect(await markOf(token)).toEqual({ liked: false, likes: 5, ...bookmarked(false) });
    expect((await call(path)).status).toBe(401);
  });
});

// One code path counts for both: what follows is proved for one of them.
describe.each(TARGETS.slice(0, 1))('%s that everybody may see', (_what, putTarget) => {
  test('When a visitor only looks, then the cookie ends with the browser’s session; a like makes it last, once', async () => {
    const target = await putTarget();
    const { send } = newBrowser();
    const cookieAfter = async (kind: 'like' | 'view', id: string) =>
      (await send(`/${target.likeableKind}/${kind}/${id}`)).headers.getSetCookie()[0]?.split('; ');
    const session = await cookieAfter('view', target.id);
    expect(session?.[0]).toMatch(/^__session=s%3A[0-9a-f]{32}~session\./);
    expect(session?.filter((part) => /^(?:max-age|expires)=/i.test(part))).toEqual([]);
    expect(await cookieAfter('view', (await putTarget()).id)).toBeUndefined();
    const lasting = await cookieAfter('like', target.id);
    expect(lasting?.[0]).toMatch(/^__session=s%3A[0-9a-f]{32}\./);
    expect(lasting).toContain(`Max-Age=${VISITOR_COOKIE_DAYS * 24 * 60 * 60}`);
    for (const kind of ['like', 'view'] as const)
      expect(await cookieAfter(kind, (await putTarget()).id)).toBeUndefined();
    const { engagement } = await stored(target);
    expect(engagement).toMatchObject([{ likedAt: expect.anything(), viewedAt: expect.anything() }]);
  });

  test('When a member likes it in a browser that looked before, then its cookie does not last longer', async () => {
    const [target, { token }] = [await putTarget(), await joinAs()];
    const { send } = newBrowser();
    await send(`/${target.likeableKind}/view/${target.id}`);
    const { status, headers } = await send(`/${target.likeableKind}/like/${target.id}`, { token });
    expect([status, headers.getSetCookie()]).toEqual([201, []]);
  });

  test('When an account has no profile yet, then its browser counts', async () => {
    const [target, { token }] = [await putTarget(), await signIn({})];
    const { send } = newBrowser();
    const like = () => send(`/${target.likeableKind}/like/${target.id}`, { token });
    expect([(await like()).status, (await like()).status]).toEqual([201, 200]);
    expect((await stored(target)).engagement).toMatchObject([{ userId: null }]);
  });

  test('When a visitor leaves a name, then the browser stays the same one, and the other way round', async () => {
    const target = await putTarget();
    const [visitor, guest] = [newBrowser(), newBrowser()];
    await visitor.send(`/${target.likeableKind}/like/${target.id}`);
    const guestIds: string[] = [];
    for (const browser of [visitor, guest]) {
      const { body } = await browser.post('/user', { firstName: 'Ravi' });
      guestIds.push(String((body.data as { userId: number }).userId));
    }
    expect((await visitor.send(`/${target.likeableKind}/like/${target.id}`)).status).toBe(200);
    const liked = await guest.send(`/${target.likeableKind}/like/${target.id}`);
    expect({ status: liked.status, cookie: liked.headers.get('set-cookie') }).toEqual({
      status: 201,
      cookie: null,
    });
    // The record of the visitor who became a guest is still proved.
    const { body } = await visitor.post('/user', { lastName: 'Rao' });
    expect(body.data).toEqual({ userId: Number(guestIds[0]), alreadyExists: true });
    expect((await stored(target)).engagement.map(({ id }) => id)).toContain(guestIds[1]);
  });

  test('When the cookie was changed or made up, then its sender is somebody new', async () => {
    const target = await putTarget();
    const ids = new Set<string>();
    for (const cookie of ['__session=s%3Aaa.bb', `__session=${'a'.repeat(32)}`, '__session=%']) {
      const reply = await call(`/${target.likeableKind}/like/${target.id}`, {
        method: 'POST',
        headers: { Cookie: cookie },
      });
      expect(reply.status).toBe(201);
      ids.add(String(reply.headers.get('set-cookie')));
    }
    expect(ids.size).toBe(3);
    expect((await stored(target)).engagement.map(({ id }) => id)).not.toContain('a'.repeat(32));
  });

  test('When half an hour has passed, then a visitor’s next view counts, and a like never again', async () => {
    const target = await putTarget();
    const at = await startApp();
    const { send } = newBrowser();
    const statuses = async () => [
      (await send(`/${target.likeableKind}/view/${target.id}`, { at })).status,
      (await send(`/${target.likeableKind}/like/${target.id}`, { at })).status,
    ];
    expect(await statuses()).toEqual([201, 201]);
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start + 29 * MINUTE });
    expect(await statuses()).toEqual([200, 200]);
    vi.setSystemTime(start + 31 * MINUTE);
    expect(await statuses()).toEqual([201, 200]);
    expect(await stored(target)).toMatchObject({ likes: 4, views: 16 });
  });

  test('When somebody only looks, then the engagement is soon forgotten, and a visitor’s like with the cookie', async () => {
    const target = await putTarget();
    const { send } = newBrowser();
    const days = async () => {
      const [engagement] = (await stored(target)).engagement;
      return Math.round(((engagement?.expiresAt?.toMillis() ?? 0) - Date.now()) / (24 * 60 * MINUTE));
    };
    await send(`/${target.likeableKind}/view/${target.id}`);
    expect(await days()).toBe(1);
    await send(`/${target.likeableKind}/like/${target.id}`);
    expect(await days()).toBe(400);
  });

  test('When one visitor likes a hundred times in turn and at once, then one like is counted', async () => {
    const [inTurn, atOnce, [at]] = [await putTarget(), await putTarget(), await twoInstances()];
    const { send } = newBrowser();
    const first = await inParallel(100, 1, () => send(`/${inTurn.likeableKind}/like/${inTurn.id}`, { at }));
    expect(tally(first)).toEqual({ 201: 1, 200: 99 });
    const others = Array.from({ length: 5 }, newBrowser);
    for (const other of others) await other.send(`/${inTurn.likeableKind}/like/${inTurn.id}`, { at });
    // While others are counted, the visitor's calls wait, and are then counted together.
    const counting = others.map((other) => other.send(`/${atOnce.likeableKind}/like/${atOnce.id}`, { at }));
    const second = await callAtOnce(100, (at) => send(`/${atOnce.likeableKind}/like/${atOnce.id}`, { at }));
    expect(tally(await Promise.all(counting))).toEqual({ 201: 5 });
    expect(tally(second)).toEqual({ 201: 1, 200: 99 });
    for (const target of [inTurn, atOnce]) {
      const { likes, engagement } = await stored(target);
      expect({ likes, engagement: engagement.length }).toEqual({ likes: 9, engagement: 6 });
    }
  });

  test('When one visitor views fifty times at once, then one view is counted', async () => {
    const target = await putTarget();
    const { send } = newBrowser();
    await send(`/${target.likeableKind}/like/${target.id}`, { at: (await twoInstances())[0] });
    const replies = await callAtOnce(50, (at) => send(`/${target.likeableKind}/view/${target.id}`, { at }));
    expect(tally(replies)).toEqual({ 201: 1, 200: 49 });
    expect(await stored(target)).toMatchObject({ likes: 4, views: 15 });
  });

  test('When a like is counted, then it costs four reads beside the one of the rate limit', async () => {
    const target = await putTarget();
    const { reads } = await call(`/${target.likeableKind}/like/${target.id}`, { method: 'POST' });
    expect(reads).toBe(4);
  });

  test('When it is liked and viewed, and the like is taken back, then no function starts', async () => {
    const target = await putTarget();
    await runAllTriggers();
    const { send } = newBrowser();
    for (const [method, name, status] of [
      ['POST', 'view', 201],
      ['POST', 'like', 201],
      ['DELETE', 'like', 200],
    ] as const)
      expect((await send(`/${target.likeableKind}/${name}/${target.id}`, { method })).status).toBe(status);
    expect(takeEvents()).toEqual([]);
    expect(await stored(target)).toMatchObject({ likes: 3, views: 15 });
    await db.doc(target.path).update({ title: 'New' });
    expect(takeEvents()).toHaveLength(1);
  });

  test('When it is given to somebody else by hand and back, then its counts go along, with those that came meanwhile', async () => {
    const [target, newOwner] = [await putTarget(), byline()];
    const field = target.likeableKind === 'image' ? 'owner' : 'creator';
    const given = { ...target, ownerId: newOwner.userId };
    const oldOwner = (await db.doc(target.path).get()).get(field);
    await db.doc(target.path).update({ [field]: newOwner });
    await runAllTriggers();
    expect((await newBrowser().send(`/${target.likeableKind}/like/${target.id}`)).body.data).toEqual({ likes: 4 });
    expect(await stored(given)).toMatchObject({ likes: 4, views: 14 });
    await db.doc(target.path).update({ [field]: oldOwner });
    await runAllTriggers();
    expect(await stored(target)).toMatchObject({ likes: 4, views: 14 });
    expect(await stored(given)).not.toHaveProperty('likes');
  });
});

test('When a public image hangs in an exhibition that has closed, then it still counts: the gallery shows it', async () => {
  const target = await putTargetImage();
  const past = {
    startDate: new Date(Date.now() - 9 * 24 * 60 * MINUTE),
    endDate: new Date(Date.now() - MINUTE),
  };
  await putExhibition({ imageIds: [target.id], ...past });
  expect((await call(`/image/like/${target.id}`, { method: 'POST' })).status).toBe(201);
});

test('When a work vanishes while it is being liked, then it is 404 and no engagement stays', async () => {
  const target = await putTargetImage();
  const { countOnce } = await import('../../data/stats/engagement.ts');
  await db.doc(target.path).delete();
  const counted = { visitor: 'a'.repeat(32), userId: null, count: 'likes', now: new Date() } as const;
  const work = { on: 'images', id: target.id, ownerId: 1, title: '', subjectId: target.id } as const;
  expect(await countOnce(work, counted)).toBeNull();
  for (const name of ['figures', 'counts']) expect((await db.collection(`users/1/${name}`).get()).size).toBe(0);
  expect((await db.collection(`${target.path}/marks`).get()).size).toBe(0);
});

test('When a photographer deletes an image, then its counts go, and those of others stay', async () => {
  const artist = await joinAs({ isArtist: true });
  const owner = byline({ userId: artist.userId });
  const [kept, deleted] = [await putTargetImage(owner), await putTargetImage(owner)];
  const { status } = await call(`/studio/image/${deleted.id}`, { method: 'DELETE', token: artist.token });
  expect(status).toBe(200);
  expect(await stored(deleted)).toEqual({ engagement: [] });
  expect(await stored(kept)).toMatchObject({ likes: 3, views: 14 });
});

test('When a story is deleted, then its counts go with the marks of its visitors, and those of others stay', async () => {
  const creator = byline();
  const [kept, deleted] = [await putTargetStory(creator), await putTargetStory(creator)];
  await newBrowser().send(`/blog/like/${deleted.id}`);
  await db.doc(deleted.path).delete();
  await runAllTriggers();
  expect(await stored(deleted)).toEqual({ engagement: [] });
  expect(await stored(kept)).toMatchObject({ likes: 3, views: 14 });
});

test('When an image is deleted and restored by hand, then its likes are there, and can be taken back', async () => {
  const target = await putTargetImage();
  const [visitor, document] = [newBrowser(), (await db.doc(target.path).get()).data() ?? {}];
  await visitor.send(`/image/like/${target.id}`);
  await db.doc(target.path).delete();
  await runAllTriggers();
  await db.doc(target.path).set(document);
  const taken = await visitor.send(`/image/like/${target.id}`, { method: 'DELETE' });
  expect(taken.body.data).toEqual({ likes: 3 });
});
