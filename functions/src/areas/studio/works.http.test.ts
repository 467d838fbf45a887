import type { StudioList, StudioListItem } from '@aperture-byline/contract/work/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, db, uniqueId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { callAtOnce } from '../../../test-support/instances.ts';
import {
  changeUser,
  joinAs,
  type Member,
  mailsTo,
  removeMembers,
  type Sender,
} from '../../../test-support/members.ts';
import {
  COLLECTIONS,
  completeFields,
  createDraft,
  decide,
  noticed,
  publishNew,
  putOwnImage,
  removeWorks,
  STUDIO_NOUNS,
  send,
  storedWork,
  submitNew,
  workOf,
} from '../../../test-support/studio.ts';
import { call, get, postJson } from '../../../test-support/suite.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';

let artist: Member;
let other: Member;
let buyer: Member;
let admin: Member;
let former: Member;

beforeAll(async () => {
  artist = await joinAs({ isArtist: true, firstName: 'Mira', lastName: 'Pillai' });
  other = await joinAs({ isArtist: true });
  buyer = await joinAs();
  admin = await joinAs({ admin: true });
  former = await joinAs({ isArtist: true });
  await changeUser(former, { isArtist: false });
  await eventually('the trigger is done', async () => (await mailsTo(former)).length > 0);
});
afterAll(async () => {
  await removeWorks([artist, other]);
  await cleanUp();
  await removeMembers();
});

