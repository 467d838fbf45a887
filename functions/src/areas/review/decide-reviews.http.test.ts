import type { DecisionOutcome, ImageReview, ReviewPage } from '@aperture-byline/contract/review/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { expect, test } from 'vitest';
import { db, putAll, uniqueId, uniqueUserId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs, type Member, type Sender } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { get, type Reply } from '../../../test-support/servers/suite.ts';
import { auditOf, decide, joinReviewPeople, putOwnImage, send } from '../../../test-support/works/studio.ts';

const { artist, admin, second } = joinReviewPeople();

const sendAll = (body: object, by: Sender = admin) => send('POST', '/studio/review', by, body);
const outcomesOf = ({ status, text, body }: Reply): DecisionOutcome[] => {
  if (status !== 200) throw new Error(text);
  return body.data as DecisionOutcome[];
};
const statusOf = async (imageId: string) => (await db.doc(`images/${imageId}`).get()).get('status');

const listOf = async ({ userId }: Member, query = '') =>
  (await get<ReviewPage>(`/studio/review?photographer=${userId}${query}`, { token: admin.token })).items;

/** Photographs that wait of somebody of whom nothing else does, as they were read. */
async function submitPhotographs(count: number) {
  const photographer = await joinAs({ isArtist: true, firstName: 'Lata' });
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await putOwnImage(photographer));
  await send('POST', '/studio/image/submit', photographer, { ids });
  const listed = await eventually('they wait', async () => {
    const items = await listOf(photographer, '&kind=image');
    return items.length === count && (items as ImageReview[]);
  });
  const reviews = listed.map(({ id, createdAt, fingerprint }) => ({ id, createdAt, fingerprint }));
  return { photographer, ids, reviews };
}

test('When several are approved by one call, then each is as it was read, and the call may be repeated', async () => {
  const { photographer, ids, reviews } = await submitPhotographs(4);
  const [first = '', changed = '', taken = ''] = ids;
  await db.doc(`images/${changed}`).update({ title: 'Unread' });
  expect((await decide(`image-${taken}`, 'reject', second, 'Not for us')).status).toBe(200);
  const gone = { id: 'image-none', createdAt: inDays(0).toISOString() };
  const body = { decision: 'approve', reviews: [...reviews, gone] };
  const outcomes = [
    { id: reviews[0]?.id, problem: null },
    { id: reviews[1]?.id, problem: { code: 'CONFLICT', message: workMessages.changedSinceRead } },
    {
      id: reviews[2]?.id,
      problem: {
        code: 'WRONG_STATE',
        message: workMessages.decidedBefore,
        fields: { status: 'rejected', decidedBy: 'Ravi Menon' },
      },
    },
    { id: reviews[3]?.id, problem: null },
    { id: gone.id, problem: { code: 'NOT_FOUND', message: apiMessages.notFound } },
  ];
  expect(outcomesOf(await sendAll(body))).toEqual(outcomes);
  expect(await Promise.all(ids.map(statusOf))).toEqual(['approved', 'submitted', 'rejected', 'approved']);
  expect((await listOf(photographer)).map(({ id }) => id)).toEqual([`image-${changed}`]);
  const replies = await callAtOnce(2, (at) => sendAll(body, { ...admin, at }));
  for (const reply of replies) expect(outcomesOf(reply)).toEqual(outcomes);
  expect(await auditOf(`image-${first}`)).toHaveLength(1);
  const [late] = outcomesOf(await sendAll(body, second));
  expect(late?.problem).toMatchObject({ code: 'WRONG_STATE', fields: { decidedBy: 'Asha Rao' } });
  const [otherwise] = outcomesOf(await sendAll({ ...body, decision: 'return', reason: 'Too dark' }));
  expect(otherwise?.problem).toMatchObject({ code: 'WRONG_STATE', fields: { status: 'approved' } });
});

test('When several are sent back, then each has the reason, and a repeated call leaves alone what was submitted anew', async () => {
  const { photographer, ids, reviews } = await submitPhotographs(2);
  const body = { decision: 'return', reason: 'Too dark', reviews };
  const [unsaid] = outcomesOf(await sendAll({ ...body, reason: '' }));
  expect(unsaid?.problem).toMatchObject({ code: 'INVALID', fields: { reason: workMessages.reasonEmpty } });
  for (const { problem } of outcomesOf(await sendAll(body))) expect(problem).toBeNull();
  const [again = ''] = ids;
  await send('POST', '/studio/image/submit', photographer, { ids: [again] });
  await eventually('it waits', async () => (await listOf(photographer)).length === 1);
  for (const { problem } of outcomesOf(await sendAll(body))) expect(problem).toBeNull();
  expect(await Promise.all(ids.map(statusOf))).toEqual(['submitted', 'draft']);
  const [other] = outcomesOf(await sendAll(body, second));
  expect(other?.problem).toMatchObject({ code: 'CONFLICT', message: workMessages.submittedAnew });
});

test('When more wait than the database compares at once, then one answer lists them, each with its notes', async () => {
  const { photographer, ids } = await submitPhotographs(31);
  const subject = `images/${ids.at(-1)}`;
  await db.doc(`${subject}/deskNotes/all`).set({ subject, notes: [], count: 2, authorIds: [], personIds: [] });
  const items = await listOf(photographer);
  expect(items.map(({ notes }) => notes)).toEqual([...Array(30).fill(0), 2]);
});

test('When two hundred wait, then one call decides them, once', async () => {
  const [ownerId, artistId] = [uniqueUserId(), uniqueUserId()];
  const createdAt = inDays(-1);
  const orderIds = Array.from({ length: 200 }, () => uniqueId('order'));
  const review = { kind: 'conversation', artistId, ownerId, askedBy: 'buyer', createdAt };
  const idOf = (orderId: string) => `conversation-${orderId}-${artistId}`;
  await putAll(Object.fromEntries(orderIds.map((orderId) => [`reviews/${idOf(orderId)}`, { ...review, orderId }])));
  const reviews = orderIds.map((orderId) => ({ id: idOf(orderId), createdAt: createdAt.toISOString() }));
  for (const attempt of ['first', 'second']) {
    const outcomes = outcomesOf(await sendAll({ decision: 'approve', reviews }));
    expect(outcomes, attempt).toEqual(reviews.map(({ id }) => ({ id, problem: null })));
  }
  const { docs } = await db.collection('audit').where('artistId', '==', artistId).get();
  expect(docs).toHaveLength(200);
});

test('When the call names none, one twice or too many, or an artist sends it, then nothing changes', async () => {
  const { reviews } = await submitPhotographs(1);
  const [one] = reviews;
  const many = Array.from({ length: 201 }, (_, index) => ({ ...one, id: `image-${index}` }));
  await expectUnchanged(async () => {
    for (const refused of [[], [one, one], many, [{ id: one?.id }]])
      expect((await sendAll({ decision: 'approve', reviews: refused })).status).toBe(400);
    expect((await sendAll({ decision: 'publish', reviews })).status).toBe(400);
    expect((await sendAll({ decision: 'approve', reviews }, artist)).status).toBe(403);
  });
});
