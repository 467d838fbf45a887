import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import type { ReminderState } from '@aperture-byline/contract/reminder/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { describe, expect, test, vi } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, putAll, uniqueId, uniqueUserId } from '../../../test-support/project/database.ts';
import { joinAs, type Member, type Sender } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { settleDocuments } from '../../../test-support/triggers/due-triggers.ts';
import { putExhibition, userDocuments } from '../../../test-support/works/fixtures.ts';
import { withReadCount } from '../../data/core/database.ts';
import { queueReminders } from '../../data/mail/queue-reminders.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { sendReminders } from './send-reminders.ts';

const upcoming = (fields: object = {}) =>
  putExhibition({
    title: 'Low <b>Tide</b>\r\nBcc: all',
    startDate: inDays(1),
    endDate: inDays(9),
    ...fields,
  });
const remind = ({ token, at }: Partial<Sender>, id: string) =>
  call(`/user/reminder/${id}`, { method: 'PUT', ...(token && { token }), at });
const read = ({ token }: Member, id: string) => get<ReminderState>(`/user/reminder/${id}`, { token });
const mailTo = async ({ email }: Member) => {
  const { docs } = await db.collection('mail').where('to', '==', email).get();
  return docs.filter(({ id }) => /^(?:reminder|closing)-/.test(id)).map((document) => document.data());
};
const waiting = async (id: string) =>
  (await db.collectionGroup('reminders').get()).docs.filter((reminder) => reminder.get('exhibitionId') === id).length;
const afterOpening = () => new Date(inDays(1).getTime() + 5 * MINUTE);

describe('a reminder', () => {
  test('When a user asks ten times at once and once more, then there is one, which they alone see and take back', async () => {
    const [alice, bob] = [await joinAs(), await joinAs()];
    const id = await upcoming();
    const replies = await callAtOnce(10, (at) => remind({ ...alice, at }, id));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect((await remind(alice, id)).body).toEqual({ returnCode: 200, data: null });
    expect(await waiting(id)).toBe(1);
    expect(await read(alice, id)).toEqual({ isReminded: true });
    expect(await read(bob, id)).toEqual({ isReminded: false });
    await call(`/user/reminder/${id}`, { method: 'DELETE', token: bob.token });
    expect(await read(alice, id)).toEqual({ isReminded: true });
    for (let round = 0; round < 2; round += 1)
      expect((await call(`/user/reminder/${id}`, { method: 'DELETE', token: alice.token })).status).toBe(200);
    expect(await read(alice, id)).toEqual({ isReminded: false });
    expect(await waiting(id)).toBe(0);
  });

  test('When it is of what is not public or over, or the caller is nobody, then nothing changes', async () => {
    const alice = await joinAs();
    const unverified = await signIn({ userId: alice.userId }, { verified: false });
    const newcomer = await signIn({});
    const [id, draft, open, past] = [
      await upcoming(),
      await upcoming({ status: 'draft' }),
      await upcoming({ startDate: inDays(-1), endDate: inDays(2) }),
      await upcoming({ startDate: inDays(-3), endDate: inDays(-1) }),
    ];
    await expectUnchanged(async () => {
      expect((await remind({}, id)).status).toBe(401);
      for (const sender of [unverified, newcomer]) expect((await remind(sender, id)).status).toBe(403);
      for (const other of [draft, 'nothing', ...HOSTILE_PARTS])
        expect((await remind(alice, other)).status, other).toBe(404);
      for (const other of [open, past]) {
        const { status, body } = await remind(alice, other);
        expect({ status, message: body.error.message }).toEqual({
          status: 409,
          message: reminderMessages.over,
        });
      }
    });
  });

  test('When it opens, then each is mailed once, however often the schedule runs or ends in between', async () => {
    const [alice, bob, stranger] = [await joinAs(), await joinAs(), await joinAs()];
    const id = await upcoming();
    for (const member of [alice, bob]) await remind(member, id);
    await sendReminders(new Date());
    expect(await mailTo(alice)).toEqual([]);
    await sendReminders(afterOpening());
    expect(await waiting(id)).toBe(0);
    // As a restored backup may bring it back.
    await db.doc(`users/${alice.userId}/reminders/${id}`).set({
      exhibitionId: id,
      event: 'opening',
      createdAt: new Date(),
      expiresAt: inDays(30),
    });
    await sendReminders(afterOpening());
    expect(await waiting(id)).toBe(0);
    for (const member of [alice, bob]) {
      const [mail, ...others] = await mailTo(member);
      expect(others).toEqual([]);
      expect(mail?.message.subject).toBe('Now open: Low <b>Tide</b> Bcc: all');
      expect(mail?.message.text).toContain(`/exhibition/${id}`);
      expect(mail?.message.html).not.toContain('<b>Tide');
      expect(mail?.headers['List-Unsubscribe']).toContain(`-${member.userId}-`);
      expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    }
    expect(await mailTo(stranger)).toEqual([]);
  });

  test('When it is taken back, moved or withdrawn before it opens, then nobody is mailed', async () => {
    const alice = await joinAs();
    const ids = [await upcoming(), await upcoming(), await upcoming()] as const;
    for (const id of ids) await remind(alice, id);
    const [taken, moved, withdrawn] = ids;
    await call(`/user/reminder/${taken}`, { method: 'DELETE', token: alice.token });
    await db.doc(`exhibitions/${moved}`).update({ startDate: inDays(3) });
    await db.doc(`exhibitions/${withdrawn}`).update({ status: 'draft' });
    await sendReminders(afterOpening());
    expect(await mailTo(alice)).toEqual([]);
    await sendReminders(new Date(inDays(3).getTime() + MINUTE));
    expect(await mailTo(alice)).toHaveLength(1);
  });

  test('When it is asked for while the exhibition is open, then it comes once, 48 hours before the end as it is then', async () => {
    const alice = await joinAs();
    const id = await upcoming({ startDate: inDays(-1), endDate: inDays(5) });
    expect((await remind(alice, id)).status).toBe(201);
    await db.doc(`exhibitions/${id}`).update({ endDate: inDays(9) });
    await sendReminders(inDays(4));
    expect(await mailTo(alice)).toEqual([]);
    for (let round = 0; round < 2; round += 1) await sendReminders(new Date(inDays(7).getTime() + MINUTE));
    const mails = await mailTo(alice);
    expect(mails.map(({ message }) => message.subject)).toEqual(['Closing soon: Low <b>Tide</b> Bcc: all']);
    expect(await waiting(id)).toBe(0);
  });

  test('When an event is moved after its mails, and they ask again, then they are mailed again, once', async () => {
    const alice = await joinAs();
    const [extended, postponed] = [await upcoming({ startDate: inDays(-1), endDate: inDays(3) }), await upcoming()];
    for (const id of [extended, postponed]) await remind(alice, id);
    await sendReminders(afterOpening());
    expect(await mailTo(alice)).toHaveLength(2);
    await db.doc(`exhibitions/${extended}`).update({ endDate: inDays(13) });
    await db.doc(`exhibitions/${postponed}`).update({ startDate: inDays(2) });
    for (const id of [extended, postponed]) expect((await remind(alice, id)).status).toBe(201);
    await sendReminders(afterOpening());
    expect(await mailTo(alice)).toHaveLength(2);
    for (let round = 0; round < 2; round += 1) {
      await sendReminders(new Date(inDays(2).getTime() + MINUTE));
      await sendReminders(new Date(inDays(11).getTime() + MINUTE));
    }
    expect((await mailTo(alice)).map(({ message }) => message.subject.split(':')[0]).sort()).toEqual([
      'Closing soon',
      'Closing soon',
      'Now open',
      'Now open',
    ]);
  });
});