describe.each(STUDIO_NOUNS)('a draft of a %s', (noun) => {
  const base = `/studio/${noun}`;

  test('When a draft is sent again with its key, then there is one of it, and another body is refused', async () => {
    const headers = { 'Idempotency-Key': `key-of-a-draft-${uniqueId(noun)}` };
    const create = (title: string, { token, at }: Sender = artist) =>
      postJson(base, { title }, { token, at, headers });
    const titled = async ({ token } = artist) => {
      const { items } = await get<StudioList<StudioListItem>>(base, { token });
      return items.filter(({ title }) => title.startsWith('Once')).map(({ id }) => id);
    };
    const replies = [
      await create('Once'),
      ...(await callAtOnce(2, (at) => create('Once', { ...artist, at }))),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 200, 200]);
    expect(replies[1]?.headers.get('idempotency-replayed')).toBe('true');
    const [first] = replies.map(workOf);
    expect(replies.map((reply) => workOf(reply).id)).toEqual(Array(3).fill(first?.id));
    workOf(await send('PUT', `${base}/${first?.id}`, artist, { version: 1, title: 'Once and changed' }));
    expect(workOf(await create('Once'))).toMatchObject({ id: first?.id, version: 2 });
    const reused = await create('Once more');
    expect({ status: reused.status, code: reused.body.error.code }).toEqual({
      status: 422,
      code: 'KEY_REUSED',
    });
    const theirs = workOf(await create('Once', other));
    expect(await titled()).toEqual([first?.id]);
    expect(await titled(other)).toEqual([theirs.id]);
    expect(
      (await postJson(base, { title: 'x' }, { ...artist, headers: { 'Idempotency-Key': 'short' } })).status,
    ).toBe(400);
  });

  test('When an artist makes, reads, changes and deletes one, then it is theirs and nobody else sees it', async () => {
    const draft = await createDraft(noun, artist, { title: 'Dusk' });
    expect(draft).toMatchObject({ status: 'draft', version: 1, revision: null, published_on: null });
    expect(await get(`${base}/${draft.id}`, { token: artist.token })).toEqual(draft);
    const changed = workOf(await send('PUT', `${base}/${draft.id}`, artist, { version: 1, title: 'Dawn' }));
    expect(changed).toMatchObject({ version: 2, fields: { title: 'Dawn' } });
    const stored = await storedWork(noun, draft.id);
    expect(stored.get('title')).toBe('Dawn');
    expect(stored.get(noun === 'blog' ? 'creator' : 'owner')).toEqual({
      userId: artist.userId,
      firstName: 'Mira',
      lastName: 'Pillai',
    });
    expect((await send('DELETE', `${base}/${draft.id}`, artist)).status).toBe(200);
    expect((await storedWork(noun, draft.id)).exists).toBe(false);
    expect((await call(`${base}/${draft.id}`, { token: artist.token })).status).toBe(404);
  });

  test('When somebody else does, then it is 401, 403 or 404 and nothing changes', async () => {
    const { work } = await submitNew(noun, artist);
    const { work: shown } = await publishNew(noun, artist, admin);
    const calls: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] = [
      ['GET', base],
      ['POST', base, { title: 'Mine' }],
      ...[work, shown].flatMap(
        ({ id, version }): [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] => [
          ['GET', `${base}/${id}`],
          ['PUT', `${base}/${id}`, { version, title: 'Mine' }],
          ['DELETE', `${base}/${id}`],
          ['POST', `${base}/${id}/submit`, { version }],
          ['POST', `${base}/${id}/withdraw`, { version }],
          ['POST', `${base}/${id}/revision/withdraw`, { version }],
          ['DELETE', `${base}/${id}/revision`],
          ...(noun === 'exhibition'
            ? ([['POST', `${base}/${id}/end`, { version }]] as ['POST', string, object][])
            : []),
        ],
      ),
    ];
    const as =
      (token?: string) =>
      async ([method, path, body]: (typeof calls)[number]) => {
        const { status } = await call(path, {
          method,
          ...(token && { token }),
          ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
        });
        return status;
      };
    await noticed(artist, shown.id, 'approved');
    await expectUnchanged(async () => {
      for (const one of calls) {
        expect(await as()(one), one.join()).toBe(401);
        for (const { token } of [buyer, admin, former]) expect(await as(token)(one), one.join()).toBe(403);
        if (one[1] !== base) expect(await as(other.token)(one), one.join()).toBe(404);
      }
    });
    for (const id of ['none', 'a%2Fb', '__x__'])
      expect((await call(`${base}/${id}`, { token: artist.token })).status).toBe(404);
  });

  test('When its banner is chosen and taken off, then it is shown as it is now', async () => {
    if (noun === 'product') return;
    const image = await putOwnImage(artist, { picture: { alt: 'A lighthouse at dusk' } });
    const draft = await createDraft(noun, artist, { bannerId: image });
    expect(draft).toMatchObject({ fields: { bannerId: image }, banner: { width: 6000 } });
    const stored = await storedWork(noun, draft.id);
    expect(stored.get('banner')).toMatchObject({ path: `unpublished/${image}`, alt: 'A lighthouse at dusk' });
    expect(stored.get('shownImageIds')).toEqual([image]);
    const path = `${base}/${draft.id}`;
    const bare = workOf(await send('PUT', path, artist, { version: draft.version, bannerId: null }));
    expect(bare).toMatchObject({ fields: { bannerId: null }, banner: null });
    expect((await send('PUT', path, artist, { version: bare.version, bannerId: '' })).status).toBe(400);
  });

  test('When two windows change it, then the second one is told, with the version that there is', async () => {
    const { id } = await createDraft(noun, artist, { title: 'Dusk' });
    const titles = ['One', 'Two'];
    const replies = await callAtOnce(2, (at, index) =>
      send('PUT', `${base}/${id}`, { ...artist, at }, { version: 1, title: titles[index] }),
    );
    const [late] = replies.filter(({ status }) => status === 409);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(late?.body.error).toMatchObject({ code: 'CONFLICT', fields: { version: '2' } });
    expect(late?.body.error.message).toMatch(/another window/);
    expect((await storedWork(noun, id)).get('version')).toBe(2);
  });

  test('When a body has unknown keys, foreign images or texts that are too long, then it is refused by field', async () => {
    const { id } = await createDraft(noun, artist);
    const foreign = await putOwnImage(other);
    const images = noun === 'blog' ? 'pictureIds' : 'imageIds';
    const bodies: [body: object, field: string | null][] = [
      [{ owner: 1 }, null],
      [{ status: 'approved' }, null],
      [{ likes: 5 }, null],
      [{ title: 'x'.repeat(121) }, 'title'],
      [{ [images]: [foreign] }, images],
      [{ [images]: ['a/b'] }, images],
      [{ [images]: [foreign, foreign] }, images],
      [{ title: 7 }, 'title'],
    ];
    await expectUnchanged(async () => {
      for (const [body, field] of bodies) {
        const { status, body: answer } = await send('PUT', `${base}/${id}`, artist, { version: 1, ...body });
        expect(status, JSON.stringify(body)).toBe(400);
        if (field) expect(Object.keys(answer.error.fields ?? {}), field).toContain(field);
        else expect(answer.error.unknownFields).toBe(1);
      }
      expect((await send('PUT', `${base}/${id}`, artist, { title: 'No version' })).status).toBe(400);
    });
  });

  test('When hostile HTML is sent, then only what is allowed is stored', async () => {
    const field = noun === 'blog' ? 'content' : 'description';
    const html =
      '<h2 onclick="x()" style="color:red">Title</h2><p class="MsoNormal">Text<o:p></o:p></p><script>alert(1)</script>' +
      '<a href="javascript:alert(1)">bad</a><a href="https://a.example">good</a><img src="https://evil.example/x.png" onerror="x()">' +
      '<blockquote>Quote</blockquote><ul><li>One</li></ul><iframe src="https://evil.example"></iframe>';
    const { fields } = await createDraft(noun, artist, { [field]: html });
    const clean = String(fields[field]);
    expect(clean).not.toMatch(/script|onclick|onerror|style=|class=|o:p|iframe|evil\.example/i);
    expect(clean).toContain('<h2>Title</h2>');
    expect(clean).toContain('<blockquote>Quote</blockquote><ul><li>One</li></ul>');
    expect(clean).toContain('href="https://a.example/"');
    const { fields: empty } = await createDraft(noun, artist, { [field]: '<p><br></p>' });
    expect(empty[field]).toBe('');
  });

  test('When there are many, then a list has 20, newest first, and reads no more than it shows', async () => {
    const lister = await joinAs({ isArtist: true });
    const ids: string[] = [];
    for (let index = 0; index < 23; index += 1)
      ids.unshift((await createDraft(noun, lister, { title: `Draft ${index}` })).id);
    const first = await call(base, { token: lister.token });
    const { items, next_cursor } = first.body.data as StudioList<StudioListItem>;
    expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    // One more: the caller's role.
    expect(first.reads).toBeLessThanOrEqual(21);
    const rest = await get<StudioList<StudioListItem>>(`${base}?cursor=${next_cursor}`, {
      token: lister.token,
    });
    expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(20));
    expect(rest.next_cursor).toBeNull();
    expect(await get(`${base}?cursor=nonsense`, { token: lister.token })).toMatchObject({ next_cursor });
    await removeWorks([lister]);
  });
});

