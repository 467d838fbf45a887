import type { FollowNews } from '@aperture-byline/contract/follow/wire';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import type { Subscription } from '@aperture-byline/contract/subscription/wire';
import { WORK_KIND_NAMES, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { db, put, putAll, uniqueId } from '../../../test-support/project/database.ts';
import { joinAs, type Member, mailsTo } from '../../../test-support/project/members.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { byline, putBlog, putExhibition, putImage } from '../../../test-support/works/fixtures.ts';
import { joinFollower, runAllTriggers } from '../../../test-support/works/followers.ts';
import { joinReviewPeople, publishNew, storedWork } from '../../../test-support/works/studio.ts';
import { announcePhotograph, announceToFollowers, announceWork } from '../../data/mail/announcements.ts';
import { writeAnnouncementMail } from './follow-mail-texts.ts';
import { sendDailyLetters } from './send-daily-letters.ts';

const { artist, admin } = joinReviewPeople();
// The readers of one test get no letters in the next.
afterEach(async () => {
  const { docs } = await db.collectionGroup('private').where('followNews', '==', 'daily').get();
  for (const { ref } of docs) await ref.update({ followNews: 'notice' });
});

/** 10:00 in India: in the letter of the next morning. */
const PUBLISHED = new Date('2031-03-05T04:30:00Z');
/** 08:00 in India, on that morning. */
const MORNING = new Date('2031-03-06T02:30:00Z');

const joinArtist = () => joinAs({ isArtist: true, firstName: 'Mira', lastName: 'Pillai' });

async function joinReader(photographer: Member, followNews: FollowNews): Promise<Member> {
  const reader = await joinFollower(photographer);
  const reply = await postJson('/user/settings', { followNews }, { method: 'PUT', token: reader.token });
  expect(reply.status).toBe(200);
  return reader;
}

const tokenIn = (text = '') => /\/subscription\/([\w-]+)/.exec(text)?.[1];
const subjectsTo = async (member: Member) => (await mailsTo(member)).map(({ message }) => message.subject);

/** Announces what is public already, whose own triggers have run, and notifies its followers. */
async function announce(kind: WorkKind, { userId }: Member, id: string, now: Date): Promise<void> {
  await runAllTriggers();
  await announceWork(kind, { artistId: userId, subjectId: id, now, isNew: true });
  await runAllTriggers();
}

async function publishStory(photographer: Member, title: string, now = PUBLISHED): Promise<string> {
  const { id } = await putBlog({ title, creator: byline({ userId: photographer.userId }) });
  await announce('blog', photographer, id, now);
  return id;
}

describe('a mail at once', () => {
  test.each(WORK_KIND_NAMES)(
    'When a new %s is public, then who chose it is mailed once, and nobody else',
    async (kind) => {
      const [alice, bob, carol] = [
        await joinReader(artist, 'mail'),
        await joinReader(artist, 'notice'),
        await joinReader(artist, 'daily'),
      ];
      const { work } = await publishNew(kind, artist, admin);
      await runAllTriggers();
      const [mail, ...others] = await mailsTo(alice);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        id: `follow-${kind}-${work.id}-${alice.userId}`,
        userId: String(alice.userId),
      });
      expect(mail?.message.subject).toContain(`by Mira Pillai: “${work.fields.title}”`);
      const slug = (await storedWork(kind, work.id)).get('slug') as string | undefined;
      expect(mail?.message.text).toContain(`/${slug ?? work.id}\n`);
      const choices = `/subscription/${tokenIn(mail?.message.text)}`;
      expect(await get<Subscription>(choices)).toMatchObject({ followNews: 'mail' });
      for (const member of [bob, carol, artist]) expect(await mailsTo(member)).toEqual([]);
      await db.doc(`announcements/${kind}-${work.id}`).update({ cursor: null, isFinished: false });
      await runAllTriggers();
      expect(await mailsTo(alice)).toEqual([mail]);
      expect((await db.doc(`announcements/${kind}-${work.id}`).get()).get('isFinished')).toBe(true);
    },
  );

  test('When several photographs are new on a day, then there is one mail, which leads to their photographer', async () => {
    const mira = await joinArtist();
    const alice = await joinReader(mira, 'mail');
    for (let count = 0; count < 2; count += 1) {
      const subjectId = await putImage({ owner: byline({ userId: mira.userId }) });
      await announcePhotograph({ artistId: mira.userId, subjectId, now: PUBLISHED });
      await runAllTriggers();
    }
    const [mail, ...others] = await mailsTo(alice);
    expect(others).toEqual([]);
    expect(mail?.message.subject).toBe('New photographs by Mira Pillai');
    expect(mail?.message.text).toContain(`/profile/${mira.userId}`);
  });

  test('When the work is taken back before, the reader left, or chose otherwise by then, then nobody is mailed', async () => {
    const mira = await joinArtist();
    const [left, changed] = [await joinReader(mira, 'mail'), await joinReader(mira, 'mail')];
    const { id } = await putBlog({ creator: byline({ userId: mira.userId }) });
    await announceWork('blog', { artistId: mira.userId, subjectId: id, now: PUBLISHED, isNew: true });
    await db.doc(`blogs/${id}`).update({ status: 'draft' });
    await announceToFollowers(`blog-${id}`, null, writeAnnouncementMail);
    expect([...(await mailsTo(left)), ...(await mailsTo(changed))]).toEqual([]);
    await db.doc(`users/${left.userId}`).delete();
    await postJson('/user/settings', { followNews: 'notice' }, { method: 'PUT', token: changed.token });
    await db.doc(`blogs/${id}`).update({ status: 'approved' });
    await announceToFollowers(`blog-${id}`, null, writeAnnouncementMail);
    expect((await db.doc(`users/${changed.userId}/notices/blog-${id}`).get()).exists).toBe(true);
    expect([...(await mailsTo(left)), ...(await mailsTo(changed))]).toEqual([]);
  });
});

