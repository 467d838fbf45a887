import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { NewImageComment } from '@aperture-byline/contract/image/wire';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import type { ReviewPage } from '@aperture-byline/contract/review/wire';
import { sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../test-support/accounts.ts';
import { cleanUp, db, put, uniqueId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { byline, putBlog, putImage } from '../../../test-support/fixtures.ts';
import { callAtOnce } from '../../../test-support/instances.ts';
import { startApp, stopApps } from '../../../test-support/local-app.ts';
import {
  changeUser,
  joinAs,
  type Member,
  mailsTo,
  removeMembers,
  type Sender,
} from '../../../test-support/members.ts';
import { call, get, postJson } from '../../../test-support/suite.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';
import { newBrowser } from '../../../test-support/visitors.ts';
import { onCommentWritten } from './on-comment-written.ts';

type Noun = 'image' | 'blog';

let owner: Member;
let writer: Member;
let stranger: Member;
let admin: Member;

beforeAll(async () => {
  [owner, writer, stranger, admin] = [
    await joinAs({ isArtist: true }),
    await joinAs({ firstName: 'Asha' }),
    await joinAs(),
    await joinAs({ admin: true }),
  ];
});
afterEach(stopApps);
afterAll(async () => {
  const audit = await db.collection('audit').where('adminId', '==', admin.userId).get();
  for (const { ref } of audit.docs) await ref.delete();
  const reviews = await db.collection('reviews').where('ownerId', '==', owner.userId).get();
  for (const { ref } of reviews.docs) await ref.delete();
  await cleanUp();
  await removeMembers();
});

interface Place {
  noun: Noun;
  workId: string;
  commentId: string;
  /** In the database. */
  path: string;
  /** Below the API. */
  address: string;
}

async function putWork(noun: Noun): Promise<string> {
  const own = byline({ userId: owner.userId });
  return noun === 'image'
    ? putImage({ owner: own, title: 'Dusk' })
    : (await putBlog({ creator: own, title: 'Dusk' })).id;
}

/** A comment of the writer on a work of the owner. */
async function putComment(noun: Noun, fields: Partial<StoredComment> = {}): Promise<Place> {
  const [workId, commentId] = [await putWork(noun), uniqueId('comment')];
  const path = `${noun}s/${workId}/comments/${commentId}`;
  const comment = sampleComment({
    authorId: writer.userId,
    firstName: 'Asha',
    comment: 'Rude words',
    ...fields,
  });
  await put(path, comment);
  // The trigger opens it, as after an edit in the console.
  if (comment.status !== 'visible')
    await eventually('it waits', async () => (await db.doc(`reviews/comment-${commentId}`).get()).exists);
  return { noun, workId, commentId, path, address: `/${noun}/comment/${workId}/${commentId}` };
}

/** The same through the API, so that the triggers take it for new. */
async function writeComment(noun: Noun, text: string, { token } = writer): Promise<Place> {
  const workId = await putWork(noun);
  const { status, body } = await postJson(
    `/${noun}/comment`,
    { [`${noun}Id`]: workId, comment: text },
    { token },
  );
  expect(status).toBe(201);
  const { id: commentId } = body.data as NewImageComment;
  const path = `${noun}s/${workId}/comments/${commentId}`;
  return { noun, workId, commentId, path, address: `/${noun}/comment/${workId}/${commentId}` };
}

const remove = ({ address }: Place, options: Parameters<typeof call>[1] = {}) =>
  call(address, { method: 'DELETE', ...options });
const report = (
  { address }: Place,
  options: Parameters<typeof postJson>[2] = {},
  reason: unknown = 'It is rude',
) => postJson(`${address}/report`, { reason }, options);
const storedStatus = async ({ path }: Place) =>
  (await db.doc(path).get()).get('status') as string | undefined;
const listedIds = async ({ noun, workId }: Place) =>
  (await get<{ id: string }[]>(`/${noun}/comment/${workId}`)).map(({ id }) => id);
const reviewOf = ({ commentId }: Place) => db.doc(`reviews/comment-${commentId}`).get();
const decide = ({ commentId }: Place, decision: string, { token, at }: Sender = admin) =>
  call(`/studio/review/comment-${commentId}/${decision}`, { method: 'POST', token, at });
const auditOf = async ({ commentId }: Place) =>
  (await db.collection('audit').where('commentId', '==', commentId).get()).docs.map((entry) => entry.data());
const listComments = async () => {
  const { items } = await get<ReviewPage>('/studio/review?kind=comment', { token: admin.token });
  return items.filter((review) => review.kind === 'comment');
};
const noticesOf = ({ token }: Member) => get<Notice[]>('/user/notice', { token });

/** The person's notices about a work, once there are so many. */
function noticesAbout(member: Member, { noun, workId }: Place, count: number): Promise<Notice[]> {
  return eventually(`${count} notices`, async () => {
    const subject = noun === 'image' ? workId : (await db.doc(`blogs/${workId}`).get()).get('slug');
    const about = (await noticesOf(member)).filter((notice) => notice.subject_id === subject);
    return about.length >= count && about;
  });
}

describe.each(['image', 'blog'] as const)('removing a comment on a public %s', (noun) => {
  test('When its writer or the owner of the work does, then it is gone with its reports, and nobody is recorded', async () => {
    for (const { token } of [writer, owner]) {
      const place = await putComment(noun);
      await report(place, { token: stranger.token });
      const { status, body } = await remove(place, { token });
      expect({ status, body }).toEqual({ status: 200, body: { returnCode: 200, data: null } });
      expect(await storedStatus(place)).toBeUndefined();
      expect((await db.collection(`${place.path}/reports`).get()).size).toBe(0);
      expect(await listedIds(place)).toEqual([]);
      expect(await auditOf(place)).toEqual([]);
      expect((await remove(place, { token })).status).toBe(404);
    }
  });

  test('When an admin does, then it is gone with its review, and the decision is recorded', async () => {
    const place = await putComment(noun, { status: 'hidden' });
    await put(`reviews/comment-${place.commentId}`, { kind: 'comment', createdAt: new Date() });
    expect((await remove(place, { token: admin.token })).status).toBe(200);
    expect(await storedStatus(place)).toBeUndefined();
    expect((await reviewOf(place)).exists).toBe(false);
    expect(await auditOf(place)).toEqual([
      {
        kind: 'comment',
        decision: 'deleted',
        on: `${noun}s`,
        workId: place.workId,
        commentId: place.commentId,
        adminId: admin.userId,
        createdAt: expect.anything(),
      },
    ]);
  });

  test('When nobody, a stranger, an admin of yesterday or another site does, then nothing changes', async () => {
    const former = await joinAs({ admin: true });
    await changeUser(former, { admin: false });
    await eventually('the trigger is done', async () => (await mailsTo(former)).length > 0);
    const [shown, held] = [await putComment(noun), await putComment(noun, { status: 'held' })];
    const guest = newBrowser();
    await expectUnchanged(async () => {
      expect((await remove(shown)).status).toBe(401);
      expect((await guest.send(shown.address, { method: 'DELETE' })).status).toBe(401);
      for (const { token } of [stranger, former]) {
        expect((await remove(shown, { token })).status).toBe(403);
        expect((await remove(held, { token })).status).toBe(404);
      }
      expect((await remove(held)).status).toBe(404);
      const headers = { Origin: 'https://evil.example' };
      expect((await remove(shown, { token: writer.token, headers })).status).toBe(403);
      for (const address of [`/${noun}/comment/${shown.workId}/${uniqueId('gone')}`, `/${noun}/comment/x/y`])
        expect((await call(address, { method: 'DELETE', token: admin.token })).status).toBe(404);
      // A comment is found below its own work only.
      const elsewhere = `/${noun}/comment/${held.workId}/${shown.commentId}`;
      expect((await call(elsewhere, { method: 'DELETE', token: admin.token })).status).toBe(404);
    });
  });

  test('When ten remove it at once, then one of them did', async () => {
    const place = await putComment(noun);
    const replies = await callAtOnce(10, (at) => remove(place, { token: writer.token, at }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(9);
  });

  test('When the work is no longer public, then its comments can still be removed', async () => {
    const place = await putComment(noun);
    await db.doc(`${noun}s/${place.workId}`).update({ status: 'draft' });
    expect((await remove(place, { token: writer.token })).status).toBe(200);
  });
});

test('When a guest removes a comment, then it must be the guest’s own, by the cookie', async () => {
  const [guest, other] = [newBrowser(), newBrowser()];
  const ids: number[] = [];
  for (const browser of [guest, other])
    ids.push(((await browser.post('/user', {})).body.data as { userId: number }).userId);
  const place = await putComment('image', { authorId: ids[0] ?? 0, guest: true });
  expect((await other.send(place.address, { method: 'DELETE' })).status).toBe(403);
  expect((await guest.send(place.address, { method: 'DELETE' })).status).toBe(200);
  expect(await storedStatus(place)).toBeUndefined();
  for (const id of ids) await db.doc(`users/${id}`).delete();
});

describe.each(['image', 'blog'] as const)('reporting a comment on a public %s', (noun) => {
  test('When the first person does, then it waits for review and stays on the list; with the third it leaves the list', async () => {
    const place = await putComment(noun);
    const at = await startApp({ rateLimitFactor: 1000, proxyHops: 1 });
    const from = (address: string) => ({ at, headers: { 'X-Forwarded-For': address } });
    expect((await report(place, from('198.51.100.1'))).status).toBe(201);
    // Without a cookie it is the same visitor all the same.
    expect((await report(place, from('198.51.100.1'))).status).toBe(200);
    const waiting = async () => (await listComments()).find(({ comment }) => comment.id === place.commentId);
    const first = await waiting();
    expect(first).toMatchObject({ reason: 'reports', is_visible: true, reports: ['It is rude'] });
    expect((await report(place, { token: stranger.token })).status).toBe(201);
    expect((await report(place, { token: stranger.token }, 'Again')).status).toBe(200);
    expect(await listedIds(place)).toEqual([place.commentId]);
    expect((await report(place, from('198.51.100.2'), ' Third ')).status).toBe(201);
    expect(await listedIds(place)).toEqual([]);
    expect(await storedStatus(place)).toBe('hidden');
    // It is the same review: whoever has read it may decide.
    expect(await waiting()).toMatchObject({
      created_on: first?.created_on,
      is_visible: false,
      reports: ['It is rude', 'It is rude', 'Third'],
    });
    const { docs } = await db.collection(`${place.path}/reports`).get();
    expect(docs.map((one) => one.get('reason')).sort()).toEqual(['It is rude', 'It is rude', 'Third']);
    expect(docs.map((one) => one.get('userId')).sort()).toEqual([stranger.userId, null, null]);
    expect(docs.map(({ id }) => id).join()).not.toContain('198.51');
  });

  test('When one person did, then an admin rejects or approves it, or it is deleted in the console, and nothing waits', async () => {
    for (const [decision, status] of [
      ['reject', 'rejected'],
      ['approve', 'visible'],
    ] as const) {
      const place = await putComment(noun);
      await report(place, { token: stranger.token });
      expect((await decide(place, decision)).status).toBe(200);
      expect(await storedStatus(place)).toBe(status);
      expect((await reviewOf(place)).exists).toBe(false);
      await report(place, { token: owner.token });
      expect((await reviewOf(place)).exists).toBe(false);
    }
    const place = await putComment(noun);
    await report(place, { token: stranger.token });
    await db.doc(place.path).delete();
    await eventually('the review is gone', async () => !(await reviewOf(place)).exists);
  });

  test('When accounts with unconfirmed addresses do, then they count as the one address that they come from', async () => {
    const place = await putComment(noun);
    const people = await Promise.all([1, 2, 3].map(() => signIn({}, { verified: false })));
    const statuses: number[] = [];
    for (const { token } of people) {
      await postJson('/user', { firstName: 'Newcomer' }, { token });
      statuses.push((await report(place, { token })).status);
    }
    expect(statuses).toEqual([201, 200, 200]);
    expect(await storedStatus(place)).toBe('visible');
  });

  test('When fifteen of one person come at once, then one counts', async () => {
    const place = await putComment(noun);
    const replies = await callAtOnce(15, (at) => report(place, { token: stranger.token, at }));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await db.doc(place.path).get()).get('reports')).toBe(1);
  });

  test('When the reason or the comment is none, then it is refused and nothing changes', async () => {
    const [place, held] = [await putComment(noun), await putComment(noun, { status: 'held' })];
    const draft = await putComment(noun);
    await db.doc(`${noun}s/${draft.workId}`).update({
      status: 'draft',
      // As the trigger would.
      ...(noun === 'image' && { 'picture.path': `unpublished/${draft.workId}` }),
    });
    await expectUnchanged(async () => {
      for (const reason of [undefined, '', ' \u200b', 'x'.repeat(501), 5, ['a']])
        expect((await report(place, {}, reason === undefined ? null : reason)).status).toBe(400);
      expect((await postJson(`${place.address}/report`, { reason: 'a', userId: 1 })).status).toBe(400);
      for (const other of [held, draft, { ...place, address: `/${noun}/comment/${place.workId}/none` }])
        expect((await report(other)).status).toBe(404);
      expect((await report(place, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
    });
  });
});

describe('the review of comments', () => {
  test('When a held comment is approved, then everybody sees it, its writer and the owner are told once', async () => {
    const place = await writeComment('image', 'http://a.example http://b.example http://c.example');
    expect(await noticesAbout(writer, place, 1)).toMatchObject([
      { kind: 'imageComment', state: 'held', title: 'Dusk' },
    ]);
    const listed = await listComments();
    expect(listed.find(({ comment }) => comment.id === place.commentId)).toEqual({
      id: `comment-${place.commentId}`,
      kind: 'comment',
      reason: 'links',
      is_visible: false,
      created_on: expect.stringMatching(/Z$/),
      comment: {
        id: place.commentId,
        author_id: writer.userId,
        author_name: 'Asha Pillai',
        guest: false,
        comment: 'http://a.example http://b.example http://c.example',
        created_on: expect.stringMatching(/Z$/),
      },
      work: { kind: 'image', id: place.workId, title: 'Dusk', subject_id: place.workId },
      reports: [],
    });
    expect((await decide(place, 'approve')).body).toEqual({ returnCode: 200, data: null });
    expect(await listedIds(place)).toEqual([place.commentId]);
    expect((await reviewOf(place)).exists).toBe(false);
    expect(await auditOf(place)).toMatchObject([{ decision: 'approved', adminId: admin.userId }]);
    const states = (await noticesAbout(writer, place, 2)).map(({ state }) => state);
    expect(states).toEqual(['restored', 'held']);
    expect(await noticesAbout(owner, place, 1)).toMatchObject([{ state: 'new', read: false }]);
  });

  test('When a reported comment is approved, then reports do not hide it again', async () => {
    const place = await putComment('blog', { reports: 2 });
    await report(place, { token: stranger.token }, 'I do not like it');
    expect(await storedStatus(place)).toBe('hidden');
    const listed = await listComments();
    const review = listed.find(({ comment }) => comment.id === place.commentId);
    expect(review).toMatchObject({
      reason: 'reports',
      work: { kind: 'story' },
      reports: ['I do not like it'],
    });
    expect((await decide(place, 'approve')).status).toBe(200);
    await noticesAbout(writer, place, 2);
    await expectUnchanged(async () => {
      for (const { token } of [owner, admin, stranger])
        expect((await report(place, { token })).status).toBe(200);
    });
    expect(await listedIds(place)).toEqual([place.commentId]);
  });

  test('When it is rejected, then it stays away from everybody', async () => {
    const place = await writeComment('blog', 'www.a.example www.b.example www.c.example');
    expect((await decide(place, 'reject')).status).toBe(200);
    expect(await storedStatus(place)).toBe('rejected');
    expect(await listedIds(place)).toEqual([]);
    expect(await auditOf(place)).toMatchObject([{ decision: 'rejected' }]);
    expect((await report(place)).status).toBe(404);
  });

  test('When two admins decide at once, then one decision counts', async () => {
    const place = await writeComment('image', 'www.a.example www.b.example www.c.example');
    const other = await joinAs({ admin: true });
    const replies = await callAtOnce(2, (at, index) =>
      index === 0 ? decide(place, 'approve', { ...admin, at }) : decide(place, 'reject', { ...other, at }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    const [entry, ...others] = await auditOf(place);
    expect(others).toEqual([]);
    const expected = entry?.decision === 'approved' ? 'visible' : 'rejected';
    expect(await storedStatus(place)).toBe(expected);
    const audit = await db.collection('audit').where('adminId', '==', other.userId).get();
    for (const { ref } of audit.docs) await ref.delete();
  });

  test('When nobody, a user, an artist or the claim alone asks, then nothing is told and nothing changes', async () => {
    const place = await writeComment('image', 'http://a.example http://b.example http://d.example');
    await noticesAbout(writer, place, 1);
    await expectUnchanged(async () => {
      for (const path of ['/studio/review', `/studio/review/comment-${place.commentId}/approve`]) {
        const method = path.endsWith('approve') ? 'POST' : 'GET';
        expect((await call(path, { method })).status).toBe(401);
        for (const { token } of [stranger, owner, writer])
          expect((await call(path, { method, token })).status).toBe(403);
      }
      for (const id of ['none', 'a%2Fb', '__x__'])
        expect(
          (await call(`/studio/review/${id}/approve`, { method: 'POST', token: admin.token })).status,
        ).toBe(404);
    });
  });

  test('When the work of a held comment is deleted, then nothing waits any more', async () => {
    for (const noun of ['image', 'blog'] as const) {
      const place = await writeComment(noun, 'www.a.example www.b.example www.c.example');
      await db.recursiveDelete(db.doc(`${noun}s/${place.workId}`));
      await eventually('the review is gone', async () => !(await reviewOf(place)).exists);
      expect(await auditOf(place)).toEqual([]);
    }
  });

  test('When a held or hidden comment is decided in the console, then nothing waits, and what was decided counts', async () => {
    const held = await writeComment('image', 'www.a.example www.b.example www.c.example');
    await db.doc(held.path).update({ status: 'visible' });
    await eventually('the review is gone', async () => !(await reviewOf(held)).exists);
    expect(await auditOf(held)).toMatchObject([{ decision: 'approved', adminId: null }]);
    expect((await db.doc(held.path).get()).get('isApproved')).toBe(true);
    expect(await listedIds(held)).toEqual([held.commentId]);

    const hidden = await putComment('blog', { reports: 2 });
    await report(hidden, { token: stranger.token });
    expect((await reviewOf(hidden)).exists).toBe(true);
    await db.doc(hidden.path).update({ status: 'rejected' });
    await eventually('the review is gone', async () => !(await reviewOf(hidden)).exists);
    expect(await auditOf(hidden)).toMatchObject([{ decision: 'rejected', adminId: null }]);

    const shown = await putComment('image');
    await db.doc(shown.path).update({ status: 'hidden' });
    await eventually('it waits', async () => (await reviewOf(shown)).exists);
    expect((await decide(shown, 'approve')).status).toBe(200);
    expect(await listedIds(shown)).toEqual([shown.commentId]);
    for (const place of [held, hidden])
      for (const { ref } of (await db.collection('audit').where('commentId', '==', place.commentId).get())
        .docs)
        await ref.delete();
  });

  test('When the comment was deleted meanwhile, then there is nothing to decide', async () => {
    const place = await writeComment('image', 'http://a.example http://b.example http://e.example');
    await remove(place, { token: writer.token });
    const listed = await listComments();
    expect(listed.some(({ comment }) => comment.id === place.commentId)).toBe(false);
    expect((await decide(place, 'approve')).status).toBe(404);
    expect(await auditOf(place)).toEqual([]);
  });
});

describe('notices', () => {
  test('When somebody comments on a work, then its owner is told once, and nobody of an own comment', async () => {
    for (const noun of ['image', 'blog'] as const) {
      const place = await writeComment(noun, 'What light');
      await postJson(
        `/${noun}/comment`,
        { [`${noun}Id`]: place.workId, comment: 'Thank you' },
        { token: owner.token },
      );
      const kind = noun === 'image' ? 'imageComment' : 'storyComment';
      expect(await noticesAbout(owner, place, 1)).toEqual([
        {
          id: expect.any(String),
          kind,
          state: 'new',
          subject_id: noun === 'image' ? place.workId : expect.any(String),
          title: 'Dusk',
          read: false,
          created_on: expect.stringMatching(/Z$/),
        },
      ]);
      expect((await noticesOf(writer)).filter(({ state }) => state === 'new')).toEqual([]);
    }
  });

  test('When an event comes five times at once and again after the notice was read, then there is one, still read', async () => {
    const place = await putComment('image');
    const after = sampleComment({ authorId: writer.userId, createdAt: new Date() });
    const event = {
      eventId: uniqueId('event'),
      on: 'images',
      workId: place.workId,
      commentId: place.commentId,
      before: null,
      after,
    } as const;
    await Promise.all(Array.from({ length: 5 }, () => onCommentWritten(event)));
    const [notice, ...others] = await noticesAbout(owner, place, 1);
    expect(others).toEqual([]);
    expect(notice?.id).toBe(event.eventId);
    const ids = [event.eventId, 'unknown', 'a/b'];
    expect((await postJson('/user/notice/read', { ids }, { token: owner.token })).status).toBe(200);
    await onCommentWritten(event);
    expect(await noticesAbout(owner, place, 1)).toMatchObject([{ read: true }]);
  });

  test('When a comment is old, its work gone, its owner gone or a guest, then nobody is told', async () => {
    const [place, orphan] = [await putComment('image'), await putImage()];
    const fresh = sampleComment({ authorId: 100000001, guest: true, createdAt: new Date() });
    const event = {
      eventId: uniqueId('event'),
      on: 'images',
      commentId: uniqueId('comment'),
      before: null,
    } as const;
    await expectUnchanged(async () => {
      await onCommentWritten({
        ...event,
        workId: place.workId,
        after: sampleComment({ authorId: writer.userId }),
      });
      await onCommentWritten({ ...event, workId: uniqueId('gone'), after: fresh });
      await onCommentWritten({ ...event, workId: orphan, after: fresh });
      await onCommentWritten({ ...event, workId: orphan, after: { ...fresh, status: 'held' } });
      await onCommentWritten({
        ...event,
        workId: place.workId,
        before: fresh,
        after: { ...fresh, reports: 1 },
      });
      await onCommentWritten({ ...event, workId: place.workId, before: fresh, after: null });
    });
  });

  test('When others ask or mark, then they see and change only their own', async () => {
    const place = await putComment('image');
    const path = `users/${owner.userId}/notices/${uniqueId('notice')}`;
    await onCommentWritten({
      eventId: path.split('/').at(-1) ?? '',
      on: 'images',
      workId: place.workId,
      commentId: place.commentId,
      before: null,
      after: sampleComment({ authorId: writer.userId, createdAt: new Date() }),
    });
    const id = path.split('/').at(-1) ?? '';
    expect((await noticesOf(owner)).map((notice) => notice.id)).toContain(id);
    await expectUnchanged(async () => {
      expect((await noticesOf(stranger)).map((notice) => notice.id)).not.toContain(id);
      expect((await call('/user/notice')).status).toBe(401);
      expect((await postJson('/user/notice/read', { ids: [id] })).status).toBe(401);
      expect((await postJson('/user/notice/read', { ids: [id] }, { token: stranger.token })).status).toBe(
        200,
      );
      for (const ids of [undefined, 'a', [5], Array(51).fill('a'), ['x'.repeat(65)], [null]])
        expect((await postJson('/user/notice/read', { ids }, { token: owner.token })).status).toBe(400);
      expect((await postJson('/user/notice/read', { ids: [] }, { token: owner.token })).status).toBe(200);
    });
    const { headers, reads } = await call('/user/notice', { token: owner.token });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(reads).toBeLessThanOrEqual(50);
  });

  test('When an artist request is approved, then the person is told once', async () => {
    const member = await joinAs({ artistStatus: 'requested' });
    await changeUser(member, { isArtist: true });
    const notices = await eventually('the notice', async () => {
      const all = await noticesOf(member);
      return all.length > 0 && all;
    });
    expect(notices).toMatchObject([
      { kind: 'artistRequest', state: 'approved', subject_id: null, read: false },
    ]);
  });
});
