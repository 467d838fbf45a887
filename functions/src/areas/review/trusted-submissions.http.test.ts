import crypto from 'node:crypto';
import type { AuditPage } from '@aperture-byline/contract/review/wire';
import { WORK_KIND_NAMES, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import {
  type AnyWork,
  auditOf,
  completeFields,
  createDraft,
  decide,
  joinReviewPeople,
  publishNew,
  putOwnImage,
  readWork,
  reviewsOf,
  revise,
  send,
  storedWork,
  submitNew,
  workOf,
} from '../../../test-support/works/studio.ts';

/** Whether the next submissions are drawn. */
const drawn = { isSample: false };

const { artist, admin } = joinReviewPeople();

const trust = async (isTrusted: boolean) => {
  const path = `/studio/trusted/${artist.userId}`;
  expect((await send(isTrusted ? 'PUT' : 'DELETE', path, admin)).status).toBe(200);
};
const isWaiting = async (reviewId: string) => (await db.doc(`reviews/${reviewId}`).get()).exists;
const submitImages = async (ids: string[]) =>
  (await send('POST', '/studio/image/submit', artist, { ids })).body.data as { id: string; status: string }[];
/** A transition of a work at its present version. */
const move = async (workKind: WorkKind, work: Pick<AnyWork, 'id'>, name: string) => {
  const { version } = await readWork(workKind, artist, work);
  return send('POST', `/studio/${workKind}/${work.id}/${name}`, artist, { version });
};
const published = async () => (await get<AuditPage>('/studio/audit?decision=published', { token: admin.token })).items;

beforeEach(async () => {
  drawn.isSample = false;
  vi.spyOn(crypto, 'randomInt').mockImplementation(() => (drawn.isSample ? 0 : 1));
  await trust(true);
});

describe.each(WORK_KIND_NAMES)('a %s of a trusted photographer', (workKind) => {
  test('When it is submitted, then it is public at once with its photographs, and so are changes of it; the log says so, and by whom', async () => {
    const { work, imageIds } = await submitNew(workKind, artist);
    expect(work).toMatchObject({ status: 'approved', publishedAt: expect.stringMatching(/Z$/) });
    for (const id of imageIds)
      expect((await db.doc(`images/${id}`).get()).data()).toMatchObject({
        status: 'approved',
        privacyStatus: 'Public',
        publishedWith: { kind: workKind, id: work.id },
      });
    const changed = await revise(workKind, artist, work, 'Newest words');
    expect(changed).toMatchObject({ status: 'approved', revision: null, fields: { title: 'Newest words' } });
    const entry = { decision: 'published', adminId: null, ownerId: artist.userId };
    expect(await auditOf(`${workKind}-${work.id}`)).toEqual([expect.objectContaining(entry)]);
    expect(await auditOf(`revision-${workKind}-${work.id}`)).toEqual([expect.objectContaining(entry)]);
    const stored = (await storedWork(workKind, work.id)).data();
    const key = workKind === 'exhibition' ? work.id : stored?.slug;
    expect(await published()).toContainEqual(
      expect.objectContaining({
        kind: workKind,
        subject: 'Newest words',
        admin: null,
        publisher: 'Mira Pillai',
        page: { kind: workKind, key },
      }),
    );
    // Submissions that waited would leave reviews and entries by hand.
    await eventually('the triggers are done', async () => (await storedWork(workKind, work.id)).exists);
    expect(await isWaiting(`${workKind}-${work.id}`)).toBe(false);
  });

  test('When it is drawn, then it waits as a sample however often it is taken back, and after an approval its changes are drawn anew', async () => {
    drawn.isSample = true;
    const { work } = await submitNew(workKind, artist);
    const reviewId = `${workKind}-${work.id}`;
    expect(work.status).toBe('submitted');
    expect(await reviewsOf(workKind, admin)).toContainEqual(expect.objectContaining({ id: reviewId, isSample: true }));
    drawn.isSample = false;
    workOf(await move(workKind, work, 'withdraw'));
    expect(workOf(await move(workKind, work, 'submit')).status).toBe('submitted');
    expect((await decide(reviewId, 'approve', admin)).status).toBe(200);
    const approved = await readWork(workKind, artist, work);
    expect((await revise(workKind, artist, approved, 'At once')).revision).toBeNull();
  });

  test('When its changes are drawn or rejected, then those that replace them wait too', async () => {
    const { work } = await submitNew(workKind, artist);
    drawn.isSample = true;
    const waiting = await revise(workKind, artist, work, 'Drawn');
    expect(waiting.revision?.status).toBe('submitted');
    drawn.isSample = false;
    const path = `/studio/${workKind}/${work.id}/revision`;
    expect((await move(workKind, work, 'revision/withdraw')).status).toBe(200);
    expect((await send('DELETE', path, artist)).status).toBe(200);
    const again = await readWork(workKind, artist, work);
    expect((await revise(workKind, artist, again, 'Drawn anew')).revision?.status).toBe('submitted');
    expect((await decide(`revision-${workKind}-${work.id}`, 'reject', admin, 'No.')).status).toBe(200);
    expect((await send('DELETE', path, artist)).status).toBe(200);
    const rejected = await readWork(workKind, artist, work);
    expect((await revise(workKind, artist, rejected, 'Once more')).revision?.status).toBe('submitted');
  });
});

test('When trust begins, then what waited waits on, also after a rejection; when it ends, then what is public stays so, and what follows waits', async () => {
  await trust(false);
  const { work: before } = await submitNew('exhibition', artist);
  await trust(true);
  expect(await isWaiting(`exhibition-${before.id}`)).toBe(true);
  expect((await decide(`exhibition-${before.id}`, 'reject', admin, 'No.')).status).toBe(200);
  expect(workOf(await move('exhibition', before, 'submit')).status).toBe('submitted');
  const { work } = await submitNew('exhibition', artist);
  await trust(false);
  expect((await readWork('exhibition', artist, work)).status).toBe('approved');
  expect((await revise('exhibition', artist, work, 'Later')).revision?.status).toBe('submitted');
  expect((await submitNew('exhibition', artist)).work.status).toBe('submitted');
  const [image] = await submitImages([await putOwnImage(artist)]);
  expect(image?.status).toBe('submitted');
});

test('When the record has lost the role, then trust alone publishes nothing', async () => {
  const { id } = await createDraft('exhibition', artist, completeFields('exhibition', [await putOwnImage(artist)]));
  const user = db.doc(`users/${artist.userId}`);
  await user.update({ isArtist: false });
  expect((await send('POST', `/studio/exhibition/${id}/submit`, artist, { version: 1 })).status).toBe(403);
  await user.update({ isArtist: true, isTrusted: false });
});

test('When it is incomplete, then it is refused as any other, and nothing is public', async () => {
  const image = await putOwnImage(artist, { privacyStatus: 'Private' });
  const { id } = await createDraft('exhibition', artist, completeFields('exhibition', [image]));
  expect((await move('exhibition', { id }, 'submit')).status).toBe(400);
  expect((await storedWork('exhibition', id)).get('status')).toBe('draft');
  expect((await db.doc(`images/${image}`).get()).get('status')).toBe('draft');
});

test('When an administrator took it off the site, then it waits once it is submitted again', async () => {
  const { work } = await submitNew('exhibition', artist);
  const body = { address: `/exhibition/${work.id}`, reason: 'Not yours.' };
  expect((await send('POST', '/studio/unpublish', admin, body)).status).toBe(200);
  for (const name of ['submit', 'withdraw', 'submit']) workOf(await move('exhibition', work, name));
  expect((await readWork('exhibition', artist, work)).status).toBe('submitted');
  await trust(false);
  const rejected = (await publishNew('exhibition', artist, admin)).work;
  expect(rejected.status).toBe('approved');
});

test('When photographs are submitted, then they are public at once, those that are drawn wait, also with a work that shows them', async () => {
  const [id, sample] = [await putOwnImage(artist), await putOwnImage(artist)];
  expect(await submitImages([id])).toEqual([expect.objectContaining({ id, status: 'approved' })]);
  expect((await call(`/image/details/${id}`)).status).toBe(200);
  expect(await auditOf(`image-${id}`)).toEqual([
    expect.objectContaining({ decision: 'published', adminId: null, ownerId: artist.userId, work: null }),
  ]);
  drawn.isSample = true;
  await submitImages([sample]);
  drawn.isSample = false;
  await eventually('it waits', () => isWaiting(`image-${sample}`));
  expect(await reviewsOf('image', admin)).toContainEqual(
    expect.objectContaining({ id: `image-${sample}`, isSample: true }),
  );
  const change = (privacyStatus: string) =>
    send('PUT', '/studio/image', artist, { ids: [sample], changes: { privacyStatus } });
  for (const privacy of ['Private', 'Public']) expect((await change(privacy)).status).toBe(200);
  expect(await submitImages([sample])).toEqual([expect.objectContaining({ status: 'submitted' })]);
  const { id: workId } = await createDraft('exhibition', artist, completeFields('exhibition', [sample]));
  const work = workOf(await move('exhibition', { id: workId }, 'submit'));
  expect(work.status).toBe('submitted');
  expect((await call(`/image/details/${sample}`)).status).toBe(404);
});

test('When an administrator rejected a photograph or took it off the site, then it waits once it is submitted again', async () => {
  const [rejected, off] = [await putOwnImage(artist), await putOwnImage(artist)];
  await submitImages([off]);
  const address = `/exhibition?image=${off}`;
  expect((await send('POST', '/studio/unpublish', admin, { address, reason: 'No.' })).status).toBe(200);
  drawn.isSample = true;
  await submitImages([rejected]);
  drawn.isSample = false;
  await eventually('it waits', () => isWaiting(`image-${rejected}`));
  expect((await decide(`image-${rejected}`, 'reject', admin, 'No.')).status).toBe(200);
  const again = await submitImages([rejected, off]);
  expect(again.map(({ status }) => status)).toEqual(['submitted', 'submitted']);
});