describe('a follower whose mail cannot be written', () => {
  test.each([
    ['has an address that no mail can have', { email: `${'a'.repeat(900_000)}@example.com` }],
    ['has no address that can be read', { email: 7 }],
    ['was mailed of it already', null],
  ])('When one of several %s, then the others have their notice and their mail', async (_why, contact) => {
    const mira = await joinArtist();
    const readers = [await joinReader(mira, 'mail'), await joinReader(mira, 'mail'), await joinReader(mira, 'mail')];
    const [poisoned, ...others] = readers;
    const { id: subjectId } = await putBlog({ creator: byline({ userId: mira.userId }) });
    if (contact) await db.doc(`users/${poisoned?.userId}/private/contact`).update(contact);
    else await put(`mail/follow-blog-${subjectId}-${poisoned?.userId}`, { to: poisoned?.email });
    await announce('blog', mira, subjectId, PUBLISHED);
    for (const { userId } of readers)
      expect((await db.doc(`users/${userId}/notices/blog-${subjectId}`).get()).exists).toBe(true);
    for (const other of others) expect(await mailsTo(other)).toHaveLength(1);
  });

  test('When writing one of them fails, then the others are queued, and all have their notice', async () => {
    const mira = await joinArtist();
    const [broken, other] = [await joinReader(mira, 'mail'), await joinReader(mira, 'mail')];
    const { id: subjectId } = await putBlog({ creator: byline({ userId: mira.userId }) });
    const id = `blog-${subjectId}`;
    await announceWork('blog', { artistId: mira.userId, subjectId, now: PUBLISHED, isNew: true });
    await announceToFollowers(id, null, (news, options) => {
      if (options.reader.email === broken.email) throw new Error('It has no words');
      return writeAnnouncementMail(news, options);
    });
    for (const { userId } of [broken, other])
      expect((await db.doc(`users/${userId}/notices/${id}`).get()).exists).toBe(true);
    expect([await mailsTo(broken), await mailsTo(other)]).toMatchObject([[], [{}]]);
  });
});

