import { createHash } from 'node:crypto';
import { WORK_KIND_NAMES, WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { beforeAll, expect, test } from 'vitest';
import {
  type Buyer,
  joinAsBuyer,
  readStoredOrder,
  sendOrder,
  toOrderBody,
} from '../../../test-support/orders/orders.ts';
import { jpegWithNotes } from '../../../test-support/pictures/sample-pictures.ts';
import { arrive } from '../../../test-support/pictures/uploads.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { filesBelow, putFile } from '../../../test-support/project/files.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { call } from '../../../test-support/servers/suite.ts';
import { createDraft, publishNew, send, submitNew, workOf } from '../../../test-support/works/studio.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';
import { processUpload } from '../upload/process-upload.ts';

let admin: Member;
let buyer: Buyer;

beforeAll(async () => {
  admin = await joinAs({ admin: true });
  buyer = await joinAsBuyer();
});

const ownDocuments = async (collection: string, field: string, { userId }: Member) =>
  (await db.collection(collection).where(field, '==', userId).get()).size;

/** Orders a print of it, which its artist accepts; the order's id. */
async function sell(productId: string, { userId: artistId }: Member): Promise<string> {
  const { sizes, frames } = (await db.doc(`products/${productId}`).get()).data() ?? {};
  const line = {
    productId,
    productSize: sizes[0].id,
    productFrame: frames[0].id,
    price: sizes[0].price + frames[0].charge,
    photographer: artistId,
  };
  const { body, status } = await sendOrder(buyer, toOrderBody(buyer, [line]));
  expect(status).toBe(201);
  const { orderId } = body.data as { orderId: string };
  await transitionOrder(orderId, { name: 'accept', artistId }, { now: new Date() });
  return orderId;
}

test('When a photographer with drafts, uploads, reviews and numbered prints leaves, then they get all of it, nothing stays of them, and buyers keep theirs', async () => {
  const artist = await joinAs({ isArtist: true, firstName: 'Leela', lastName: 'Nair' });
  for (const workKind of WORK_KIND_NAMES) await createDraft(workKind, artist, { title: `Draft ${workKind}` });
  const { imageIds: waiting } = await submitNew('blog', artist, { title: 'It waits' });
  const { work: print, imageIds: printed } = await publishNew('product', artist, admin);
  const [sold = ''] = printed;
  for (const path of [`photos/${sold}/480.jpeg`, `originals/${sold}`]) await putFile(path, Buffer.from('x'));
  const path = `/studio/product/${print.id}`;
  const { version } = workOf(
    await send('PUT', path, artist, { version: print.version, title: 'New words', imageIds: printed }),
  );
  await send('POST', `${path}/submit`, artist, { version });
  const orderId = await sell(print.id, artist);
  const { file, id: uploaded, steps } = arrive(artist, await jpegWithNotes());
  await processUpload(file, steps);
  await putFile(`uploads/${artist.uid}/unprocessed.jpg`, Buffer.from('x'));
  await put(`audit/${uniqueId('decision')}`, {
    kind: 'blog',
    workKind: null,
    subjectId: 'gone',
    ownerId: artist.userId,
    reviewId: 'blog-gone',
    decision: 'returned',
    reason: 'Say where',
    adminId: admin.userId,
    createdAt: new Date(),
  });

  const { body } = await call('/user/export', { token: artist.token });
  const exported = body.data as Record<string, { id: string; title?: string; status?: string }[]>;
  const titlesOf = (key: string) => (exported[key] ?? []).map(({ title }) => title).sort();
  expect(titlesOf('exhibitions')).toEqual(['Draft exhibition']);
  expect(titlesOf('stories')).toEqual(['Draft blog', 'It waits']);
  expect(titlesOf('products')).toEqual(['Draft product', 'Lighthouse print']);
  expect(exported).toMatchObject({
    revisions: [{ status: 'submitted', fields: { title: 'New words' } }],
    reviewed: expect.arrayContaining([expect.objectContaining({ reason: 'Say where' })]),
    uploads: [{ id: uploaded, state: 'ready' }],
    sales: [{ orderId, lines: [{ editionNumber: 1, edition: 50 }] }],
  });
  expect((exported.images ?? []).map(({ id }) => id).sort()).toEqual([...waiting, ...printed, uploaded].sort());

  const before = await readStoredOrder(orderId);
  expect((await call('/user', { method: 'DELETE', token: artist.token })).status).toBe(200);
  const deletion = `deletions/${createHash('sha256').update(artist.uid).digest('hex')}`;
  await eventually('the erasure is finished', async () => (await db.doc(deletion).get()).get('finishedAt'));
  const nothing = async () => {
    const counts = await Promise.all([
      ...['exhibitions', 'products', 'images'].map((name) => ownDocuments(name, 'owner.userId', artist)),
      ownDocuments('blogs', 'creator.userId', artist),
      ownDocuments('uploads', 'ownerId', artist),
      ownDocuments('reviews', 'ownerId', artist),
      ownDocuments('audit', 'ownerId', artist),
    ]);
    const revisions = await db.collectionGroup('revisions').where('ownerId', '==', artist.userId).get();
    return [...counts, revisions.size].every((count) => count === 0);
  };
  await eventually('nothing is left', nothing);
  for (const id of [...waiting, ...printed, uploaded])
    expect(await filesBelow(`photos/${id}`)).toEqual(id === sold ? [`photos/${sold}/480.jpeg`] : []);
  const originals = await filesBelow('originals');
  for (const id of [sold, uploaded]) expect(originals).not.toContain(`originals/${id}`);
  expect(await filesBelow(`uploads/${artist.uid}`)).toEqual([]);
  const after = await readStoredOrder(orderId);
  expect(after.order.lines).toEqual(before.order.lines);
  expect(after.order.lines).toMatchObject([{ editionNumber: 1, edition: 50 }]);
  for (const workKind of WORK_KIND_NAMES)
    expect(
      (await call(`/studio/${workKind}`, { token: artist.token })).status,
      WORK_KINDS[workKind].collection,
    ).not.toBe(200);
});
