import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import type { AuditPage } from '@aperture-byline/contract/review/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs, mailsTo } from '../../../test-support/project/members.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { tellTriggers } from '../../../test-support/triggers/run-triggers.ts';
import { runAllTriggers } from '../../../test-support/works/followers.ts';
import {
  auditOf,
  decide,
  fingerprintOf,
  joinReviewPeople,
  noticed,
  putOwnImage,
  reviewsOf,
  send,
  sendDecision,
  submitNew,
} from '../../../test-support/works/studio.ts';
import type { Mail } from '../../data/mail/mail.ts';

const { artist, admin, second } = joinReviewPeople();
const isReturn = ({ message }: Mail) => message.subject === 'Photographs of yours were sent back';

describe('the review of an image', () => {
  test('When it is submitted, then it waits; each decision is told, and what is approved, as it was read, is public', async () => {
    const [shown, returned, rejected] = [
      await putOwnImage(artist),
      await putOwnImage(artist),
      await putOwnImage(artist),
    ];
    const ids = [shown, returned, rejected];
    for (const id of ids) await db.doc(`images/${id}`).update({ status: 'submitted', updatedAt: new Date() });
    await eventually('they wait', async () => {
      const waiting = (await reviewsOf('image', admin)).map(({ id }) => id);
      return ids.every((id) => waiting.includes(`image-${id}`));
    });
    const fingerprint = await fingerprintOf(`image-${shown}`, admin);
    await db.doc(`images/${shown}`).update({ title: 'Unread' });
    const late = await sendDecision(`image-${shown}`, 'approve', admin, { fingerprint });
    expect({ status: late.status, message: late.body.error.message }).toEqual({
      status: 409,
      message: workMessages.changedSinceRead,
    });
    expect((await decide(`image-${shown}`, 'approve', admin)).status).toBe(200);
    expect((await decide(`image-${returned}`, 'return', admin, 'Please add a title')).status).toBe(200);
    expect((await decide(`image-${rejected}`, 'reject', admin, 'Not for us')).status).toBe(200);
    expect((await decide(`image-${rejected}`, 'approve', second)).body.error).toMatchObject({
      code: 'WRONG_STATE',
      fields: { decidedBy: 'Asha Rao', status: 'rejected' },
    });
    const states = await Promise.all(ids.map(async (id) => (await db.doc(`images/${id}`).get()).get('status')));
    expect(states).toEqual(['approved', 'draft', 'rejected']);
    expect((await call(`/image/details/${shown}`)).status).toBe(200);
    expect((await noticed(artist, shown, 'approved'))[0]).not.toHaveProperty('privates');
    expect((await noticed(artist, returned, 'returned'))[0]).toMatchObject({ note: 'Please add a title' });
    expect((await noticed(artist, rejected, 'rejected'))[0]).toMatchObject({ note: 'Not for us' });
  });

  test('When several of one submission are approved, then they wait in their order, one notice counts them, and of those sent back one mail tells', async () => {
    const photographer = await joinAs({ isArtist: true, firstName: 'Lata' });
    const put = (fields = {}) => putOwnImage(photographer, fields);
    const ids = [await put(), await put({ privacyStatus: 'Private' }), await put(), await put(), await put()];
    expect((await send('POST', '/studio/image/submit', photographer, { ids })).status).toBe(200);
    const reviews = () => Promise.all(ids.map(async (id) => (await db.doc(`reviews/image-${id}`).get()).exists));
    await eventually('they wait', async () => (await reviews()).every(Boolean));
    const listed = (await reviewsOf('image', admin)).flatMap((one) => (one.kind === 'image' ? [one] : []));
    const own = listed.filter(({ image }) => ids.includes(image.id));
    expect(own.map(({ image }) => image.id)).toEqual(ids);
    expect(new Set(own.map(({ submittedAt }) => submittedAt)).size).toBe(1);
    const [first = '', second = '', third = '', ...others] = ids;
    for (const id of [first, second, third]) expect((await decide(`image-${id}`, 'approve', admin)).status).toBe(200);
    for (const id of others) expect((await decide(`image-${id}`, 'return', admin, 'Too dark')).status).toBe(200);
    for (const id of others) await noticed(photographer, id, 'returned');
    const approvals = async () =>
      (await get<Notice[]>('/user/notice', photographer)).filter(({ state }) => state === 'approved');
    const gathered = { kind: 'image', others: 2, privates: 1, read: false };
    await eventually('all are counted', async () => (await approvals())[0]?.others === 2);
    expect(await approvals()).toMatchObject([gathered]);
    const after = (await db.doc(`images/${second}`).get()).data() as StoredImage;
    const before = { ...after, status: 'submitted' };
    await tellTriggers(`images/${second}`, { before, after, eventId: 'again' });
    expect(await approvals()).toMatchObject([gathered]);
    await eventually('a mail is queued', async () => (await mailsTo(photographer)).some(isReturn));
    expect((await mailsTo(photographer)).filter(isReturn)).toHaveLength(1);
  });

  test('When the image can’t be parsed, then nothing is decided, and it waits until it is repaired', async () => {
    const id = await putOwnImage(artist);
    await db.doc(`images/${id}`).update({ status: 'submitted', updatedAt: new Date() });
    const review = db.doc(`reviews/image-${id}`);
    await eventually('it waits', async () => (await review.get()).exists);
    const picture = (await db.doc(`images/${id}`).get()).get('picture');
    await db.doc(`images/${id}`).update({ picture: 'by hand' });
    expect((await sendDecision(`image-${id}`, 'reject', admin, { reason: 'No' })).status).not.toBe(200);
    expect([(await review.get()).exists, await auditOf(`image-${id}`)]).toEqual([true, []]);
    await db.doc(`images/${id}`).update({ picture });
    expect((await decide(`image-${id}`, 'reject', admin, 'No')).status).toBe(200);
  });
});

describe('photographs that become public with an exhibition', () => {
  test('When one of them waited by itself, then nothing waits, the log says by whom and with which work, and there is one notice', async () => {
    const { work, imageIds } = await submitNew('exhibition', artist);
    const [waiting] = imageIds;
    expect((await send('POST', '/studio/image/submit', artist, { ids: [waiting] })).status).toBe(200);
    await eventually('it waits', async () => (await db.doc(`reviews/image-${waiting}`).get()).exists);
    expect((await decide(`exhibition-${work.id}`, 'approve', admin)).status).toBe(200);
    expect((await db.doc(`reviews/image-${waiting}`).get()).exists).toBe(false);
    const { items: log } = await get<AuditPage>('/studio/audit', { token: second.token });
    const about = log.filter((entry) => entry.work?.title === work.fields.title).slice(0, 2);
    expect(about).toMatchObject(
      imageIds.map(() => ({
        admin: { userId: admin.userId, name: 'Asha Rao' },
        isByHand: false,
        kind: 'image',
        decision: 'approved',
        work: { kind: 'exhibition', title: 'Tides' },
      })),
    );
    expect((await decide(`image-${waiting}`, 'reject', second, 'No')).body.error).toMatchObject({
      code: 'WRONG_STATE',
      fields: { decidedBy: 'Asha Rao', status: 'approved' },
    });
    await noticed(artist, work.id, 'approved');
    await runAllTriggers();
    const notices = await get<Notice[]>('/user/notice', { token: artist.token });
    expect(notices.filter(({ subjectId }) => subjectId === waiting)).toEqual([]);
    expect(await auditOf(`image-${waiting}`)).toHaveLength(1);
  });
});
