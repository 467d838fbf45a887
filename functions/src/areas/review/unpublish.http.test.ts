import type { AuditPage } from '@aperture-byline/contract/review/wire';
import { WORK_KIND_NAMES } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { tellTriggers } from '../../../test-support/triggers/run-triggers.ts';
import {
  type AnyWork,
  auditOf,
  decide,
  joinReviewPeople,
  noticed,
  publishNew,
  putOwnImage,
  readWork,
  revise,
  send,
  storedWork,
} from '../../../test-support/works/studio.ts';

const { artist, admin } = joinReviewPeople();

const REASON = 'We were told that it is not yours.';
const addressOf = (workKind: string, { id, slug, fields }: AnyWork): string => {
  if (workKind === 'exhibition') return `/exhibition/${id}`;
  return workKind === 'blog' ? `/stories/${fields.slug}` : `/shop/${slug}`;
};
/** Whether everybody is told of it. */
const isPublic = async (workKind: string, { id, slug, fields }: AnyWork): Promise<boolean> => {
  const key = workKind === 'exhibition' ? `ongoing/${id}` : (slug ?? fields.slug);
  return (await call(`/${workKind}/${key}`)).text.includes(String(fields.title));
};
const takeOff = (address: string, sender = admin, reason = REASON) =>
  send('POST', '/studio/unpublish', sender, { address, reason });

describe.each(WORK_KIND_NAMES)('a public %s', (workKind) => {
  test('When an administrator takes it off, then it is a draft with its newest words at once, its artist reads why, and the log keeps it', async () => {
    const { work } = await publishNew(workKind, artist, admin);
    const { version } = await revise(workKind, artist, work, 'Newest words');
    expect(await isPublic(workKind, work)).toBe(true);
    const { status, body } = await takeOff(`https://gallery.example${addressOf(workKind, work)}`);
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { kind: workKind, title: 'Newest words' },
    });
    expect(await isPublic(workKind, work)).toBe(false);
    const draft = await readWork(workKind, artist, work);
    expect(draft).toMatchObject({
      status: 'draft',
      reviewNote: REASON,
      revision: null,
      version: version + 1,
      fields: { title: 'Newest words' },
    });
    const notices = await noticed(artist, work.id, 'returned');
    expect(notices.find(({ state }) => state === 'returned')).toMatchObject({ note: REASON });
    expect(await auditOf(`${workKind}-${work.id}`)).toContainEqual(
      expect.objectContaining({ decision: 'unpublished', reason: REASON, adminId: admin.userId }),
    );
    const { items: log } = await get<AuditPage>('/studio/audit', { token: admin.token });
    expect(log).toContainEqual(expect.objectContaining({ kind: workKind, decision: 'unpublished', note: REASON }));
    expect((await db.doc(`reviews/revision-${workKind}-${work.id}`).get()).exists).toBe(false);
    expect(await takeOff(addressOf(workKind, work))).toMatchObject({
      status: 404,
      body: { error: { message: workMessages.notPublic } },
    });
  });
});

test('When a photograph is taken off, then nobody sees it, and it can be submitted anew', async () => {
  const id = await putOwnImage(artist);
  await send('POST', '/studio/image/submit', artist, { ids: [id] });
  await eventually('it waits', async () => (await db.doc(`reviews/image-${id}`).get()).exists);
  expect((await decide(`image-${id}`, 'approve', admin)).status).toBe(200);
  const isShown = async () => (await call(`/image/details/${id}`)).status === 200;
  await eventually('everybody sees it', isShown);
  expect((await takeOff(`/exhibition?image=${id}`)).body.data).toMatchObject({ kind: 'image' });
  expect(await isShown()).toBe(false);
  const stored = (await db.doc(`images/${id}`).get()).data();
  expect(stored).toMatchObject({ status: 'draft', reviewNote: REASON });
  await noticed(artist, id, 'returned');
  expect((await send('POST', '/studio/image/submit', artist, { ids: [id] })).status).toBe(200);
});

test('When anybody else asks, or nothing is said of why or of what, then everything stays public', async () => {
  const { work } = await publishNew('exhibition', artist, admin);
  const before = (await storedWork('exhibition', work.id)).data();
  const address = addressOf('exhibition', work);
  expect((await takeOff(address, artist)).status).toBe(403);
  expect((await postJson('/studio/unpublish', { address, reason: REASON })).status).toBe(401);
  for (const [body, field] of [
    [{ address, reason: ' ' }, 'reason'],
    [{ address: '/stories', reason: REASON }, 'address'],
    [{ address: 'x'.repeat(3000), reason: REASON }, 'address'],
  ] as const) {
    const reply = await send('POST', '/studio/unpublish', admin, body);
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: expect.any(String) } } },
    });
  }
  for (const nothing of ['/exhibition/__x__', '/stories/nobody-wrote-this', `/shop/${'a'.repeat(1900)}`])
    expect((await takeOff(nothing)).status).toBe(404);
  expect((await storedWork('exhibition', work.id)).data()).toEqual(before);
});

test('When an administrator asks first, then a public work and a photograph with what shows it are named, and nobody else is told', async () => {
  const { work, imageIds } = await publishNew('exhibition', artist, admin);
  const preview = (address: string, { token } = admin) =>
    call(`/studio/unpublish?address=${encodeURIComponent(address)}`, { token });
  const { body } = await preview(addressOf('exhibition', work));
  expect(body.data).toMatchObject({ kind: 'exhibition', title: 'Tides', artist: 'Mira Pillai', shownIn: [] });
  await db.doc(`images/${imageIds[0]}`).update({ privacyStatus: 'Public' });
  const photograph = await preview(`/exhibition?image=${imageIds[0]}`);
  expect(photograph.body.data).toMatchObject({ kind: 'image', shownIn: [{ kind: 'exhibition', title: 'Tides' }] });
  const own = await putOwnImage(artist);
  expect((await preview(`/exhibition?image=${own}`)).status).toBe(404);
  expect((await preview('/nowhere')).status).toBe(404);
  expect((await preview(addressOf('exhibition', work), artist)).status).toBe(403);
});

test.each([
  ['was approved', 1],
  ['was approved in the console', 0],
])(
  'When a photograph is taken off after its exhibition %s, then a late event of that approval does not publish it again',
  async (_how, step) => {
    const { work } = await publishNew('exhibition', artist, admin);
    const approved = (await storedWork('exhibition', work.id)).data() ?? {};
    const [imageId = '', otherId = ''] = approved.imageIds;
    const time = new Date();
    expect((await takeOff(`/exhibition?image=${imageId}`)).status).toBe(200);
    const before = { ...approved, status: 'submitted', publishedAt: null, version: approved.version - step };
    await tellTriggers(`exhibitions/${work.id}`, { before, after: approved, time });
    const statusOf = async (id: string) => (await db.doc(`images/${id}`).get()).get('status');
    expect(await statusOf(imageId)).toBe('draft');
    expect(await statusOf(otherId)).toBe('approved');
    // It was shown again knowingly, by an approval after it was taken off.
    await tellTriggers(`exhibitions/${work.id}`, { before, after: approved });
    expect(await statusOf(imageId)).toBe(step === 0 ? 'approved' : 'draft');
  },
);
