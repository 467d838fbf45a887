import { setTimeout as sleep } from 'node:timers/promises';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import type { AuditEntry, Review, ReviewBody, ReviewPage } from '@aperture-byline/contract/review/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, db, put, uniqueId } from '../../../../test-support/database.ts';
import { eventually } from '../../../../test-support/eventually.ts';
import { callAtOnce, twoInstances } from '../../../../test-support/instances.ts';
import {
  changeUser,
  joinAs,
  type Member,
  mailsTo,
  removeMembers,
  storedUser,
} from '../../../../test-support/members.ts';
import {
  type AnyWork,
  auditOf,
  COLLECTIONS,
  decide,
  fingerprintOf,
  noticed,
  publishNew,
  putOwnImage,
  removeWorks,
  STUDIO_NOUNS,
  type StudioNoun,
  send,
  sendDecision,
  storedWork,
  submitNew,
  workOf,
} from '../../../../test-support/studio.ts';
import { call, get, postJson } from '../../../../test-support/suite.ts';
import { expectUnchanged } from '../../../../test-support/unchanged.ts';

let artist: Member;
let admin: Member;
let second: Member;

beforeAll(async () => {
  artist = await joinAs({ isArtist: true, firstName: 'Mira', lastName: 'Pillai' });
  admin = await joinAs({ admin: true, firstName: 'Asha', lastName: 'Rao' });
  second = await joinAs({ admin: true, firstName: 'Ravi', lastName: 'Menon' });
});
afterAll(async () => {
  await removeWorks([artist]);
  await cleanUp();
  await removeMembers();
});

const reviewsOf = async (kind: string) => {
  const all: Review[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ReviewPage = await get(`/studio/review?kind=${kind}${cursor && `&cursor=${cursor}`}`, {
      token: admin.token,
    });
    all.push(...page.items);
    cursor = page.next_cursor;
  }
  return all;
};
const bodyOf = (id: string) => get<ReviewBody>(`/studio/review/${id}`, { token: admin.token });
const own = (noun: StudioNoun, { id }: Pick<AnyWork, 'id'>, { token } = artist) =>
  get<AnyWork>(`/studio/${noun}/${id}`, { token });

const told = (subjectId: string, state: string) => noticed(artist, subjectId, state);

async function revise(noun: StudioNoun, work: AnyWork, title: string): Promise<AnyWork> {
  const path = `/studio/${noun}/${work.id}`;
  const { version } = workOf(await send('PUT', path, artist, { version: work.version, title }));
  return workOf(await send('POST', `${path}/submit`, artist, { version }));
}

