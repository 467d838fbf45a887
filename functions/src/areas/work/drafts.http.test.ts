import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import type { StudioList, StudioListItem } from '@aperture-byline/contract/work/wire';
import { WORK_KIND_NAMES } from '@aperture-byline/contract/work/work-kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { changeUser, joinAs, type Member, mailsTo, type Sender } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { byline, putExhibition } from '../../../test-support/works/fixtures.ts';
import {
  createDraft,
  noticed,
  publishNew,
  putOwnImage,
  send,
  storedWork,
  submitNew,
  workOf,
} from '../../../test-support/works/studio.ts';

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

describe.each(WORK_KIND_NAMES)('a draft of a %s', (workKind) => {
  const base = `/studio/${workKind}`;

  test('When an artist makes, reads, changes and deletes one, then it is theirs and nobody else sees it', async () => {
    const draft = await createDraft(workKind, artist, { title: 'Dusk' });
    expect(draft).toMatchObject({ status: 'draft', version: 1, revision: null, publishedAt: null });
    expect(await get(`${base}/${draft.id}`, { token: artist.token })).toEqual(draft);
    const changed = workOf(await send('PUT', `${base}/${draft.id}`, artist, { version: 1, title: 'Dawn' }));
    expect(changed).toMatchObject({ version: 2, fields: { title: 'Dawn' } });
    const stored = await storedWork(workKind, draft.id);
    expect(stored.get('title')).toBe('Dawn');
    expect(stored.get(workKind === 'blog' ? 'creator' : 'owner')).toEqual({
      userId: artist.userId,
      firstName: 'Mira',
      lastName: 'Pillai',
    });
    expect((await send('DELETE', `${base}/${draft.id}`, artist)).status).toBe(200);
    expect((await storedWork(workKind, draft.id)).exists).toBe(false);
    expect((await call(`${base}/${draft.id}`, { token: artist.token })).status).toBe(404);
  });

  test('When its banner is chosen and taken off, then it is shown as it is now', async () => {
    if (workKind === 'product') return;
    const image = await putOwnImage(artist, { picture: { alt: 'A lighthouse at dusk' } });
    const draft = await createDraft(workKind, artist, { bannerId: image });
    expect(draft).toMatchObject({ fields: { bannerId: image }, banner: { width: 6000 } });
    const stored = await storedWork(workKind, draft.id);
    expect(stored.get('banner')).toMatchObject({ imageId: image, alt: 'A lighthouse at dusk' });
    expect(stored.get('shownImageIds')).toEqual([image]);
    const path = `${base}/${draft.id}`;
    const bare = workOf(await send('PUT', path, artist, { version: draft.version, bannerId: null }));
    expect(bare).toMatchObject({ fields: { bannerId: null }, banner: null });
    expect((await send('PUT', path, artist, { version: bare.version, bannerId: '' })).status).toBe(400);
  });

  test('When a body has unknown keys, foreign images or texts that are too long, then it is refused by field', async () => {
    const { id } = await createDraft(workKind, artist);
    const foreign = await putOwnImage(other);
    const images = workKind === 'blog' ? 'pictureIds' : 'imageIds';
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
    const field = workKind === 'blog' ? 'content' : 'description';
    const html =
      '<h2 onclick="x()" style="color:red">Title</h2><p class="MsoNormal">Text<o:p></o:p></p><script>alert(1)</script>' +
      '<a href="javascript:alert(1)">bad</a><a href="https://a.example">good</a><img src="https://evil.example/x.png" onerror="x()">' +
      '<blockquote>Quote</blockquote><ul><li>One</li></ul><iframe src="https://evil.example"></iframe>';
    const { fields } = await createDraft(workKind, artist, { [field]: html });
    const clean = String(fields[field]);
    expect(clean).not.toMatch(/script|onclick|onerror|style=|class=|o:p|iframe|evil\.example/i);
    expect(clean).toContain('<h2>Title</h2>');
    expect(clean).toContain('<blockquote>Quote</blockquote><ul><li>One</li></ul>');
    expect(clean).toContain('href="https://a.example/"');
    const { fields: empty } = await createDraft(workKind, artist, { [field]: '<p><br></p>' });
    expect(empty[field]).toBe('');
  });
});

// One code path serves all three: what follows is proved for one of them.
describe.each(['exhibition'] as const)('a draft of a %s', (workKind) => {
  const base = `/studio/${workKind}`;

  test('When a draft is sent again with its key, then there is one of it, and another body is refused', async () => {
    const headers = { 'Idempotency-Key': `key-of-a-draft-${uniqueId(workKind)}` };
    const create = (title: string, { token, at }: Sender = artist) => postJson(base, { title }, { token, at, headers });
    const titled = async ({ token } = artist) => {
      const { items } = await get<StudioList<StudioListItem>>(base, { token });
      return items.filter(({ title }) => title.startsWith('Once')).map(({ id }) => id);
    };
    const replies = [await create('Once'), ...(await callAtOnce(2, (at) => create('Once', { ...artist, at })))];
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
    expect((await postJson(base, { title: 'x' }, { ...artist, headers: { 'Idempotency-Key': 'short' } })).status).toBe(
      400,
    );
  });

  test('When somebody else does, then it is 401, 403 or 404 and nothing changes', async () => {
    const { work } = await submitNew(workKind, artist);
    const { work: shown } = await publishNew(workKind, artist, admin);
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
          ...(workKind === 'exhibition'
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

  test('When two windows change it, then the second one is told, with the version that there is', async () => {
    const { id } = await createDraft(workKind, artist, { title: 'Dusk' });
    const titles = ['One', 'Two'];
    const replies = await callAtOnce(2, (at, index) =>
      send('PUT', `${base}/${id}`, { ...artist, at }, { version: 1, title: titles[index] }),
    );
    const [late] = replies.filter(({ status }) => status === 409);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(late?.body.error).toMatchObject({ code: 'CONFLICT', fields: { version: '2' } });
    expect(late?.body.error.message).toMatch(/another window/);
    expect((await storedWork(workKind, id)).get('version')).toBe(2);
  });

  test('When there are many, then a list has 20, newest first, and reads no more than it shows', async () => {
    const lister = await joinAs({ isArtist: true });
    const owner = byline({ userId: lister.userId });
    const ids: string[] = [];
    for (let index = 0; index < 23; index += 1)
      ids.push(await putExhibition({ owner, status: 'draft', createdAt: inDays(-index) }));
    const first = await call(base, { token: lister.token });
    const { items, nextCursor } = first.body.data as StudioList<StudioListItem>;
    expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    // One more: the caller's role.
    expect(first.reads).toBeLessThanOrEqual(21);
    const rest = await get<StudioList<StudioListItem>>(`${base}?cursor=${nextCursor}`, {
      token: lister.token,
    });
    expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(20));
    expect(rest.nextCursor).toBeNull();
    expect(await get(`${base}?cursor=nonsense`, { token: lister.token })).toMatchObject({ nextCursor });
  });
});
