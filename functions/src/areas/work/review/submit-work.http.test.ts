import { WORK_KIND_NAMES } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { describe, expect, test } from 'vitest';
import { db } from '../../../../test-support/project/database.ts';
import { call, get } from '../../../../test-support/servers/suite.ts';
import {
  completeFields,
  createDraft,
  joinReviewPeople,
  publishNew,
  putOwnImage,
  send,
  storedWork,
  submitNew,
  workOf,
} from '../../../../test-support/works/studio.ts';

const { artist, admin } = joinReviewPeople();

describe.each(WORK_KIND_NAMES)('the states of a %s', (workKind) => {
  const base = `/studio/${workKind}`;
  const move = (id: string, name: string, version: number) =>
    send('POST', `${base}/${id}/${name}`, artist, { version });

  test('When it is incomplete, then it is not submitted, and the fields are named', async () => {
    const { id, version } = await createDraft(workKind, artist);
    const { status, body } = await move(id, 'submit', version);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields ?? {})).toEqual(expect.arrayContaining(['title', 'description']));
    expect((await db.doc(`reviews/${workKind}-${id}`).get()).exists).toBe(false);
  });

  test('When an image of it is private, then it is not submitted, and each field that shows it is named', async () => {
    const image = await putOwnImage(artist, { privacyStatus: 'Private' });
    const { id, version } = await createDraft(workKind, artist, completeFields(workKind, [image]));
    const { status, body } = await move(id, 'submit', version);
    const { imagesPrivate, bannerPrivate } = workMessages;
    const fields = {
      exhibition: { bannerId: bannerPrivate, imageIds: imagesPrivate },
      blog: { bannerId: bannerPrivate, pictureIds: imagesPrivate, content: imagesPrivate },
      product: { imageIds: imagesPrivate },
    };
    expect({ status, fields: body.error.fields }).toEqual({ status: 400, fields: fields[workKind] });
  });

  test('When it is approved, then it is public with its images, and withdrawing hides it at once', async () => {
    const { work, imageIds } = await publishNew(workKind, artist, admin);
    expect(work).toMatchObject({ status: 'approved', publishedAt: expect.stringMatching(/Z$/) });
    for (const id of imageIds) expect((await db.doc(`images/${id}`).get()).get('status')).toBe('approved');
    const isShown = async () => {
      if (workKind === 'exhibition') return (await call(`/exhibition/${work.id}`)).status === 200;
      const slug = (await storedWork(workKind, work.id)).get('slug');
      if (workKind === 'product') return (await call(`/product/${slug}`)).status === 200;
      return (await get<object[]>(`/blog/${slug}`)).length === 1;
    };
    expect(await isShown()).toBe(true);
    expect((await send('DELETE', `${base}/${work.id}`, artist)).status).toBe(409);
    const back = workOf(await move(work.id, 'withdraw', work.version));
    expect(back).toMatchObject({ status: 'draft', publishedAt: work.publishedAt });
    expect(await isShown()).toBe(false);
  });
});

// One code path serves all three: what follows is proved for one of them.
describe.each(WORK_KIND_NAMES.slice(0, 1))('the states of a %s', (workKind) => {
  const base = `/studio/${workKind}`;
  const move = (id: string, name: string, version: number) =>
    send('POST', `${base}/${id}/${name}`, artist, { version });

  test('When it is submitted, then it waits, can not be changed, submitted or deleted, and can be taken back', async () => {
    const { work } = await submitNew(workKind, artist);
    expect(work.status).toBe('submitted');
    expect((await db.doc(`reviews/${workKind}-${work.id}`).get()).data()).toMatchObject({
      kind: workKind,
      subjectId: work.id,
      ownerId: artist.userId,
    });
    const { version } = work;
    const refused = [
      await send('PUT', `${base}/${work.id}`, artist, { version, title: 'Other' }),
      await move(work.id, 'submit', version),
      await send('DELETE', `${base}/${work.id}`, artist),
      await move(work.id, 'revision/withdraw', version),
      await send('DELETE', `${base}/${work.id}/revision`, artist),
    ];
    for (const { status, body } of refused)
      expect({ status, code: body.error.code, state: body.error.fields?.status }).toEqual({
        status: 409,
        code: 'WRONG_STATE',
        state: 'submitted',
      });
    const back = workOf(await move(work.id, 'withdraw', version));
    expect(back).toMatchObject({ status: 'draft', version: version + 1 });
    expect((await db.doc(`reviews/${workKind}-${work.id}`).get()).exists).toBe(false);
    expect((await move(work.id, 'withdraw', back.version)).status).toBe(409);
  });

  test('When a stale window submits or withdraws, then it is told', async () => {
    const { work } = await submitNew(workKind, artist);
    const { status, body } = await move(work.id, 'withdraw', work.version - 1);
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'CONFLICT' });
  });
});

test.each(WORK_KIND_NAMES)(
  'When a %s shows a photograph without a title or alternative text, then it is not submitted before it is described',
  async (workKind) => {
    const imageIds: [string, string] = [await putOwnImage(artist, { title: ' ' }), await putOwnImage(artist)];
    const { id, version } = await createDraft(workKind, artist, completeFields(workKind, imageIds));
    const path = `/studio/${workKind}/${id}`;
    const submit = () => send('POST', `${path}/submit`, artist, { version });
    const refused = await submit();
    expect(refused.status).toBe(400);
    expect(Object.values(refused.body.error.fields ?? {})).toContain(workMessages.imagesUndescribed);
    const isDescribed = async () => {
      type Shown = { isDescribed: boolean }[];
      const work = await get<{ images?: Shown; pictures?: Shown }>(path, { token: artist.token });
      return (work.images ?? work.pictures)?.map(({ isDescribed }) => isDescribed);
    };
    expect(await isDescribed()).toEqual([false, true]);
    await db.doc(`images/${imageIds[0]}`).update({ title: 'Fog', 'picture.alt': '' });
    expect((await submit()).status).toBe(400);
    await db.doc(`images/${imageIds[0]}`).update({ 'picture.alt': 'A bank of fog' });
    expect(await isDescribed()).toEqual([true, true]);
    expect((await submit()).status).toBe(200);
    const { banner, cover, pictures } = (await storedWork(workKind, id)).data() ?? {};
    const alts = [banner, cover, ...(pictures ?? [])].map((picture) => picture?.alt);
    expect(alts.filter((alt) => alt === 'A bank of fog')).toHaveLength(
      { exhibition: 2, blog: 2, product: 1 }[workKind],
    );
  },
);

test.each(['exhibition', 'blog'] as const)(
  'When only the banner of a %s is private, then only that is named, and marked',
  async (workKind) => {
    const [banner, shown] = [await putOwnImage(artist, { privacyStatus: 'Private' }), await putOwnImage(artist)];
    const { id, version } = await createDraft(workKind, artist, {
      ...completeFields(workKind, [banner, shown]),
      ...(workKind === 'blog' ? { pictureIds: [shown] } : { imageIds: [shown] }),
    });
    const path = `/studio/${workKind}/${id}`;
    const submit = () => send('POST', `${path}/submit`, artist, { version });
    const { status, body } = await submit();
    expect({ status, fields: body.error.fields }).toEqual({
      status: 400,
      fields: { bannerId: workMessages.bannerPrivate },
    });
    const read = () => get(path, { token: artist.token });
    expect(await read()).toMatchObject({ bannerIsPublic: false });
    await db.doc(`images/${banner}`).update({ privacyStatus: 'Public' });
    expect(await read()).toMatchObject({ bannerIsPublic: true });
    expect((await submit()).status).toBe(200);
  },
);