describe.each(STUDIO_NOUNS)('the review of a %s', (noun) => {
  test('When it waits, then admins see all of it, the longest waiting first', async () => {
    const { work, imageIds } = await submitNew(noun, artist);
    const listed = (await reviewsOf(noun)).find(({ id }) => id === `${noun}-${work.id}`);
    expect(listed).toMatchObject({
      kind: noun,
      noun,
      artist: { user_id: artist.userId, name: 'Mira Pillai' },
      title: work.fields.title,
    });
    expect(listed).toMatchObject({ picture: { width: 6000 } });
    const { before, after, images } = await bodyOf(`${noun}-${work.id}`);
    expect({ before, after }).toMatchObject({ before: null, after: { id: work.id, fields: work.fields } });
    expect(images.map(({ image_id, status }) => [image_id, status])).toEqual(
      imageIds.map((id) => [id, 'draft']),
    );
    expect(images[0]).toMatchObject({ alt: expect.any(String), description: expect.any(String) });
    const times = (await reviewsOf(noun)).map(({ created_on }) => created_on);
    expect(times).toEqual(times.toSorted());
    expect(await get('/studio/review?kind=other', { token: admin.token })).toEqual({
      items: [],
      next_cursor: null,
    });
  });

  test('When it is sent back, then it is a draft with the reason, its artist is told, and it can be submitted again', async () => {
    const { work } = await submitNew(noun, artist);
    const id = `${noun}-${work.id}`;
    const { status, body } = await decide(id, 'return', admin);
    expect({ status, fields: body.error.fields }).toEqual({
      status: 400,
      fields: { reason: 'Please tell the photographer why' },
    });
    expect((await decide(id, 'return', admin, 'The title is missing a word')).status).toBe(200);
    const back = await own(noun, work);
    expect(back).toMatchObject({ status: 'draft', review_note: 'The title is missing a word' });
    const [notice] = await told(work.id, 'returned');
    expect(notice).toMatchObject({ kind: noun, note: 'The title is missing a word' });
    expect(await auditOf(id)).toMatchObject([
      { decision: 'returned', adminId: admin.userId, reason: 'The title is missing a word' },
    ]);
    const again = await send('POST', `/studio/${noun}/${work.id}/submit`, artist, { version: back.version });
    expect(workOf(again)).toMatchObject({ status: 'submitted', review_note: null });
  });

  test('When it is rejected, then it is, and its images stay as they were', async () => {
    const { work, imageIds } = await submitNew(noun, artist);
    expect((await decide(`${noun}-${work.id}`, 'reject', admin, 'Not for us')).status).toBe(200);
    expect(await own(noun, work)).toMatchObject({ status: 'rejected', review_note: 'Not for us' });
    expect((await told(work.id, 'rejected'))[0]).toMatchObject({ note: 'Not for us' });
    for (const id of imageIds) expect((await db.doc(`images/${id}`).get()).get('status')).toBe('draft');
    expect((await send('DELETE', `/studio/${noun}/${work.id}`, artist)).status).toBe(200);
  });

  test('When two admins decide at once, then there is one outcome, and the other is told who', async () => {
    for (const [first, other] of [
      ['approve', 'reject'],
      ['approve', 'approve'],
      ['return', 'reject'],
    ] as const) {
      const { work } = await submitNew(noun, artist);
      const id = `${noun}-${work.id}`;
      const fingerprint = await fingerprintOf(id, admin);
      const replies = await callAtOnce(2, (at, index) =>
        index === 0
          ? sendDecision(id, first, { ...admin, at }, { reason: 'One', fingerprint })
          : sendDecision(id, other, { ...second, at }, { reason: 'Two', fingerprint }),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = replies[0]?.status === 200 ? 'Asha Rao' : 'Ravi Menon';
      const late = replies.find(({ status }) => status === 409);
      expect(late?.body.error).toMatchObject({ code: 'WRONG_STATE', fields: { decided_by: winner } });
      expect(await auditOf(id)).toHaveLength(1);
      const decided = replies[0]?.status === 200 ? first : other;
      const states = { approve: 'approved', reject: 'rejected', return: 'draft' };
      expect((await own(noun, work)).status).toBe(states[decided]);
    }
  });

  test.each([
    ['was made private', { privacyStatus: 'Private' }],
    ['lost its title', { title: '' }],
  ])('When an image %s meanwhile, then it is not approved, and still waits', async (_what, change) => {
    const { work, imageIds } = await submitNew(noun, artist);
    await db.doc(`images/${imageIds[1]}`).update(change);
    const { status, body } = await decide(`${noun}-${work.id}`, 'approve', admin);
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'CONFLICT' });
    expect(await own(noun, work)).toMatchObject({ status: 'submitted' });
    expect((await db.doc(`images/${imageIds[0]}`).get()).get('status')).toBe('draft');
    expect((await decide(`${noun}-${work.id}`, 'return', second, 'A picture is not ready')).status).toBe(200);
  });

  test('When the words of a photograph change after an admin had read them, then they are not approved, and nothing is public', async () => {
    const { work, imageIds } = await submitNew(noun, artist);
    const path = `/studio/review/${noun}-${work.id}`;
    const approve = (fingerprint?: string) => send('POST', `${path}/approve`, admin, { fingerprint });
    expect((await approve()).body.error).toMatchObject({
      code: 'INVALID',
      fields: { fingerprint: workMessages.notRead },
    });
    const { fingerprint } = await bodyOf(`${noun}-${work.id}`);
    for (const changes of [
      { title: 'Unread' },
      { alt: 'Unread' },
      { description: '<p>See <a href="https://evil.example/">this</a></p>' },
      { tags: ['unread'] },
      { license: 'CC BY 4.0' },
    ]) {
      const ids = [imageIds[1]];
      expect((await send('PUT', '/studio/image', artist, { ids, changes })).status).toBe(200);
      const { status, body } = await approve(fingerprint);
      expect({ status, ...body.error }, JSON.stringify(changes)).toMatchObject({
        status: 409,
        code: 'CONFLICT',
        message: workMessages.changedSinceRead,
      });
    }
    const stored = await db.getAll(...imageIds.map((id) => db.doc(`images/${id}`)));
    expect(stored.map((image) => image.get('status'))).toEqual(['draft', 'draft']);
    expect(await own(noun, work)).toMatchObject({ status: 'submitted' });
    const fresh = await bodyOf(`${noun}-${work.id}`);
    expect(fresh.images[1]).toMatchObject({ title: 'Unread', tags: ['unread'], license: 'CC BY 4.0' });
    expect((await approve(fresh.fingerprint)).status).toBe(200);
    expect(await own(noun, work)).toMatchObject({ status: 'approved' });
  });

  test('When its artist takes it back first, then there is nothing to decide', async () => {
    const { work } = await submitNew(noun, artist);
    await send('POST', `/studio/${noun}/${work.id}/withdraw`, artist, { version: work.version });
    expect((await decide(`${noun}-${work.id}`, 'approve', admin)).status).toBe(404);
    expect(await own(noun, work)).toMatchObject({ status: 'draft' });
  });

  test('When it was submitted anew after an admin had read it, then their decision is not taken', async () => {
    const { work } = await submitNew(noun, artist);
    const id = `${noun}-${work.id}`;
    const path = `/studio/${noun}/${work.id}`;
    const read = (await reviewsOf(noun)).find((review) => review.id === id);
    const { version } = workOf(await send('POST', `${path}/withdraw`, artist, { version: work.version }));
    const changed = workOf(await send('PUT', path, artist, { version, title: 'Other words' }));
    const anew = workOf(await send('POST', `${path}/submit`, artist, { version: changed.version }));
    for (const decision of ['approve', 'return', 'reject']) {
      const late = { reason: 'As I read it', createdOn: read?.created_on };
      const { status, body } = await send('POST', `/studio/review/${id}/${decision}`, admin, late);
      expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'CONFLICT' });
    }
    expect(await own(noun, work)).toMatchObject({ status: 'submitted', version: anew.version });
    const [present] = (await reviewsOf(noun)).filter((review) => review.id === id);
    const fresh = { reason: 'No', createdOn: present?.created_on };
    expect((await send('POST', `/studio/review/${id}/return`, admin, fresh)).status).toBe(200);
    const wrong = { reason: 'No', createdOn: 'yesterday' };
    expect((await send('POST', `/studio/review/${id}/return`, admin, wrong)).status).toBe(400);
  });

  test('When new words are approved, then they replace the old ones; sent back or rejected, the old ones stay', async () => {
    const { work } = await publishNew(noun, artist, admin);
    const id = `revision-${noun}-${work.id}`;
    const submitted = await revise(noun, work, 'New words');
    const listed = (await reviewsOf('revision')).find((review) => review.id === id);
    expect(listed).toMatchObject({ noun, title: work.fields.title });
    expect(await bodyOf(id)).toMatchObject({
      noun,
      before: { fields: { title: work.fields.title } },
      after: { fields: { title: 'New words' } },
      images: [{ status: 'approved' }, { status: 'approved' }],
    });
    expect((await decide(id, 'return', admin, 'Please say where')).status).toBe(200);
    const back = await own(noun, work);
    expect(back).toMatchObject({ revision: { status: 'draft', review_note: 'Please say where' } });
    expect((await told(work.id, 'revisionReturned'))[0]).toMatchObject({ note: 'Please say where' });
    expect((await storedWork(noun, work.id)).get('title')).toBe(work.fields.title);
    expect(back.version).toBeGreaterThan(submitted.version);
    await revise(noun, back, 'Newest words');
    const fingerprint = await fingerprintOf(id, admin);
    const replies = await callAtOnce(2, (at, index) =>
      index === 0
        ? sendDecision(id, 'approve', { ...admin, at }, { fingerprint })
        : sendDecision(id, 'reject', { ...second, at }, { reason: 'No' }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    if (replies[0]?.status !== 200) {
      expect(await own(noun, work)).toMatchObject({ revision: { status: 'rejected' } });
      await revise(noun, await own(noun, work), 'Newest words');
      expect((await decide(id, 'approve', admin)).status).toBe(200);
    }
    const shown = await own(noun, work);
    expect(shown).toMatchObject({ status: 'approved', revision: null, fields: { title: 'Newest words' } });
    expect(shown.published_on).toBe(work.published_on);
    expect((await storedWork(noun, work.id)).get('title')).toBe('Newest words');
    expect((await db.doc(`${COLLECTIONS[noun]}/${work.id}/revisions/next`).get()).exists).toBe(false);
    const approvals = await told(work.id, 'revisionApproved');
    const pages = approvals.flatMap(({ state, slug }) => (/approved/i.test(state) ? [slug] : []));
    expect(new Set(pages)).toEqual(
      new Set([noun === 'exhibition' ? undefined : (await storedWork(noun, work.id)).get('slug')]),
    );
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
        expect((await call(path, { method: 'POST', token: admin.token, body, headers: json })).status).toBe(
          400,
        );
      }
      for (const token of [undefined, reader.token, artist.token])
        expect((await call('/studio/review', token ? { token } : {})).status).toBe(token ? 403 : 401);
      for (const id of ['none', 'blog-none', '__x__', 'a%2Fb'])
        expect((await decide(id, 'approve', admin)).status).toBe(404);
    });
  });
});

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
      const waiting = (await reviewsOf('image')).map(({ id }) => id);
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
      fields: { decided_by: 'Asha Rao', status: 'rejected' },
    });
    const states = await Promise.all(
      ids.map(async (id) => (await db.doc(`images/${id}`).get()).get('status')),
    );
    expect(states).toEqual(['approved', 'draft', 'rejected']);
    expect((await call(`/image/details/${shown}`)).status).toBe(200);
    await told(shown, 'approved');
    expect((await told(returned, 'returned'))[0]).toMatchObject({ note: 'Please add a title' });
    expect((await told(rejected, 'rejected'))[0]).toMatchObject({ note: 'Not for us' });
  });
});