describe('a daily letter', () => {
  test('When work was published on the last day and is public still, then one mail tells of it', async () => {
    const [mira, dev] = [await joinArtist(), await joinAs({ isArtist: true, firstName: 'Dev', lastName: 'Rao' })];
    const [alice, bob, carol] = [
      await joinReader(mira, 'daily'),
      await joinReader(mira, 'notice'),
      await joinReader(dev, 'daily'),
    ];
    const since = new Date(MORNING.getTime() - 25 * HOUR);
    await publishStory(mira, 'Before the day', new Date(since.getTime() - 1));
    await publishStory(mira, 'First of the day', since);
    const withdrawn = await publishStory(mira, 'Taken back');
    await publishStory(mira, 'Low <b>Tide</b>');
    await publishStory(mira, 'After the day', new Date(MORNING.getTime() - HOUR));
    const exhibition = await putExhibition({ title: 'Fog', owner: byline({ userId: mira.userId }) });
    await announce('exhibition', mira, exhibition, PUBLISHED);
    const hidden = await putImage({ owner: byline({ userId: mira.userId }) });
    await announcePhotograph({ artistId: mira.userId, subjectId: hidden, now: PUBLISHED });
    await runAllTriggers();
    await db.doc(`blogs/${withdrawn}`).update({ status: 'draft' });
    await db.doc(`images/${hidden}`).update({ privacyStatus: 'Private' });
    await sendDailyLetters(MORNING);
    const [mail, ...others] = await mailsTo(alice);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ id: `daily-2031-03-06-${alice.userId}`, userId: String(alice.userId) });
    const { text = '', html = '' } = mail?.message ?? {};
    for (const words of ['“Low <b>Tide</b>”', '“First of the day”', '“Fog”', `/exhibition/${exhibition}`])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Before the day|After the day|Taken back|photographs by/);
    expect(html).not.toContain('<b>Tide');
    for (const member of [bob, carol]) expect(await mailsTo(member)).toEqual([]);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const ending = `/subscription/${tokenIn(mail?.headers?.['List-Unsubscribe'])}`;
    expect((await call(`${ending}/unsubscribe`, { method: 'POST' })).status).toBe(200);
    const choices = `/subscription/${tokenIn(text)}`;
    expect(await get<Subscription>(choices)).toMatchObject({ followNews: 'notice' });
    await sendDailyLetters(new Date(MORNING.getTime() + HOUR));
    expect(await mailsTo(alice)).toEqual([mail]);
  });

  test('When a run ends early and others follow on the same day, then each reader has one letter, written once', async () => {
    const mira = await joinArtist();
    const readers = [await joinReader(mira, 'daily'), await joinReader(mira, 'daily'), await joinReader(mira, 'daily')];
    await publishStory(mira, 'Fog');
    const reading = vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(new Error('The database is gone'));
    await expect(sendDailyLetters(MORNING)).rejects.toThrow('1 daily letters');
    reading.mockRestore();
    const written = (await Promise.all(readers.map(mailsTo))).flat();
    expect(written).toHaveLength(2);
    await publishStory(mira, 'Too late for the letter', new Date(MORNING.getTime() + HOUR));
    for (const hours of [1, 3, 23]) await sendDailyLetters(new Date(MORNING.getTime() + hours * HOUR));
    const all = await Promise.all(readers.map(mailsTo));
    for (const [mail, ...others] of all) {
      expect(others).toEqual([]);
      expect(mail?.message.text).toContain('“Fog”');
      expect(mail?.message.text).not.toContain('Too late');
    }
    for (const mail of written) expect(all.flat()).toContainEqual(mail);
    await sendDailyLetters(new Date(MORNING.getTime() + 24 * HOUR));
    for (const reader of readers) expect(await subjectsTo(reader)).toHaveLength(2);
  });

  test('When there is more than a letter names, then it leads to the notices', async () => {
    const mira = await joinArtist();
    const alice = await joinReader(mira, 'daily');
    const { id: subjectId } = await putBlog({ creator: byline({ userId: mira.userId }) });
    const common = { kind: 'blog', createdAt: PUBLISHED };
    const announcement = { ...common, artistId: mira.userId, subjectIds: [subjectId], isFinished: true };
    const notice = { ...common, state: 'published', subjectId, ownerId: mira.userId, expiresAt: MORNING };
    const ids = Array.from({ length: 31 }, () => uniqueId('announcement'));
    await putAll(
      Object.fromEntries(
        ids.flatMap((id) => [
          [`announcements/${id}`, { ...announcement, cursor: null }],
          [`users/${alice.userId}/notices/${id}`, { ...notice, read: false }],
        ]),
      ),
    );
    await sendDailyLetters(MORNING);
    const [mail] = await mailsTo(alice);
    expect(mail?.message.text.match(/New story by Mira Pillai/g)).toHaveLength(30);
    expect(mail?.message.text).toContain('There is more in your notices.');
  });

  test('When the work was published in the hour before the letter, then the next one tells of it', async () => {
    const mira = await joinArtist();
    const alice = await joinReader(mira, 'daily');
    await publishStory(mira, 'Dawn', new Date(MORNING.getTime() - HOUR / 2));
    await sendDailyLetters(MORNING);
    expect(await mailsTo(alice)).toEqual([]);
    const next = new Date(MORNING.getTime() + 24 * HOUR);
    await sendDailyLetters(next);
    expect((await mailsTo(alice)).map(({ id }) => id)).toEqual([`daily-${dayInIndia(next)}-${alice.userId}`]);
  });
});