describe.each(STUDIO_NOUNS)('the states of a %s', (noun) => {
  const base = `/studio/${noun}`;
  const move = (id: string, name: string, version: number) =>
    send('POST', `${base}/${id}/${name}`, artist, { version });

  test('When it is incomplete, then it is not submitted, and the fields are named', async () => {
    const { id, version } = await createDraft(noun, artist);
    const { status, body } = await move(id, 'submit', version);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields ?? {})).toEqual(expect.arrayContaining(['title', 'description']));
    expect((await db.doc(`reviews/${noun}-${id}`).get()).exists).toBe(false);
  });

  test('When an image of it is private, then it is not submitted, and each field that shows it is named', async () => {
    const image = await putOwnImage(artist, { privacyStatus: 'Private' });
    const { id, version } = await createDraft(noun, artist, completeFields(noun, [image]));
    const { status, body } = await move(id, 'submit', version);
    const { imagesPrivate, bannerPrivate } = workMessages;
    const fields = {
      exhibition: { bannerId: bannerPrivate, imageIds: imagesPrivate },
      blog: { bannerId: bannerPrivate, pictureIds: imagesPrivate, content: imagesPrivate },
      product: { imageIds: imagesPrivate },
    };
    expect({ status, fields: body.error.fields }).toEqual({ status: 400, fields: fields[noun] });
  });

  test('When another window has changed it since, then a draft is not deleted and its revision not dropped', async () => {
    const { work } = await publishNew(noun, artist, admin);
    const revised = workOf(
      await send('PUT', `${base}/${work.id}`, artist, { version: work.version, title: 'Seen' }),
    );
    await send('PUT', `${base}/${work.id}`, artist, { version: revised.version, title: 'Unseen' });
    const draft = await createDraft(noun, artist);
    await send('PUT', `${base}/${draft.id}`, artist, { version: draft.version, title: 'Unseen' });
    const remove = (path: string, version: unknown) =>
      send('DELETE', `${base}/${path}?version=${version}`, artist);
    for (const { status, body } of [
      await remove(`${work.id}/revision`, revised.version),
      await remove(draft.id, draft.version),
    ])
      expect({ status, ...body.error }).toMatchObject({
        status: 409,
        code: 'CONFLICT',
        message: workMessages.versionConflict,
      });
    expect((await remove(draft.id, 'newest')).status).toBe(400);
    for (const { id } of [work, draft])
      expect(await get(`${base}/${id}`, { token: artist.token })).toMatchObject({
        fields: { title: 'Unseen' },
      });
    expect((await remove(`${work.id}/revision`, revised.version + 1)).status).toBe(200);
    expect((await remove(draft.id, draft.version + 1)).status).toBe(200);
  });

  test('When it is submitted, then it waits, can not be changed, submitted or deleted, and can be taken back', async () => {
    const { work } = await submitNew(noun, artist);
    expect(work.status).toBe('submitted');
    expect((await db.doc(`reviews/${noun}-${work.id}`).get()).data()).toMatchObject({
      kind: noun,
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
    expect((await db.doc(`reviews/${noun}-${work.id}`).get()).exists).toBe(false);
    expect((await move(work.id, 'withdraw', back.version)).status).toBe(409);
  });

  test('When it is approved, then it is public with its images, and withdrawing hides it at once', async () => {
    const { work, imageIds } = await publishNew(noun, artist, admin);
    expect(work).toMatchObject({ status: 'approved', published_on: expect.stringMatching(/Z$/) });
    for (const id of imageIds) expect((await db.doc(`images/${id}`).get()).get('status')).toBe('approved');
    const isShown = async () => {
      if (noun === 'exhibition') return (await call(`/exhibition/${work.id}`)).status === 200;
      const slug = (await storedWork(noun, work.id)).get('slug');
      if (noun === 'product') return (await call(`/product/${slug}`)).status === 200;
      return (await get<object[]>(`/blog/${slug}`)).length === 1;
    };
    expect(await isShown()).toBe(true);
    expect((await send('DELETE', `${base}/${work.id}`, artist)).status).toBe(409);
    const back = workOf(await move(work.id, 'withdraw', work.version));
    expect(back).toMatchObject({ status: 'draft', published_on: work.published_on });
    expect(await isShown()).toBe(false);
  });

  test('When an approved one is changed, then visitors see the old words until the new ones are approved', async () => {
    const { work } = await publishNew(noun, artist, admin);
    const changed = workOf(
      await send('PUT', `${base}/${work.id}`, artist, { version: work.version, title: 'New words' }),
    );
    expect(changed).toMatchObject({
      status: 'approved',
      fields: { title: 'New words' },
      revision: { status: 'draft', review_note: null },
    });
    expect((await storedWork(noun, work.id)).get('title')).toBe(work.fields.title);
    const submitted = workOf(await move(work.id, 'submit', changed.version));
    expect(submitted.revision).toMatchObject({ status: 'submitted' });
    expect((await db.doc(`reviews/revision-${noun}-${work.id}`).get()).exists).toBe(true);
    const { status } = await send('PUT', `${base}/${work.id}`, artist, {
      version: submitted.version,
      title: 'Newer words',
    });
    expect(status).toBe(409);
    const back = workOf(await move(work.id, 'revision/withdraw', submitted.version));
    expect(back.revision).toMatchObject({ status: 'draft' });
    expect((await db.doc(`reviews/revision-${noun}-${work.id}`).get()).exists).toBe(false);
    const dropped = workOf(await send('DELETE', `${base}/${work.id}/revision`, artist));
    expect(dropped).toMatchObject({ revision: null, fields: { title: work.fields.title } });
    const revision = await db.doc(`${COLLECTIONS[noun]}/${work.id}/revisions/next`).get();
    expect(revision.exists).toBe(false);
  });

  test('When an approved one with new words is withdrawn, then the draft has the new words', async () => {
    const { work } = await publishNew(noun, artist, admin);
    const { version } = workOf(
      await send('PUT', `${base}/${work.id}`, artist, { version: work.version, title: 'New words' }),
    );
    const back = workOf(await move(work.id, 'withdraw', version));
    expect(back).toMatchObject({ status: 'draft', revision: null, fields: { title: 'New words' } });
  });

  test('When a stale window submits or withdraws, then it is told', async () => {
    const { work } = await submitNew(noun, artist);
    const { status, body } = await move(work.id, 'withdraw', work.version - 1);
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'CONFLICT' });
  });
});