describe('a photograph that changes while an exhibition with it is approved', () => {
  test('When both happen at once, at two instances, then only words that were read become public', async () => {
    const instances = await twoInstances();
    const outcomes = new Set<number>();
    for (let round = 0; round < 8; round += 1) {
      const { work, imageIds } = await submitNew('exhibition', artist);
      const id = `exhibition-${work.id}`;
      const { fingerprint } = await bodyOf(id);
      const change = { ids: [imageIds[1]], changes: { title: 'Unread' } };
      const [approval, changed] = await Promise.all([
        postJson(`/studio/review/${id}/approve`, { fingerprint }, { token: admin.token, at: instances[0] }),
        sleep(round * 6).then(() =>
          postJson('/studio/image', change, { method: 'PUT', token: artist.token, at: instances[1] }),
        ),
      ]);
      outcomes.add(approval.status);
      expect(changed.status).toBe(200);
      const [first, second] = await db.getAll(...imageIds.map((image) => db.doc(`images/${image}`)));
      if (approval.status === 409) {
        const states = [first, second].map((image) => image?.get('status'));
        expect({ states, work: (await own('exhibition', work)).status }).toEqual({
          states: ['draft', 'draft'],
          work: 'submitted',
        });
      } else {
        expect(approval.status).toBe(200);
        // What is approved may be changed: the words are newer than their approval, which writes both times alike.
        expect(second?.get('updatedAt').toMillis()).toBeGreaterThan(second?.get('publishedAt').toMillis());
      }
    }
    expect([...outcomes].filter((status) => status !== 200 && status !== 409)).toEqual([]);
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
    const log = await get<AuditEntry[]>('/studio/audit', { token: second.token });
    const about = log.filter((entry) => entry.work?.title === work.fields.title).slice(0, 2);
    expect(about).toMatchObject(
      imageIds.map(() => ({
        admin: { user_id: admin.userId, name: 'Asha Rao' },
        by_hand: false,
        kind: 'image',
        decision: 'approved',
        work: { kind: 'exhibition', title: 'Tides' },
      })),
    );
    expect((await decide(`image-${waiting}`, 'reject', second, 'No')).body.error).toMatchObject({
      code: 'WRONG_STATE',
      fields: { decided_by: 'Asha Rao', status: 'approved' },
    });
    await told(work.id, 'approved');
    await eventually('the trigger of the photograph is done', async () => {
      return (await db.doc(`images/${waiting}`).get()).get('picture').path === `photos/${waiting}`;
    });
    const notices = await get<Notice[]>('/user/notice', { token: artist.token });
    expect(notices.filter(({ subject_id }) => subject_id === waiting)).toEqual([]);
    expect(await auditOf(`image-${waiting}`)).toHaveLength(1);
  });
});

