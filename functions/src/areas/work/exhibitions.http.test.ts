import type { StudioList, StudioListItem } from '@aperture-byline/contract/work/wire';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { db, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { runTriggers } from '../../../test-support/triggers/run-triggers.ts';
import {
  completeFields,
  createDraft,
  decide,
  joinReviewPeople,
  publishNew,
  putOwnImage,
  readWork,
  send,
  storedWork,
  submitNew,
  workOf,
} from '../../../test-support/works/studio.ts';

const { artist, admin } = joinReviewPeople();

test('When an exhibition is ended early, then it is past at once; what is not open can not be ended', async () => {
  const { work } = await publishNew('exhibition', artist, admin);
  const end = (id: string, version: number) => send('POST', `/studio/exhibition/${id}/end`, artist, { version });
  const ended = workOf(await end(work.id, work.version));
  expect(Date.parse(String(ended.fields.endDate))).toBeLessThanOrEqual(Date.now());
  expect(await get(`/exhibition/${work.id}`)).toMatchObject({ state: 'past' });
  expect((await end(work.id, ended.version)).status).toBe(409);
  const draft = await createDraft('exhibition', artist, { title: uniqueId('draft') });
  expect((await end(draft.id, draft.version)).status).toBe(409);
});

test('When an exhibition has closed, then its words can be corrected, and one that closed while it waited is not approved', async () => {
  const { work } = await publishNew('exhibition', artist, admin);
  const path = `/studio/exhibition/${work.id}`;
  const ended = workOf(await send('POST', `${path}/end`, artist, { version: work.version }));
  const revised = workOf(await send('PUT', path, artist, { version: ended.version, title: 'Tides, 2026' }));
  expect((await send('POST', `${path}/submit`, artist, { version: revised.version })).status).toBe(200);
  expect((await decide(`revision-exhibition-${work.id}`, 'approve', admin)).status).toBe(200);
  const { work: late, imageIds } = await submitNew('exhibition', artist);
  await db.doc(`exhibitions/${late.id}`).update({ endDate: new Date(Date.now() - 1000) });
  const { status, body } = await decide(`exhibition-${late.id}`, 'approve', admin);
  expect({ status, message: body.error.message }).toEqual({
    status: 409,
    message: 'The exhibition must close in the future',
  });
  expect((await db.doc(`images/${imageIds[0]}`).get()).get('status')).toBe('draft');
});

test('When an exhibition closes before it opens, or in the past, then it is not submitted', async () => {
  const image = await putOwnImage(artist);
  const cases: [start: string, end: string, message: string][] = [
    ['2031-05-02T00:00:00.000Z', '2031-05-01T00:00:00.000Z', 'The exhibition must close after it opens'],
    ['2031-05-02T00:00:00.000Z', '2031-05-02T00:00:00.000Z', 'The exhibition must close after it opens'],
    ['2021-05-02T00:00:00.000Z', '2021-05-03T00:00:00.000Z', 'The exhibition must close in the future'],
  ];
  for (const [startDate, endDate, message] of cases) {
    const { id, version } = await createDraft('exhibition', artist, {
      ...completeFields('exhibition', [image]),
      startDate,
      endDate,
    });
    const { status, body } = await send('POST', `/studio/exhibition/${id}/submit`, artist, { version });
    expect({ status, fields: body.error.fields }).toEqual({ status: 400, fields: { endDate: message } });
  }
  for (const startDate of ['2031-02-30T00:00:00Z', 'tomorrow', '2031-05-02', '1999-01-01T00:00:00Z'])
    expect((await send('POST', '/studio/exhibition', artist, { startDate })).status, startDate).toBe(400);
});

test('When an exhibition has no banner, then its first image stands for it in the list, also after its images were made public or changed', async () => {
  const [first, second, banner] = [await putOwnImage(artist), await putOwnImage(artist), await putOwnImage(artist)];
  const fields = { ...completeFields('exhibition', [first, second]), bannerId: null };
  const draft = await createDraft('exhibition', artist, fields);
  const path = `/studio/exhibition/${draft.id}`;
  const shown = async () => {
    const { items } = await get<StudioList<StudioListItem>>('/studio/exhibition', artist);
    return items.find(({ id }) => id === draft.id)?.picture?.src ?? '';
  };
  expect(await shown()).toContain(`/${first}/`);
  const turned = workOf(await send('PUT', path, artist, { version: draft.version, imageIds: [second, first] }));
  expect(await shown()).toContain(`/${second}/`);
  await send('POST', `${path}/submit`, artist, { version: turned.version });
  expect((await decide(`exhibition-${draft.id}`, 'approve', admin)).status).toBe(200);
  expect((await storedWork('exhibition', draft.id)).get('cover')).toMatchObject({ imageId: second });
  expect(await shown()).toContain(`/photos/${second}/`);
  const { version } = workOf(await call(path, { token: artist.token }));
  expect(workOf(await send('PUT', path, artist, { version, imageIds: [second, first] })).revision).toBeNull();
  const revised = workOf(await send('PUT', path, artist, { version: version + 1, imageIds: [first] }));
  expect(revised.fields).not.toHaveProperty('cover');
  expect(await shown()).toContain(`/${first}/`);
  await send('PUT', path, artist, { version: revised.version, bannerId: banner });
  expect(await shown()).toContain(`/${banner}/`);
});

test('When a public exhibition that was written by hand lacks its cover, then it gets one that is public as its photograph is', async () => {
  const { work, imageIds } = await publishNew('exhibition', artist, admin);
  const [first, second] = imageIds;
  const document = db.doc(`exhibitions/${work.id}`);
  await document.update({ imageIds: [second, first] });
  await runTriggers();
  await document.update({ title: 'Tides again', cover: FieldValue.delete(), publicImageIds: [first] });
  await runTriggers();
  const stored = (await storedWork('exhibition', work.id)).data();
  expect(stored).toMatchObject({ cover: { imageId: second } });
  expect(stored?.publicImageIds).toContain(second);
});

test('When the images of an exhibition are chosen by hand, then the trigger keeps its cover', async () => {
  const [first, second] = [await putOwnImage(artist), await putOwnImage(artist)];
  const { id } = await createDraft('exhibition', artist, { title: uniqueId('by hand'), imageIds: [first] });
  await db.doc(`exhibitions/${id}`).update({ imageIds: [second, first] });
  const coverOf = async () => (await storedWork('exhibition', id)).get('cover.imageId');
  await eventually('the cover', async () => (await coverOf()) === second);
  await db.doc(`exhibitions/${id}`).update({ imageIds: [] });
  await eventually('no cover', async () => (await storedWork('exhibition', id)).get('cover') === null);
});

describe('what is shown before the opening', () => {
  test('When it is chosen from the photographs, then it is kept in their order, also in a revision, and follows them', async () => {
    const { work, imageIds } = await publishNew('exhibition', artist, admin);
    const path = `/studio/exhibition/${work.id}`;
    const [first, second] = imageIds;
    const chosen = workOf(await send('PUT', path, artist, { version: work.version, teaserImageIds: [second, first] }));
    expect(chosen.fields.teaserImageIds).toEqual([first, second]);
    expect(await get(`/exhibition/${work.id}`)).toMatchObject({ teaser: [] });
    expect((await db.doc(`exhibitions/${work.id}`).get()).get('teaserImageIds')).toEqual([]);
    const fewer = workOf(await send('PUT', path, artist, { version: chosen.version, imageIds: [second] }));
    expect(fewer.fields.teaserImageIds).toEqual([second]);
    await send('POST', `${path}/submit`, artist, { version: fewer.version });
    expect((await decide(`revision-exhibition-${work.id}`, 'approve', admin)).status).toBe(200);
    expect((await db.doc(`exhibitions/${work.id}`).get()).get('teaserImageIds')).toEqual([second]);
  });

  test('When it is not among the photographs, or too many, then it is refused and nothing changes', async () => {
    const ids = [await putOwnImage(artist), await putOwnImage(artist), await putOwnImage(artist)];
    const other = await putOwnImage(artist);
    const draft = await createDraft('exhibition', artist, { imageIds: ids, teaserImageIds: ids });
    const path = `/studio/exhibition/${draft.id}`;
    for (const body of [
      { teaserImageIds: [other] },
      { teaserImageIds: ids, imageIds: ids.slice(1) },
      { teaserImageIds: [ids[0], ids[0]] },
      { teaserImageIds: [...ids, other], imageIds: [...ids, other] },
      { teaserImageIds: 'all' },
    ]) {
      const { status } = await send('PUT', path, artist, { version: draft.version, ...body });
      expect(status, JSON.stringify(body)).toBe(400);
    }
    const { fields, version } = await readWork('exhibition', artist, draft);
    expect({ version, teaser: fields.teaserImageIds }).toEqual({ version: draft.version, teaser: ids });
  });
});
