import { setTimeout as sleep } from 'node:timers/promises';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { WORK_KIND_NAMES, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { twoInstances } from '../../../test-support/servers/instances.ts';
import { postJson, type Reply } from '../../../test-support/servers/suite.ts';
import {
  decide,
  joinReviewPeople,
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

async function describeAnew(imageIds: readonly string[], words: string): Promise<void> {
  for (const id of imageIds) {
    const body = { ids: [id], changes: { alt: `${words} of ${id}` } };
    expect((await send('PUT', '/studio/image', artist, body)).status).toBe(200);
  }
}

/** Approves what is read; the alternative texts that were read, by image. */
async function approveAsRead(reviewId: string): Promise<Map<string, string>> {
  const { fingerprint, images } = await reviewBodyOf(reviewId, admin);
  expect((await sendDecision(reviewId, 'approve', admin, { fingerprint })).status).toBe(200);
  return new Map(images.map(({ id, alt }) => [id, alt]));
}

/** The pictures that the pages of a work draw, and the place of each. */
async function drawnPictures(workKind: WorkKind, id: string): Promise<Record<string, StoredPicture>> {
  const { banner, cover, pictures = [] } = (await storedWork(workKind, id)).data() ?? {};
  return { ...(banner && { banner }), ...(cover && { cover }), ...pictures };
}

/** Where a complete work of each kind draws its photographs. */
const DRAWN = {
  exhibition: ['banner', 'cover'],
  blog: ['0', '1', 'banner'],
  product: ['0', '1'],
};

describe.each(WORK_KIND_NAMES)('the review of a %s', (workKind) => {
  test('When alternative texts change after the submission, then pages show those that the admin read, of a work and of new words', async () => {
    const expectRead = async (id: string, read: Map<string | null, string>) => {
      const drawn = await drawnPictures(workKind, id);
      expect(Object.keys(drawn).sort()).toEqual(DRAWN[workKind]);
      for (const [place, picture] of Object.entries(drawn)) expect(picture.alt, place).toBe(read.get(picture.imageId));
    };
    const { work, imageIds } = await submitNew(workKind, artist);
    const { fingerprint } = await reviewBodyOf(`${workKind}-${work.id}`, admin);
    await describeAnew(imageIds, 'Second words');
    const late = await sendDecision(`${workKind}-${work.id}`, 'approve', admin, { fingerprint });
    expect(late.body.error).toMatchObject({ code: 'CONFLICT', message: workMessages.changedSinceRead });
    const read = await approveAsRead(`${workKind}-${work.id}`);
    expect([...read.values()]).toEqual(imageIds.map((id) => `Second words of ${id}`));
    await expectRead(work.id, read);
    await revise(workKind, artist, await readWork(workKind, artist, work), 'New title');
    await describeAnew(imageIds, 'Third words');
    await expectRead(work.id, await approveAsRead(`revision-${workKind}-${work.id}`));
  });
});

// One code path serves all three: what follows is proved for one of them.
describe.each(WORK_KIND_NAMES.slice(0, 1))('the review of a %s', (workKind) => {
  test.each([
    ['was made private', { privacyStatus: 'Private' }],
    ['lost its title', { title: '' }],
  ])('When an image %s meanwhile, then it is not approved, and still waits', async (_what, change) => {
    const { work, imageIds } = await submitNew(workKind, artist);
    await db.doc(`images/${imageIds[1]}`).update(change);
    const { status, body } = await decide(`${workKind}-${work.id}`, 'approve', admin);
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'CONFLICT' });
    expect(await readWork(workKind, artist, work)).toMatchObject({ status: 'submitted' });
    expect((await db.doc(`images/${imageIds[0]}`).get()).get('status')).toBe('draft');
    expect((await decide(`${workKind}-${work.id}`, 'return', second, 'A picture is not ready')).status).toBe(200);
  });

  test('When the words of a photograph change after an admin had read them, then they are not approved, and nothing is public', async () => {
    const { work, imageIds } = await submitNew(workKind, artist);
    const path = `/studio/review/${workKind}-${work.id}`;
    const approve = (fingerprint?: string) => send('POST', `${path}/approve`, admin, { fingerprint });
    expect((await approve()).body.error).toMatchObject({
      code: 'INVALID',
      fields: { fingerprint: workMessages.notRead },
    });
    const { fingerprint } = await reviewBodyOf(`${workKind}-${work.id}`, admin);
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
    expect(await readWork(workKind, artist, work)).toMatchObject({ status: 'submitted' });
    const fresh = await reviewBodyOf(`${workKind}-${work.id}`, admin);
    expect(fresh.images[1]).toMatchObject({ title: 'Unread', tags: ['unread'], license: 'CC BY 4.0' });
    expect((await approve(fresh.fingerprint)).status).toBe(200);
    expect(await readWork(workKind, artist, work)).toMatchObject({ status: 'approved' });
  });

  test('When its artist takes it back first, then there is nothing to decide', async () => {
    const { work } = await submitNew(workKind, artist);
    await send('POST', `/studio/${workKind}/${work.id}/withdraw`, artist, { version: work.version });
    expect((await decide(`${workKind}-${work.id}`, 'approve', admin)).status).toBe(404);
    expect(await readWork(workKind, artist, work)).toMatchObject({ status: 'draft' });
  });

  test('When it was submitted anew after an admin had read it, then their decision is not taken', async () => {
    const { work } = await submitNew(workKind, artist);
    const id = `${workKind}-${work.id}`;
    const path = `/studio/${workKind}/${work.id}`;
    const read = (await reviewsOf(workKind, admin)).find((review) => review.id === id);
    const { version } = workOf(await send('POST', `${path}/withdraw`, artist, { version: work.version }));
    const changed = workOf(await send('PUT', path, artist, { version, title: 'Other words' }));
    const anew = workOf(await send('POST', `${path}/submit`, artist, { version: changed.version }));
    for (const decision of ['approve', 'return', 'reject']) {
      const late = { reason: 'As I read it', createdAt: read?.createdAt };
      const { status, body } = await send('POST', `/studio/review/${id}/${decision}`, admin, late);
      expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'CONFLICT' });
    }
    expect(await readWork(workKind, artist, work)).toMatchObject({
      status: 'submitted',
      version: anew.version,
    });
    const [present] = (await reviewsOf(workKind, admin)).filter((review) => review.id === id);
    const fresh = { reason: 'No', createdAt: present?.createdAt };
    expect((await send('POST', `/studio/review/${id}/return`, admin, fresh)).status).toBe(200);
    const wrong = { reason: 'No', createdAt: 'yesterday' };
    expect((await send('POST', `/studio/review/${id}/return`, admin, wrong)).status).toBe(400);
  });
});