describe('a request for the artist role', () => {
  test('When it is approved or rejected, then role, mail and notice follow; it can not be sent back', async () => {
    for (const [name, state] of [
      ['approve', { isArtist: true, artistStatus: 'approved' }],
      ['reject', { isArtist: false, artistStatus: 'none', artistNote: 'Show us more first' }],
    ] as const) {
      const asking = await joinAs({ subtitle: 'Coasts' });
      expect((await send('POST', '/user/admin-access', asking, {})).status).toBe(201);
      const id = `artist-${asking.userId}`;
      const review = await eventually('it waits', async () =>
        (await reviewsOf('artist')).find((one) => one.id === id),
      );
      expect(review).toMatchObject({ artist: { user_id: asking.userId, subtitle: 'Coasts' } });
      expect((await decide(id, 'return', admin, 'No')).status).toBe(400);
      expect((await decide(id, name, admin, 'Show us more first')).status).toBe(200);
      expect(await storedUser(asking)).toMatchObject(state);
      expect((await decide(id, 'approve', second)).status).toBe(409);
      await eventually('the mail', async () => (await mailsTo(asking)).length === 1);
      const notices = await get<Notice[]>('/user/notice', { token: asking.token });
      expect(notices).toMatchObject([
        name === 'approve'
          ? { kind: 'artistRequest', state: 'approved' }
          : { kind: 'artistRequest', state: 'rejected', note: 'Show us more first' },
      ]);
      expect(await auditOf(id)).toHaveLength(1);
      for (const { ref } of (await db.collection('audit').where('reviewId', '==', id).get()).docs)
        await ref.delete();
    }
  });
});

