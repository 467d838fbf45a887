import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { describe, expect, test } from 'vitest';
import { joinForTests } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, postJson } from '../../../test-support/servers/suite.ts';
import { idsOn, listLibrary, putChanges, putLibraryImage } from '../../../test-support/works/studio-images.ts';

const { artist, stranger, reader } = joinForTests({
  artist: { isArtist: true },
  stranger: { isArtist: true },
  reader: {},
});

const putOwn = (fields: Partial<StoredImage> = {}, owner = artist) => putLibraryImage(owner, fields);
const list = (query = '', member = artist) => listLibrary(member, query);
const putJson = (body: unknown, sender: { token?: string } = artist) => putChanges(body, sender);

describe('who', () => {
  test('When nobody, a reader or a stranger asks, then it is 401, 403 or 404, and nothing changes', async () => {
    const id = await putOwn({ title: 'Mine' });
    await expectUnchanged(async () => {
      const calls = (token?: string) => {
        const options = token === undefined ? {} : { token };
        return Promise.all([
          call(`/studio/image/${id}`, options),
          call(`/studio/image/${id}`, { method: 'DELETE', ...options }),
          postJson('/studio/image', { ids: [id], changes: { title: 'Theirs' } }, { method: 'PUT', ...options }),
          postJson('/studio/image/submit', { ids: [id] }, options),
        ]);
      };
      expect((await calls()).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      expect((await calls(reader.token)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect((await calls(stranger.token)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      for (const path of ['/studio/image', '/studio/upload']) {
        expect((await call(path)).status, path).toBe(401);
        expect((await call(path, { token: reader.token })).status, path).toBe(403);
      }
      const known = { hashes: ['0'.repeat(64)] };
      expect((await postJson('/studio/upload/known', known)).status).toBe(401);
      expect((await postJson('/studio/upload/known', known, { token: reader.token })).status).toBe(403);
    });
    expect(idsOn(await list('', stranger))).not.toContain(id);
  });

  test('When a body says more than it may, then it is 400 and nothing changes', async () => {
    const [id, theirs] = [await putOwn(), await putOwn({}, stranger)];
    await expectUnchanged(async () => {
      for (const changes of [
        { admin: true },
        { status: 'approved' },
        { likes: 5 },
        { picture: {} },
        { owner: { userId: stranger.userId } },
        { license: 'Mine alone' },
        { privacyStatus: 'Everybody' },
        { title: 'x'.repeat(121) },
        { alt: 'x'.repeat(301) },
        { description: '<script>alert(1)</script>' },
        { tags: ['sea', 'Sea'] },
        { tags: [''] },
        { tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) },
      ])
        expect((await putJson({ ids: [id], changes })).status, JSON.stringify(changes)).toBe(400);
      for (const ids of [[], Array.from({ length: 101 }, () => id), 'all', undefined])
        expect((await putJson({ ids, changes: { title: 'x' } })).status).toBe(400);
      for (const ids of [
        [id, 'no/such'],
        [id, 'nothing'],
        [id, theirs],
      ])
        expect((await putJson({ ids, changes: { title: 'x' } })).status).toBe(404);
    });
  });
});

test('When files are asked about, then only those that are the caller’s own images are known', async () => {
  const [mine, theirs, unknown] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
  const id = await putOwn({ hash: mine ?? '' });
  await putOwn({ hash: theirs ?? '' }, stranger);
  const { body } = await postJson('/studio/upload/known', { hashes: [mine, theirs, unknown] }, artist);
  expect(body.data).toEqual([{ hash: mine, imageId: id }]);
  for (const hashes of [['A'.repeat(64)], ['x'], [1], Array.from({ length: 101 }, () => mine)])
    expect((await postJson('/studio/upload/known', { hashes }, artist)).status).toBe(400);
});