test('When an exhibition is ended early, then it is past at once; what is not open can not be ended', async () => {
  const { work } = await publishNew('exhibition', artist, admin);
  const end = (id: string, version: number) =>
    send('POST', `/studio/exhibition/${id}/end`, artist, { version });
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
  const [first, second, banner] = [
    await putOwnImage(artist),
    await putOwnImage(artist),
    await putOwnImage(artist),
  ];
  const fields = { ...completeFields('exhibition', [first, second]), bannerId: null };
  const draft = await createDraft('exhibition', artist, fields);
  const path = `/studio/exhibition/${draft.id}`;
  const shown = async () => {
    const { items } = await get<StudioList<StudioListItem>>('/studio/exhibition', artist);
    return items.find(({ id }) => id === draft.id)?.picture?.src ?? '';
  };
  expect(await shown()).toContain(`/${first}/`);
  const turned = workOf(
    await send('PUT', path, artist, { version: draft.version, imageIds: [second, first] }),
  );
  expect(await shown()).toContain(`/${second}/`);
  await send('POST', `${path}/submit`, artist, { version: turned.version });
  expect((await decide(`exhibition-${draft.id}`, 'approve', admin)).status).toBe(200);
  expect((await storedWork('exhibition', draft.id)).get('cover')).toMatchObject({ path: `photos/${second}` });
  expect(await shown()).toContain(`/photos/${second}/`);
  const { version } = workOf(await call(path, { token: artist.token }));
  expect(workOf(await send('PUT', path, artist, { version, imageIds: [second, first] })).revision).toBeNull();
  const revised = workOf(await send('PUT', path, artist, { version: version + 1, imageIds: [first] }));
  expect(revised.fields).not.toHaveProperty('cover');
  expect(await shown()).toContain(`/${first}/`);
  await send('PUT', path, artist, { version: revised.version, bannerId: banner });
  expect(await shown()).toContain(`/${banner}/`);
});

