import type { NewPreviewLink, PreviewedStory, PreviewLink } from '@aperture-byline/contract/blog/wire';
import type { PreviewedExhibition } from '@aperture-byline/contract/exhibition/wire';
import { SIGNED_FILES, variantUrl } from '@aperture-byline/contract/shared/picture';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { describe, expect, test } from 'vitest';
import { jpeg } from '../../../../test-support/pictures/sample-pictures.ts';
import { db } from '../../../../test-support/project/database.ts';
import { putFile } from '../../../../test-support/project/files.ts';
import { changeUser, joinAs, joinForTests, type Sender } from '../../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../../test-support/servers/instances.ts';
import { call, get } from '../../../../test-support/servers/suite.ts';
import {
  type AnyWork,
  completeFields,
  createDraft,
  decide,
  publishNew,
  putOwnImage,
  send,
  submitNew,
  workOf,
} from '../../../../test-support/works/studio.ts';

const { artist, other, admin } = joinForTests({
  artist: { isArtist: true },
  other: { isArtist: true },
  admin: { admin: true },
});

type Named = Pick<AnyWork, 'id'>;
const path = ({ id }: Named, rest = '') => `/studio/blog/${id}/preview${rest}`;
const listLinks = (work: Named) => get<PreviewLink[]>(path(work), artist);
const make = (work: Named, days: unknown = 7, by: Sender = artist) => send('POST', path(work), by, { days });
const end = (work: Named, id: string, by: Sender = artist) => send('DELETE', path(work, `/${id}`), by);
const open = (token: string) => call(`/preview/${token}`);
const link = async (work: Named, days = 7) => (await make(work, days)).body.data as NewPreviewLink;
const storedLink = (work: Named, { id }: PreviewLink) => db.doc(`blogs/${work.id}/previews/${id}`);

/**
 * A draft with a photograph as its banner, in its gallery and in its text, and the address of its file in its preview.
 */
async function createWithPicture(fields: object = {}) {
  const imageId = await putOwnImage(artist, fields);
  const file = `photos/${imageId}/1080.jpeg`;
  await putFile(file, await jpeg(16, 16));
  const work = await createDraft('blog', artist, completeFields('blog', [imageId]));
  return { work, imageId };
}
const fileOf = (token: string, imageId: string) => call(`${SIGNED_FILES}/preview/${token}/${imageId}/1080.jpeg`);