/** Runs both calls; their replies. */
type Order = (approve: () => Promise<Reply>, change: () => Promise<Reply>) => Promise<[Reply, Reply]>;

const changeFirst: Order = async (approve, change) => {
  const changed = await change();
  return [await approve(), changed];
};
const approvalFirst: Order = async (approve, change) => [await approve(), await change()];
const atOnce =
  (delay: number): Order =>
  (approve, change) =>
    Promise.all([approve(), sleep(delay).then(change)]);

describe('a photograph that changes while an exhibition with it is approved', () => {
  /** Status of the approval, after the state that belongs to it was seen. */
  async function approveAndChange(run: Order): Promise<number> {
    const [first, second] = await twoInstances();
    const { work, imageIds } = await submitNew('exhibition', artist);
    const id = `exhibition-${work.id}`;
    const { fingerprint } = await reviewBodyOf(id, admin);
    const change = { ids: [imageIds[1]], changes: { title: 'Unread' } };
    const [approval, changed] = await run(
      () => postJson(`/studio/review/${id}/approve`, { fingerprint }, { token: admin.token, at: first }),
      () => postJson('/studio/image', change, { method: 'PUT', token: artist.token, at: second }),
    );
    expect(changed.status).toBe(200);
    const images = await db.getAll(...imageIds.map((image) => db.doc(`images/${image}`)));
    const { status } = await readWork('exhibition', artist, work);
    const seen = [approval.status, ...images.map((image) => image.get('status')), status];
    expect([
      [409, 'draft', 'draft', 'submitted'],
      [200, 'approved', 'approved', 'approved'],
    ]).toContainEqual(seen);
    // What is approved may be changed: the words are newer than their approval, which writes both times alike.
    if (approval.status === 200)
      expect(images[1]?.get('updatedAt').toMillis()).toBeGreaterThan(images[1]?.get('publishedAt').toMillis());
    return approval.status;
  }

  test('When it changes before the approval, then nothing becomes public; after it, the words that were read have', async () => {
    expect(await approveAndChange(changeFirst)).toBe(409);
    expect(await approveAndChange(approvalFirst)).toBe(200);
  });

  test('When both happen at once, at two instances, then only words that were read become public', async () => {
    for (let round = 0; round < 4; round += 1) await approveAndChange(atOnce(round * 12));
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
  expect(await readWork('exhibition', artist, work)).toMatchObject({ status: 'submitted' });
});