test('When the images of an exhibition are chosen by hand, then the trigger keeps its cover', async () => {
  const [first, second] = [await putOwnImage(artist), await putOwnImage(artist)];
  const { id } = await createDraft('exhibition', artist, { title: uniqueId('by hand'), imageIds: [first] });
  await db.doc(`exhibitions/${id}`).update({ imageIds: [second, first] });
  const pathOf = async () => (await storedWork('exhibition', id)).get('cover.path');
  await eventually('the cover', async () => String(await pathOf()).endsWith(second));
  await db.doc(`exhibitions/${id}`).update({ imageIds: [] });
  await eventually('no cover', async () => (await storedWork('exhibition', id)).get('cover') === null);
});

test.each(STUDIO_NOUNS)(
  'When a %s shows a photograph without a title or alternative text, then it is not submitted before it is described',
  async (noun) => {
    const imageIds: [string, string] = [await putOwnImage(artist, { title: ' ' }), await putOwnImage(artist)];
    const { id, version } = await createDraft(noun, artist, completeFields(noun, imageIds));
    const path = `/studio/${noun}/${id}`;
    const submit = () => send('POST', `${path}/submit`, artist, { version });
    const refused = await submit();
    expect(refused.status).toBe(400);
    expect(Object.values(refused.body.error.fields ?? {})).toContain(workMessages.imagesUndescribed);
    const isDescribed = async () => {
      type Shown = { is_described: boolean }[];
      const work = await get<{ images?: Shown; pictures?: Shown }>(path, { token: artist.token });
      return (work.images ?? work.pictures)?.map(({ is_described }) => is_described);
    };
    expect(await isDescribed()).toEqual([false, true]);
    await db.doc(`images/${imageIds[0]}`).update({ title: 'Fog', 'picture.alt': '' });
    expect((await submit()).status).toBe(400);
    await db.doc(`images/${imageIds[0]}`).update({ 'picture.alt': 'A bank of fog' });
    expect(await isDescribed()).toEqual([true, true]);
    expect((await submit()).status).toBe(200);
    const { banner, cover, pictures } = (await storedWork(noun, id)).data() ?? {};
    const alts = [banner, cover, ...(pictures ?? [])].map((picture) => picture?.alt);
    expect(alts.filter((alt) => alt === 'A bank of fog')).toHaveLength(
      { exhibition: 2, blog: 2, product: 1 }[noun],
    );
  },
);

test.each(['exhibition', 'blog'] as const)(
  'When only the banner of a %s is private, then only that is named, and marked',
  async (noun) => {
    const [banner, shown] = [
      await putOwnImage(artist, { privacyStatus: 'Private' }),
      await putOwnImage(artist),
    ];
    const { id, version } = await createDraft(noun, artist, {
      ...completeFields(noun, [banner, shown]),
      ...(noun === 'blog' ? { pictureIds: [shown] } : { imageIds: [shown] }),
    });
    const path = `/studio/${noun}/${id}`;
    const submit = () => send('POST', `${path}/submit`, artist, { version });
    const { status, body } = await submit();
    expect({ status, fields: body.error.fields }).toEqual({
      status: 400,
      fields: { bannerId: workMessages.bannerPrivate },
    });
    const read = () => get(path, { token: artist.token });
    expect(await read()).toMatchObject({ banner_is_public: false });
    await db.doc(`images/${banner}`).update({ privacyStatus: 'Public' });
    expect(await read()).toMatchObject({ banner_is_public: true });
    expect((await submit()).status).toBe(200);
  },
);