describe.each(STUDIO_NOUNS)('a %s that is edited in the console', (noun) => {
  const edit = (id: string, fields: object) => db.doc(`${COLLECTIONS[noun]}/${id}`).update(fields);

  test('When its status becomes submitted, then it waits; approved, then it is whole, told, and nobody’s decision', async () => {
    const { work, imageIds } = await submitNew(noun, artist);
    await send('POST', `/studio/${noun}/${work.id}/withdraw`, artist, { version: work.version });
    const review = db.doc(`reviews/${noun}-${work.id}`);
    await edit(work.id, { status: 'submitted', ...(noun !== 'exhibition' && { slug: '' }) });
    await eventually('it waits', async () => (await review.get()).exists);
    await edit(work.id, { status: 'approved' });
    await eventually('it waits no more', async () => !(await review.get()).exists);
    await told(work.id, 'approved');
    const stored = await storedWork(noun, work.id);
    expect(stored.get('publishedAt')).toBeTruthy();
    if (noun !== 'exhibition') expect(stored.get('slug')).toMatch(/^[a-z0-9-]+$/);
    for (const id of imageIds)
      await eventually('its images are public', async () => {
        return (await db.doc(`images/${id}`).get()).get('status') === 'approved';
      });
    expect(await auditOf(`${noun}-${work.id}`)).toMatchObject([
      { decision: 'approved', adminId: null, isByHand: true },
    ]);
  });

  test('When a revision is set to approved, then it replaces the words', async () => {
    const { work } = await publishNew(noun, artist, admin);
    await revise(noun, work, 'New words');
    await db.doc(`${COLLECTIONS[noun]}/${work.id}/revisions/next`).update({ status: 'approved' });
    await eventually('the words are new', async () => {
      return (await storedWork(noun, work.id)).get('title') === 'New words';
    });
    expect(await own(noun, work)).toMatchObject({ revision: null });
    await told(work.id, 'revisionApproved');
  });

  test('When an approved one with new words becomes a draft, then the draft has them, and nothing waits', async () => {
    const { work } = await publishNew(noun, artist, admin);
    await revise(noun, work, 'New words');
    await edit(work.id, { status: 'draft' });
    await eventually('the draft has the words', async () => {
      const { fields, revision } = await own(noun, work);
      return fields.title === 'New words' && revision === null;
    });
    expect((await db.doc(`reviews/revision-${noun}-${work.id}`).get()).exists).toBe(false);
    expect(await own(noun, work)).toMatchObject({ status: 'draft' });
  });
});

test('When an exhibition would close before it opens, then it is not approved, whoever wrote that', async () => {
  const { work } = await submitNew('exhibition', artist);
  await db.doc(`exhibitions/${work.id}`).update({ startDate: inDays(9), endDate: inDays(3) });
  const { status, body } = await decide(`exhibition-${work.id}`, 'approve', admin);
  expect({ status, message: body.error.message }).toEqual({
    status: 409,
    message: workMessages.datesReversed,
  });
  expect(await own('exhibition', work)).toMatchObject({ status: 'submitted' });
});