describe('the reminders of an opening', () => {
  const USERS = 30;
  const ADDRESSES = 230;
  const OPENS_AT = inDays(1);

  /** Users and addresses that wait for it; the ids of their mails. */
  async function gather(exhibitionId: string): Promise<string[]> {
    const common = { exhibitionId, event: 'opening', createdAt: new Date(), expiresAt: inDays(30) } as const;
    const documents: Record<string, object> = {};
    const readers = Array.from({ length: USERS + ADDRESSES }, (_, index) => {
      const email = `${uniqueId('reader')}@example.com`;
      if (index >= USERS) {
        const id = subscriberId(email);
        const reminder = { ...common, email, confirmedAt: new Date(), consents: [] };
        documents[`subscribers/${id}/reminders/${exhibitionId}`] = reminder;
        return id;
      }
      const userId = uniqueUserId();
      Object.assign(documents, userDocuments({ userId, uid: uniqueId('uid') }, email));
      documents[`users/${userId}/reminders/${exhibitionId}`] = common;
      return String(userId);
    });
    await putAll(documents);
    settleDocuments(Object.keys(documents));
    return readers.map((reader) => `reminder-${exhibitionId}-${OPENS_AT.getTime()}-${reader}`).sort();
  }

  /** Ends the run in its transaction of this number: before it is committed, or after. */
  function endRun(number: number, isCommitted: boolean): void {
    const run = db.runTransaction.bind(db);
    let begun = 0;
    vi.spyOn(db, 'runTransaction').mockImplementation((async (work, options) => {
      begun += 1;
      if (begun < number) return run(work, options);
      const ended = new Error('ended');
      await run(async (transaction) => {
        await work(transaction);
        if (!isCommitted) throw ended;
      }, options);
      throw ended;
    }) as typeof db.runTransaction);
  }

  test('When the run ends at five points and is continued, then each reader has one mail', async () => {
    const exhibitionId = await upcoming();
    const expected = await gather(exhibitionId);
    const message = { subject: 'Open', text: '', html: '' };
    const fanout = {
      exhibitionId,
      event: 'opening',
      eventAt: OPENS_AT,
      now: afterOpening(),
      writeMail: () => ({ message }),
    } as const;
    const points = [
      [1, false],
      [1, true],
      [2, false],
      [1, false],
      [1, true],
    ] as const;
    for (const [number, isCommitted] of points) {
      endRun(number, isCommitted);
      await expect(queueReminders(fanout)).rejects.toThrow('ended');
      vi.restoreAllMocks();
    }
    await queueReminders(fanout);
    expect(await waiting(exhibitionId)).toBe(0);
    const { docs } = await db.collection('mail').where('message.subject', '==', 'Open').get();
    expect(docs.map(({ id }) => id).sort()).toEqual(expected);
    for (const { createTime, updateTime } of docs) expect(updateTime.isEqual(createTime)).toBe(true);
    expect(docs.filter((mail) => mail.get('userId') !== undefined)).toHaveLength(USERS);
  });

  test('When it is due for many, then a reader costs at most four reads', async () => {
    const exhibitionId = await upcoming();
    const expected = await gather(exhibitionId);
    const writeMail = () => ({ message: { subject: 'Due', text: '', html: '' } });
    const { result, reads } = await withReadCount(() =>
      queueReminders({
        exhibitionId,
        event: 'opening',
        eventAt: OPENS_AT,
        now: afterOpening(),
        writeMail,
      }),
    );
    expect(result).toBe(expected.length);
    expect(reads).toBe(USERS * 4 + ADDRESSES * 2);
  });
});
