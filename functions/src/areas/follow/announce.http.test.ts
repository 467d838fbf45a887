import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { WORK_KIND_NAMES, WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { db, uniqueId } from '../../../test-support/project/database.ts';
import { putFile } from '../../../test-support/project/files.ts';
import { changeUser, joinAs, type Member } from '../../../test-support/project/members.ts';
import { onOneDay } from '../../../test-support/servers/on-one-day.ts';
import { get } from '../../../test-support/servers/suite.ts';
import { byline, putBlog, putImage } from '../../../test-support/works/fixtures.ts';
import {
  joinFollower,
  putFollowers,
  readAnnounced,
  readPublished,
  runAllTriggers,
} from '../../../test-support/works/followers.ts';
import {
  decide,
  joinReviewPeople,
  publishNew,
  putOwnImage,
  revise,
  send,
  storedWork,
  submitNew,
} from '../../../test-support/works/studio.ts';
import { announcements, announcePhotograph, announceToFollowers, announceWork } from '../../data/mail/announcements.ts';
import { announcePublicImage, announcePublicWork, onAnnouncementWritten } from './announce.ts';
import { writeAnnouncementMail } from './follow-mail-texts.ts';

// Without the queue of this process, calls at once meet in the database as those of several instances do.
vi.mock(import('../../lib/concurrency.ts'), async (load) => ({
  ...(await load()),
  serialize: (_key, work) => work(),
}));

const { artist, admin } = joinReviewPeople();

afterEach(() => vi.useRealTimers());

const withdraw = (kind: WorkKind, id: string, version: number) =>
  send('POST', `/studio/${kind}/${id}/withdraw`, artist, { version });

describe.each(WORK_KIND_NAMES)('a new %s', (kind) => {
  test('When it is approved, revised, withdrawn and approved again, then each follower is notified once', async () => {
    const [alice, stranger] = [await joinFollower(artist), await joinAs()];
    const { work } = await publishNew(kind, artist, admin);
    const slug = (await storedWork(kind, work.id)).get('slug') as string | undefined;
    const [notice, ...others] = await readPublished(alice);
    expect(others).toEqual([]);
    expect(notice).toEqual({
      id: `${kind}-${work.id}`,
      kind,
      state: 'published',
      subjectId: work.id,
      ...(slug && { slug }),
      artist: 'Mira Pillai',
      title: work.fields.title,
      read: false,
      createdAt: expect.stringMatching(/Z$/),
    });
    const revised = await revise(kind, artist, work, 'Another title');
    expect((await decide(`revision-${kind}-${work.id}`, 'approve', admin)).status).toBe(200);
    const { version } = await get<{ version: number }>(`/studio/${kind}/${work.id}`, artist);
    expect(version).toBeGreaterThan(revised.version);
    expect((await withdraw(kind, work.id, version)).status).toBe(200);
    const late = await joinFollower(artist);
    const again = await get<{ version: number }>(`/studio/${kind}/${work.id}`, artist);
    await send('POST', `/studio/${kind}/${work.id}/submit`, artist, { version: again.version });
    expect((await decide(`${kind}-${work.id}`, 'approve', admin)).status).toBe(200);
    expect(await readPublished(alice)).toEqual([notice]);
    for (const member of [late, stranger, artist]) expect(await readPublished(member)).toEqual([]);
  });

  test('When it was approved by hand, then followers are notified; not of a draft, nor of what waits', async () => {
    const alice = await joinFollower(artist);
    const { work } = await submitNew(kind, artist);
    expect(await readPublished(alice)).toEqual([]);
    await db.doc(`${WORK_KINDS[kind].collection}/${work.id}`).update({ status: 'approved' });
    expect(await readPublished(alice)).toMatchObject([{ kind, subjectId: work.id }]);
  });

  test('When it was public before there were announcements and is approved again, then nobody is notified', async () => {
    const alice = await joinFollower(artist);
    const { work } = await submitNew(kind, artist);
    await db.doc(`${WORK_KINDS[kind].collection}/${work.id}`).update({ publishedAt: inDays(-90) });
    await decide(`${kind}-${work.id}`, 'approve', admin);
    expect(await readPublished(alice)).toEqual([]);
  });

  test('When it is taken back before followers are notified, then none is, until it is public again', async () => {
    const alice = await joinFollower(artist);
    const { work } = await submitNew(kind, artist);
    const document = db.doc(`${WORK_KINDS[kind].collection}/${work.id}`);
    await decide(`${kind}-${work.id}`, 'approve', admin);
    await document.update({ status: 'draft' });
    expect(await readPublished(alice)).toEqual([]);
    await document.update({ status: 'approved' });
    expect(await readPublished(alice)).toMatchObject([{ kind, subjectId: work.id }]);
  });
});

const joinArtist = () => joinAs({ isArtist: true, firstName: 'Mira', lastName: 'Pillai' });

/** An image that waits for review, with a file that can be published. */
async function submitImage(owner: Member): Promise<string> {
  const id = await putOwnImage(owner);
  await putFile(`photos/${id}/320.jpeg`, Buffer.from('x'));
  expect((await send('POST', '/studio/image/submit', owner, { ids: [id] })).status).toBe(200);
  await runAllTriggers();
  return id;
}
const approveImage = async (id: string) => expect((await decide(`image-${id}`, 'approve', admin)).status).toBe(200);
const storedImage = async (id: string) => (await db.doc(`images/${id}`).get()).data() as StoredImage;

describe('new photographs', () => {
  test('When three are approved on a day, then there is one notice, which counts them', async () => {
    const mira = await joinArtist();
    const alice = await joinFollower(mira);
    const [first, second, third] = [await submitImage(mira), await submitImage(mira), await submitImage(mira)];
    await approveImage(first);
    const [one, ...more] = await readPublished(alice);
    expect([one, more]).toMatchObject([
      {
        kind: 'photographs',
        subjectId: String(mira.userId),
        artist: 'Mira Pillai',
        title: '',
        imageId: first,
      },
      [],
    ]);
    for (const id of [second, third]) await approveImage(id);
    const { imageId: _imageId, ...same } = one ?? expect.fail('No notice');
    expect(await readPublished(alice)).toEqual([{ ...same, others: 2 }]);
  });

  test('When it is midnight in India, then the next one is a notice of another day, and none is of two days', async () => {
    const mira = await joinArtist();
    const alice = await joinFollower(mira);
    const ids: string[] = [];
    for (const time of ['2031-03-05T18:29:59Z', '2031-03-05T18:30:00Z', '2031-03-06T18:30:00Z']) {
      const id = await putOwnImage(mira, { status: 'approved', publishedAt: new Date(time) });
      ids.push(id);
    }
    const announceAt = async (id: string | undefined, time: string) => {
      const after = await storedImage(id ?? '');
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
      await announcePublicImage({ id: id ?? '', before: { ...after, status: 'submitted' }, after });
      vi.useRealTimers();
    };
    await announceAt(ids[0], '2031-03-05T18:29:59Z');
    await announceAt(ids[1], '2031-03-05T18:30:00Z');
    for (const id of ids) await announceAt(id, '2031-03-06T10:00:00Z');
    expect((await readPublished(alice)).map(({ id, others }) => ({ id, others }))).toEqual([
      { id: `photographs-${mira.userId}-2031-03-06`, others: 1 },
      { id: `photographs-${mira.userId}-2031-03-05`, others: undefined },
    ]);
  });

  test('When one is private, or became public with a work, then nobody is notified; once it is public, everybody is, once', async () => {
    const mira = await joinArtist();
    const alice = await joinFollower(mira);
    const [id, shown] = [await submitImage(mira), await submitImage(mira)];
    const document = db.doc(`images/${id}`);
    await document.update({ privacyStatus: 'Private' });
    await document.update({ status: 'approved', publishedAt: new Date() });
    const publishedWith = { kind: 'exhibition', id: 'one' };
    await db.doc(`images/${shown}`).update({ status: 'approved', publishedAt: new Date(), publishedWith });
    expect(await readPublished(alice)).toEqual([]);
    await document.update({ privacyStatus: 'Public' });
    const notices = await readPublished(alice);
    expect(notices).toMatchObject([{ kind: 'photographs', imageId: id }]);
    for (const privacyStatus of ['Private', 'Public']) {
      await document.update({ privacyStatus });
      expect(await readPublished(alice)).toEqual(notices);
    }
  });

  test('When one is private by the time of its announcement, then nobody is notified', async () => {
    const mira = await joinArtist();
    const alice = await joinFollower(mira);
    const owner = byline({ userId: mira.userId });
    const subjectId = await putImage({ owner, privacyStatus: 'Private' });
    const now = new Date();
    await announcePhotograph({ artistId: mira.userId, subjectId, now });
    await announceToFollowers(`photographs-${mira.userId}-${dayInIndia(now)}`, null, writeAnnouncementMail);
    expect(await readPublished(alice)).toEqual([]);
  });

  test('When somebody begins to follow after the first, then the later ones of the day notify them, each follower once', async () => {
    await onOneDay(async () => {
      const mira = await joinArtist();
      const alice = await joinFollower(mira);
      const ids = [await submitImage(mira), await submitImage(mira), await submitImage(mira)];
      await approveImage(ids[0] ?? '');
      const notices = await readPublished(alice);
      const bob = await joinFollower(mira);
      expect(await readPublished(bob)).toEqual([]);
      await approveImage(ids[1] ?? '');
      const [late, ...others] = await readPublished(bob);
      expect([late, others]).toMatchObject([{ kind: 'photographs', subjectId: String(mira.userId) }, []]);
      expect(Date.parse(late?.createdAt ?? '')).toBeGreaterThan(Date.parse(notices[0]?.createdAt ?? ''));
      const carol = await joinFollower(mira);
      await approveImage(ids[2] ?? '');
      expect(await readPublished(carol)).toHaveLength(1);
      expect(await readPublished(bob)).toMatchObject([{ id: late?.id, createdAt: late?.createdAt, others: 2 }]);
      expect(await readPublished(alice)).toMatchObject([{ id: late?.id, createdAt: notices[0]?.createdAt, others: 2 }]);
    });
  });

  test('When hundreds begin to follow after the first, also while it is announced, then the next of the day notifies each of them, once', async () => {
    const mira = await joinArtist();
    const owner = byline({ userId: mira.userId });
    const photographs = [await putImage({ owner }), await putImage({ owner })] as const;
    const now = new Date();
    const id = `photographs-${mira.userId}-${dayInIndia(now)}`;
    const announce = (subjectId: string) => announcePhotograph({ artistId: mira.userId, subjectId, now });
    const first = await putFollowers(mira, 210);
    await announce(photographs[0]);
    await announceToFollowers(id, null, writeAnnouncementMail);
    // Those before whom the announcement has passed already, by their paths.
    const later = await putFollowers(mira, 210, { createdAt: new Date(), below: first[0] });
    await announce(photographs[1]);
    await runAllTriggers();
    const written = await readAnnounced([...first, ...later], id);
    expect(written).toHaveLength(420);
    for (const { createTime, updateTime } of written) expect(updateTime).toEqual(createTime);
    expect(await announcements.read(id)).toMatchObject({ isFinished: true, cursor: null });
  });

  test('When the only one is taken back before followers are notified, then the next of the day notifies them', async () => {
    const mira = await joinArtist();
    const alice = await joinFollower(mira);
    const [first, second] = [await submitImage(mira), await submitImage(mira)];
    const before = await storedImage(first);
    await approveImage(first);
    await announcePublicImage({ id: first, before, after: await storedImage(first) });
    await db.doc(`images/${first}`).update({ privacyStatus: 'Private' });
    expect(await readPublished(alice)).toEqual([]);
    await approveImage(second);
    expect(await readPublished(alice)).toHaveLength(1);
  });
});

describe('the followers', () => {
  const stored = async (id: string) => (await announcements.read(id)) ?? expect.fail(`No ${id}`);

  test('When there are more than one transaction takes, and each event comes twice at once, then each has one notice, written once', async () => {
    const mira = await joinArtist();
    const followers = await putFollowers(mira, 210);
    const id = `exhibition-${(await publishNew('exhibition', mira, admin)).work.id}`;
    await runAllTriggers();
    expect((await stored(id)).isFinished).toBe(true);
    const written = await readAnnounced(followers, id);
    expect(written).toHaveLength(210);
    await db.doc(`users/${followers[0]}/notices/${id}`).update({ read: true });
    const past = { ...(await stored(id)), isFinished: false };
    await Promise.all([null, past.cursor, null].map((cursor) => onAnnouncementWritten(id, { ...past, cursor })));
    await db.doc(`announcements/${id}`).update({ cursor: null, isFinished: false });
    await Promise.all(Array.from({ length: 3 }, () => onAnnouncementWritten(id, { ...past, cursor: null })));
    await runAllTriggers();
    expect((await stored(id)).isFinished).toBe(true);
    const again = await readAnnounced(followers, id);
    expect(again.map(({ createTime }) => createTime)).toEqual(written.map(({ createTime }) => createTime));
    expect(again.filter((notice) => notice.get('read')).map(({ ref }) => ref.path)).toEqual([
      `users/${followers[0]}/notices/${id}`,
    ]);
  });

  test('When it broke off after some of them, then it goes on with the others, but for those who left or unfollowed', async () => {
    const mira = await joinArtist();
    const followers = await putFollowers(mira, 230);
    const { id: workId } = await putBlog({ creator: byline({ userId: mira.userId }) });
    await announceWork('blog', { artistId: mira.userId, subjectId: workId, now: new Date(), isNew: true });
    const id = `blog-${workId}`;
    await announceToFollowers(id, null, writeAnnouncementMail);
    expect(await readAnnounced(followers, id)).toHaveLength(200);
    const [unfollowed, left] = followers.slice(-2);
    await db.doc(`users/${unfollowed}/follows/${mira.userId}`).delete();
    await db.doc(`users/${left}`).delete();
    await runAllTriggers();
    const reached = (await readAnnounced(followers, id)).map(({ ref }) => Number(ref.parent.parent?.id));
    expect(reached).toEqual(followers.slice(0, -2));
  });

  test('When two instances announce the same at once, then each follower has one notice, written once', async () => {
    const mira = await joinArtist();
    const followers = await putFollowers(mira, 20);
    const { id: workId } = await putBlog({ creator: byline({ userId: mira.userId }) });
    const id = `blog-${workId}`;
    const publication = { artistId: mira.userId, subjectId: workId, now: new Date(), isNew: true };
    await Promise.all(Array.from({ length: 4 }, () => announceWork('blog', publication)));
    await Promise.all(Array.from({ length: 4 }, () => announceToFollowers(id, null, writeAnnouncementMail)));
    const written = await readAnnounced(followers, id);
    expect(written).toHaveLength(20);
    for (const { createTime, updateTime } of written) expect(updateTime).toEqual(createTime);
  });

  test('When the photographer is gone, or none any more, then nobody is notified', async () => {
    const mira = await joinArtist();
    const alice = await joinFollower(mira);
    const { work } = await submitNew('blog', mira);
    await changeUser(mira, { isArtist: false });
    const before = (await storedWork('blog', work.id)).data() as StoredBlog;
    await decide(`blog-${work.id}`, 'approve', admin);
    expect(await readPublished(alice)).toEqual([]);
    await db.doc(`users/${mira.userId}`).delete();
    const id = uniqueId('blog');
    await announcePublicWork({ kind: 'blog', id, before, after: { ...before, status: 'approved' } });
    expect((await db.doc(`announcements/blog-${id}`).get()).exists).toBe(false);
  });
});