test('When a public document with new words is deleted in the console, then nothing is left below it, and its images can go', async () => {
  const { work, imageIds } = await publishNew('blog', artist, admin);
  await revise('blog', work, 'New words');
  await db.doc(`blogs/${work.id}`).delete();
  await eventually('nothing is left', async () => {
    const [revision, review] = await db.getAll(
      db.doc(`blogs/${work.id}/revisions/next`),
      db.doc(`reviews/revision-blog-${work.id}`),
    );
    return !revision?.exists && !review?.exists;
  });
  expect((await send('DELETE', `/studio/image/${imageIds[0]}`, artist)).status).toBe(200);
});

test('When a document is deleted in the console, then its review goes', async () => {
  const { work } = await submitNew('blog', artist);
  await db.doc(`blogs/${work.id}`).delete();
  await eventually('it waits no more', async () => !(await db.doc(`reviews/blog-${work.id}`).get()).exists);
  expect(await auditOf(`blog-${work.id}`)).toEqual([]);
});

test('When slug, content, sizes or frames are changed in the console, then what follows from them is right', async () => {
  const { work: story } = await publishNew('blog', artist, admin);
  const { work: other } = await publishNew('blog', artist, admin);
  await db.doc(`blogs/${other.id}`).update({
    slug: story.fields.slug,
    content: `<p>${'word '.repeat(1000)}</p>`,
  });
  await eventually('it has a slug of its own', async () => {
    const stored = await storedWork('blog', other.id);
    return stored.get('slug') !== story.fields.slug && stored.get('readingTime') === 5;
  });
  expect((await storedWork('blog', story.id)).get('slug')).toBe(story.fields.slug);
  const { work: print } = await publishNew('product', artist, admin);
  const sizes = (await storedWork('product', print.id)).get('sizes');
  await db.doc(`products/${print.id}`).update({ sizes: [{ ...sizes[0], price: 100 }] });
  await eventually(
    'the least price',
    async () => (await storedWork('product', print.id)).get('minPrice') === 900,
  );
});

describe('the log of decisions', () => {
  const logAt = (query = '') => get<AuditEntry[]>(`/studio/audit${query}`, { token: admin.token });

  test('When something was decided, then the newest entry says who decided what, and why', async () => {
    const { work } = await submitNew('exhibition', artist);
    await decide(`exhibition-${work.id}`, 'return', second, 'A word is missing');
    expect((await logAt())[0]).toMatchObject({
      admin: { user_id: second.userId, name: 'Ravi Menon' },
      kind: 'exhibition',
      decision: 'returned',
      subject: 'Tides',
      note: 'A word is missing',
      amount: null,
    });
  });

  test('When settings change, then it says so', async () => {
    const shop = await get<{ upi_id: string; payee_name: string; bank_text: string }>('/studio/shop', {
      token: admin.token,
    });
    await send('PUT', '/studio/shop', admin, {
      upiId: shop.upi_id,
      payeeName: shop.payee_name,
      bankText: shop.bank_text,
    });
    expect((await logAt())[0]).toMatchObject({
      admin: { name: 'Asha Rao' },
      kind: 'settings',
      subject: 'Payment details',
      note: null,
    });
  });

  test('When it is read page by page, then each entry comes once, the newest first', async () => {
    const createdAt = new Date();
    const batch = db.batch();
    for (let index = 0; index < 25; index += 1)
      batch.set(db.collection('audit').doc(), {
        kind: 'settings',
        decision: 'home',
        adminId: null,
        createdAt,
      });
    await batch.commit();
    const first = await logAt();
    const next = await logAt(`?cursor=${first.at(-1)?.cursor}`);
    expect(first).toHaveLength(20);
    const all = [...first, ...next];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const times = all.map(({ created_on }) => created_on);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('When an administrator or a work is gone, then the entry stays without its name', async () => {
    await put(`audit/${uniqueId('decision')}`, {
      kind: 'image',
      noun: null,
      decision: 'rejected',
      reviewId: null,
      subjectId: null,
      ownerId: null,
      reason: null,
      adminId: null,
      createdAt: new Date(),
    });
    expect((await logAt())[0]).toMatchObject({ admin: null, by_hand: false, kind: 'image', subject: '' });
  });

  test('When anybody else asks, then it is refused and tells nothing', async () => {
    for (const [token, status] of [
      [undefined, 401],
      [artist.token, 403],
    ] as const) {
      const refusal = await call('/studio/audit', { token });
      expect(refusal.status).toBe(status);
      expect(refusal.text).not.toContain('created_on');
    }
  });
});
