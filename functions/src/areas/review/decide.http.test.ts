import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { WORK_KIND_NAMES, WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { changeUser, joinAs, mailsTo } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import {
  auditOf,
  decide,
  fingerprintOf,
  joinReviewPeople,
  noticed,
  publishNew,
  putOwnImage,
  readWork,
  reviewBodyOf,
  reviewsOf,
  revise,
  send,
  sendDecision,
  storedWork,
  submitNew,
  workOf,
} from '../../../test-support/works/studio.ts';

const { artist, admin, second } = joinReviewPeople();

describe.each(WORK_KIND_NAMES)('the review of a %s', (workKind) => {
  test('When it waits, then admins see all of it, the longest waiting first', async () => {
    const { work, imageIds } = await submitNew(workKind, artist);
    const listed = (await reviewsOf(workKind, admin)).find(({ id }) => id === `${workKind}-${work.id}`);
    expect(listed).toMatchObject({
      kind: workKind,
      workKind,
      artist: { userId: artist.userId, name: 'Mira Pillai' },
      title: work.fields.title,
    });
    expect(listed).toMatchObject({ picture: { width: 6000 } });
    const { before, after, images } = await reviewBodyOf(`${workKind}-${work.id}`, admin);
    expect({ before, after }).toMatchObject({ before: null, after: { id: work.id, fields: work.fields } });
    expect(images.map(({ id, status }) => [id, status])).toEqual(imageIds.map((id) => [id, 'draft']));
    expect(images[0]).toMatchObject({ alt: expect.any(String), description: expect.any(String) });
    const times = (await reviewsOf(workKind, admin)).map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    expect(await get('/studio/review?kind=other', { token: admin.token })).toEqual({
      items: [],
      nextCursor: null,
    });
  });

  test('When new words are approved, then they replace the old ones', async () => {
    const { work } = await publishNew(workKind, artist, admin);
    const id = `revision-${workKind}-${work.id}`;
    await revise(workKind, artist, work, 'Newest words');
    const listed = (await reviewsOf('revision', admin)).find((review) => review.id === id);
    expect(listed).toMatchObject({ workKind, title: work.fields.title });
    expect(await reviewBodyOf(id, admin)).toMatchObject({
      workKind,
      before: { fields: { title: work.fields.title } },
      after: { fields: { title: 'Newest words' } },
      images: [{ status: 'approved' }, { status: 'approved' }],
    });
    expect((await decide(id, 'approve', admin)).status).toBe(200);
    const shown = await readWork(workKind, artist, work);
    expect(shown).toMatchObject({ status: 'approved', revision: null, fields: { title: 'Newest words' } });
    expect(shown.publishedAt).toBe(work.publishedAt);
    expect((await storedWork(workKind, work.id)).get('title')).toBe('Newest words');
    expect((await db.doc(`${WORK_KINDS[workKind].collection}/${work.id}/revisions/next`).get()).exists).toBe(false);
    const approvals = await noticed(artist, work.id, 'revisionApproved');
    const pages = approvals.flatMap(({ state, slug }) => (/approved/i.test(state) ? [slug] : []));
    expect(new Set(pages)).toEqual(
      new Set([workKind === 'exhibition' ? undefined : (await storedWork(workKind, work.id)).get('slug')]),
    );
  });
});

// One code path serves all three: what follows is proved for one of them.
describe.each(WORK_KIND_NAMES.slice(0, 1))('the review of a %s', (workKind) => {
  test('When new words are sent back, rejected or decided on by two at once, then the old ones stay until they are approved', async () => {
    const { work } = await publishNew(workKind, artist, admin);
    const id = `revision-${workKind}-${work.id}`;
    const submitted = await revise(workKind, artist, work, 'New words');
    expect((await decide(id, 'return', admin, 'Please say where')).status).toBe(200);
    const back = await readWork(workKind, artist, work);
    expect(back).toMatchObject({ revision: { status: 'draft', reviewNote: 'Please say where' } });
    expect(await noticed(artist, work.id, 'revisionReturned')).toContainEqual(
      expect.objectContaining({ state: 'revisionReturned', note: 'Please say where' }),
    );
    expect((await storedWork(workKind, work.id)).get('title')).toBe(work.fields.title);
    expect(back.version).toBeGreaterThan(submitted.version);
    await revise(workKind, artist, back, 'Newest words');
    const fingerprint = await fingerprintOf(id, admin);
    const replies = await callAtOnce(2, (at, index) =>
      index === 0
        ? sendDecision(id, 'approve', { ...admin, at }, { fingerprint })
        : sendDecision(id, 'reject', { ...second, at }, { reason: 'No' }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    if (replies[0]?.status !== 200) {
      expect(await readWork(workKind, artist, work)).toMatchObject({ revision: { status: 'rejected' } });
      await revise(workKind, artist, await readWork(workKind, artist, work), 'Newest words');
      expect((await decide(id, 'approve', admin)).status).toBe(200);
    }
    expect((await storedWork(workKind, work.id)).get('title')).toBe('Newest words');
  });

  test('When it is sent back, then it is a draft with the reason, its artist is told, and it can be submitted again', async () => {
    const { work } = await submitNew(workKind, artist);
    const id = `${workKind}-${work.id}`;
    const { status, body } = await decide(id, 'return', admin);
    expect({ status, fields: body.error.fields }).toEqual({
      status: 400,
      fields: { reason: 'Please tell the photographer why' },
    });
    expect((await decide(id, 'return', admin, 'The title is missing a word')).status).toBe(200);
    const back = await readWork(workKind, artist, work);
    expect(back).toMatchObject({ status: 'draft', reviewNote: 'The title is missing a word' });
    const [notice] = await noticed(artist, work.id, 'returned');
    expect(notice).toMatchObject({ kind: workKind, note: 'The title is missing a word' });
    const address = `${WORK_KINDS[workKind].path}/${work.id}`;
    const mail = await eventually('its artist gets a mail', async () =>
      (await mailsTo(artist)).find(({ message }) => message.text.includes(address)),
    );
    expect(mail.message.subject).toBe(`Your ${WORK_KINDS[workKind].label} was sent back`);
    expect(mail.message.text).toContain('Our reason: The title is missing a word');
    expect(await auditOf(id)).toMatchObject([
      { decision: 'returned', adminId: admin.userId, reason: 'The title is missing a word' },
    ]);
    const again = await send('POST', `/studio/${workKind}/${work.id}/submit`, artist, {
      version: back.version,
    });
    expect(workOf(again)).toMatchObject({ status: 'submitted', reviewNote: null });
  });

  test('When it is rejected, then it is, and its images stay as they were', async () => {
    const { work, imageIds } = await submitNew(workKind, artist);
    expect((await decide(`${workKind}-${work.id}`, 'reject', admin, 'Not for us')).status).toBe(200);
    expect(await readWork(workKind, artist, work)).toMatchObject({
      status: 'rejected',
      reviewNote: 'Not for us',
    });
    expect((await noticed(artist, work.id, 'rejected'))[0]).toMatchObject({ note: 'Not for us' });
    for (const id of imageIds) expect((await db.doc(`images/${id}`).get()).get('status')).toBe('draft');
    expect((await send('DELETE', `/studio/${workKind}/${work.id}`, artist)).status).toBe(200);
  });

  test('When two admins decide at once, then there is one outcome, and the other is told who', async () => {
    for (const [first, other] of [
      ['approve', 'reject'],
      ['return', 'reject'],
    ] as const) {
      const { work } = await submitNew(workKind, artist);
      const id = `${workKind}-${work.id}`;
      const fingerprint = await fingerprintOf(id, admin);
      const replies = await callAtOnce(2, (at, index) =>
        index === 0
          ? sendDecision(id, first, { ...admin, at }, { reason: 'One', fingerprint })
          : sendDecision(id, other, { ...second, at }, { reason: 'Two', fingerprint }),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = replies[0]?.status === 200 ? 'Asha Rao' : 'Ravi Menon';
      const late = replies.find(({ status }) => status === 409);
      expect(late?.body.error).toMatchObject({ code: 'WRONG_STATE', fields: { decidedBy: winner } });
      expect(await auditOf(id)).toHaveLength(1);
      const decided = replies[0]?.status === 200 ? first : other;
      const states = { approve: 'approved', reject: 'rejected', return: 'draft' };
      expect((await readWork(workKind, artist, work)).status).toBe(states[decided]);
    }
  });
});

describe('who decides', () => {
  test('When it is nobody, a reader, an artist, an admin of yesterday or another site, then nothing changes', async () => {
    const reader = await joinAs();
    const former = await joinAs({ admin: true });
    await changeUser(former, { admin: false });
    await eventually('the trigger is done', async () => (await mailsTo(former)).length > 0);
    const { work, imageIds } = await submitNew('blog', artist);
    await eventually('the triggers are done', async () => {
      const images = await Promise.all(imageIds.map((id) => db.doc(`images/${id}`).get()));
      return images.every((image) => image.get('isUsed') === true);
    });
    await expectUnchanged(async () => {
      for (const name of ['approve', 'return', 'reject']) {
        const path = `/studio/review/blog-${work.id}/${name}`;
        expect((await call(path, { method: 'POST' })).status).toBe(401);
        for (const { token } of [reader, artist, former])
          expect((await call(path, { method: 'POST', token })).status).toBe(403);
        const headers = { Origin: 'https://evil.example' };
        expect((await call(path, { method: 'POST', token: admin.token, headers })).status).toBe(403);
        const body = JSON.stringify({ reason: 'x', admin: true });
        const json = { 'Content-Type': 'application/json' };
        expect((await call(path, { method: 'POST', token: admin.token, body, headers: json })).status).toBe(400);
      }
      for (const token of [undefined, reader.token, artist.token])
        expect((await call('/studio/review', token ? { token } : {})).status).toBe(token ? 403 : 401);
      for (const id of ['none', 'blog-none', '__x__', 'a%2Fb'])
        expect((await decide(id, 'approve', admin)).status).toBe(404);
    });
  });
});

test('When an exhibition is approved before it opens, then its notice says when it does, and what is seen before', async () => {
  const dates = { startDate: inDays(3).toISOString(), endDate: inDays(9).toISOString() };
  const { work: hidden } = await publishNew('exhibition', artist, admin, dates);
  // The first of its two photographs, its banner, is seen before.
  expect(await noticed(artist, hidden.id, 'approved')).toMatchObject([
    { opensAt: dates.startDate, shown: 1, waiting: 1 },
  ]);
  const imageIds = [
    await putOwnImage(artist, {
      status: 'approved',
      privacyStatus: 'Public',
      publishedAt: new Date(),
    }),
    await putOwnImage(artist),
  ];
  const fields = { ...dates, imageIds, keepsPublicImages: true };
  const { work: kept } = await publishNew('exhibition', artist, admin, fields);
  expect(await noticed(artist, kept.id, 'approved')).toMatchObject([
    { opensAt: dates.startDate, shown: 1, waiting: 1 },
  ]);
});