describe('a link to the preview of a story', () => {
  test('When its owner makes one, then nobody needs an account to read the newest words, until it ends', async () => {
    const { work, imageId } = await createWithPicture();
    const { status, body } = await make(work, 1);
    expect(status).toBe(201);
    const { token, ...made } = body.data as NewPreviewLink;
    expect(Date.parse(made.endsAt) - Date.parse(made.createdAt)).toBeCloseTo(86_400_000, -4);
    expect(await listLinks(work)).toEqual([made]);
    await send('PUT', `/studio/blog/${work.id}`, artist, { version: work.version, title: 'Newer' });
    const answer = await open(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const { story, endsAt, isPublic } = answer.body.data as PreviewedStory;
    expect({ endsAt, isPublic }).toEqual({ endsAt: made.endsAt, isPublic: false });
    expect(story).toMatchObject({ title: 'Newer', likes: 0, views: 0, banner_id: null, picture_ids: [] });
    for (const picture of [story.banner_picture, ...story.pictures]) {
      const address = picture ? variantUrl(picture, 1080, 'jpeg') : '';
      expect((await call(address.replace('/api', ''))).status).toBe(200);
    }
    expect(story.content).toContain(`/preview/${token}/${imageId}/`);
    // Nothing else leads to a photograph that is not public.
    expect((await call(`/image/${imageId}`)).status).toBe(404);

    await storedLink(work, made).update({ expiresAt: new Date(Date.now() - 1) });
    expect((await open(token)).status).toBe(404);
    expect((await fileOf(token, imageId)).status).toBe(404);
    expect(await listLinks(work)).toEqual([]);
  });

  test('When it is ended, then it leads nowhere at once, and ending it again is no error', async () => {
    const { work, imageId } = await createWithPicture();
    const made = await link(work);
    const left = await link(work, 30);
    expect((await fileOf(made.token, imageId)).status).toBe(200);
    for (let index = 0; index < 2; index += 1) expect((await end(work, made.id)).status).toBe(200);
    expect((await open(made.token)).status).toBe(404);
    expect((await fileOf(made.token, imageId)).status).toBe(404);
    expect((await open(left.token)).status).toBe(200);
  });

  test('When a token is guessed, cut, changed or the stored hash, then it leads nowhere', async () => {
    const work = await createDraft('blog', artist, { title: 'Secret' });
    const { token, id } = await link(work);
    expect(token).toMatch(/-[0-9a-f]{32}$/);
    const stored = (await storedLink(work, { id } as PreviewLink).get()).data();
    expect(JSON.stringify(stored)).not.toContain(token.slice(-32));
    const flipped = token.endsWith('0') ? `${token.slice(0, -1)}1` : `${token.slice(0, -1)}0`;
    for (const wrong of [
      flipped,
      token.slice(0, -1),
      `${token}0`,
      token.toUpperCase(),
      work.id,
      id,
      `${work.id}-${id}`,
      `${work.id}-`,
      '..%2F..',
      'x'.repeat(3000),
    ])
      expect([wrong, (await open(wrong)).status]).toEqual([wrong, 404]);
  });

  test('When a photograph is private, another’s or not in the story, then no link leads to it', async () => {
    const hidden = await createWithPicture({ privacyStatus: 'Private' });
    const { token } = await link(hidden.work);
    const { story } = (await open(token)).body.data as PreviewedStory;
    expect(story).toMatchObject({ banner_picture: null, pictures: [] });
    expect(story.content).not.toContain('<img');
    const shown = await createWithPicture();
    const shownLink = await link(shown.work);
    for (const imageId of [hidden.imageId, shown.imageId]) expect((await fileOf(token, imageId)).status).toBe(404);
    await db.doc(`images/${shown.imageId}`).update({ 'owner.userId': other.userId });
    expect((await fileOf(shownLink.token, shown.imageId)).status).toBe(404);
  });

  test('When all of a story is public, then none is made, and an earlier one says so; a revision can be shared', async () => {
    const { work, imageIds } = await submitNew('blog', artist);
    const earlier = await link(work);
    await decide(`blog-${work.id}`, 'approve', admin);
    expect((await open(earlier.token)).body.data).toMatchObject({ isPublic: true });
    const { status, body } = await make(work);
    expect({ status, message: body.error.message }).toEqual({
      status: 409,
      message: workMessages.previewNotNeeded,
    });
    const { version } = workOf(await call(`/studio/blog/${work.id}`, artist));
    await send('PUT', `/studio/blog/${work.id}`, artist, { version, title: 'Revised' });
    const { token } = await link(work);
    expect((await open(token)).body.data).toMatchObject({ story: { title: 'Revised' }, isPublic: false });
    expect(imageIds).toHaveLength(2);
  });

  test('When it was rejected, deleted, or its author is no photographer any more, then it leads nowhere', async () => {
    const { work: rejected } = await submitNew('blog', artist);
    const deleted = await createDraft('blog', artist, { title: 'Deleted' });
    const former = await joinAs({ isArtist: true });
    const left = await createDraft('blog', former, { title: 'Left' });
    const leftLink = (await make(left, 7, former)).body.data as NewPreviewLink;
    const tokens = [(await link(rejected)).token, (await link(deleted)).token, leftLink.token];
    for (const token of tokens) expect((await open(token)).status).toBe(200);
    await decide(`blog-${rejected.id}`, 'reject', admin, 'Not ours');
    await send('DELETE', `/studio/blog/${deleted.id}`, artist);
    await changeUser(former, { isArtist: false });
    for (const token of tokens) expect((await open(token)).status).toBe(404);
    expect((await make(rejected)).status).toBe(409);
    expect((await db.collection(`blogs/${deleted.id}/previews`).get()).size).toBe(0);
  });

  test('When twenty are asked for at once, then ten are made', async () => {
    const work = await createDraft('blog', artist, { title: 'Many' });
    const replies = await callAtOnce(20, (at) => make(work, 30, { ...artist, at }));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    const { status, body } = await make(work);
    expect({ status, message: body.error.message }).toEqual({
      status: 409,
      message: workMessages.tooManyPreviews,
    });
    const [first] = await listLinks(work);
    await end(work, first?.id ?? '');
    expect((await make(work)).status).toBe(201);
  });

  test.each([0, -1, 2, 7.5, 365, '7', null])('When it is to last %j days, then it is refused', async (days) => {
    const work = await createDraft('blog', artist, { title: 'Days' });
    expect((await make(work, days)).status).toBe(400);
    expect(await listLinks(work)).toEqual([]);
  });

  test('When nobody, a buyer, another artist or an administrator asks, then it is refused and nothing changes', async () => {
    const work = await createDraft('blog', artist, { title: 'Mine' });
    const { id, token } = await link(work);
    const buyer = await joinAs();
    await expectUnchanged(async () => {
      for (const [who, status] of [
        [undefined, 401],
        [buyer.token, 403],
        [other.token, 404],
        [admin.token, 403],
      ] as const) {
        const by = { token: who } as Sender;
        expect((await call(path(work), by)).status).toBe(status);
        expect((await make(work, 7, by)).status).toBe(status);
        expect((await end(work, id, by)).status).toBe(status);
      }
      for (const wrong of ['next', `${id}0`, 'a%2Fb']) expect((await end(work, wrong)).status).toBe(404);
    });
    expect((await open(token)).status).toBe(200);
    expect((await publishNew('blog', artist, admin)).work.status).toBe('approved');
  });
});

test('When an exhibition is shared, then whoever has the link sees it with the photographs that can become public', async () => {
  const [shown, hidden] = [await putOwnImage(artist), await putOwnImage(artist, { privacyStatus: 'Private' })];
  for (const id of [shown, hidden]) await putFile(`photos/${id}/1080.jpeg`, await jpeg(16, 16));
  const { id } = await createDraft('exhibition', artist, completeFields('exhibition', [shown, hidden]));
  const story = await createDraft('blog', artist, { title: 'Other' });
  const previews = `/studio/exhibition/${id}/preview`;
  await expectUnchanged(async () => {
    expect((await send('POST', previews, other, { days: 7 })).status).toBe(404);
    expect((await send('POST', `/studio/blog/${id}/preview`, artist, { days: 7 })).status).toBe(404);
  });
  const made = (await send('POST', previews, artist, { days: 7 })).body.data as NewPreviewLink;
  const answer = await open(made.token);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.body.data).toMatchObject({
    kind: 'exhibition',
    exhibition: { id, title: 'Tides' },
    username: expect.any(String),
    pictures: [{ id: shown }],
    isPublic: false,
  });
  expect((answer.body.data as PreviewedExhibition).pictures).toHaveLength(1);
  expect((await fileOf(made.token, shown)).status).toBe(200);
  expect((await fileOf(made.token, hidden)).status).toBe(404);
  for (const wrong of [made.token.replace('exhibition~', ''), `exhibition~${(await link(story)).token}`])
    expect((await open(wrong)).status).toBe(404);
  expect((await send('DELETE', `${previews}/${made.id}`, artist)).status).toBe(200);
  expect((await open(made.token)).status).toBe(404);
});
