import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage } from '@aperture-byline/contract/image/wire';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { filesBelow, putFile } from '../../../test-support/project/files.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get, postJson, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { putBlog, putExhibition, putProduct } from '../../../test-support/works/fixtures.ts';
import { ownedBy, putChanges, putLibraryImage, storedImage } from '../../../test-support/works/studio-images.ts';

const { artist } = joinForTests({ artist: { isArtist: true } });

const putOwn = (fields: Partial<StoredImage> = {}, owner = artist) => putLibraryImage(owner, fields);
const putJson = (body: unknown, sender: { token?: string } = artist) => putChanges(body, sender);

describe('changes', () => {
  test('When several are changed at once, then all are, the rest stays, and HTML is cleaned', async () => {
    const ids = [await putOwn({ title: 'One', hash: 'seven' }), await putOwn({ title: 'Two' })];
    const changes = {
      alt: 'A boat in fog',
      description: '<p onclick="x()">Before <b>rain</b></p><img src=x>',
      tags: ['sea'],
      license: 'CC BY-NC 4.0',
      creator: 'Studio Rao',
      copyrightNotice: '© 2026 Studio Rao',
    };
    expect((await putJson({ ids, changes: { ...changes, description: '<p onclick="x()">x</p>' } })).status).toBe(400);
    const { status, body } = await putJson({
      ids,
      changes: { ...changes, description: '<p>Before <b>rain</b></p>' },
    });
    expect(status).toBe(200);
    const images: StudioImage[] = body.data;
    expect(images.map(({ title, alt, tags }) => ({ title, alt, tags }))).toEqual([
      { title: 'One', alt: 'A boat in fog', tags: ['sea'] },
      { title: 'Two', alt: 'A boat in fog', tags: ['sea'] },
    ]);
    const [first = ''] = ids;
    expect(await storedImage(first)).toMatchObject({
      title: 'One',
      hash: 'seven',
      license: 'CC BY-NC 4.0',
      creator: 'Studio Rao',
      copyrightNotice: '© 2026 Studio Rao',
      picture: { alt: 'A boat in fog', width: 2400 },
    });
  });

  test('When an owner says where a public one was taken, then they read it, and no call, page or feed does', async () => {
    const id = await putOwn({ title: 'Low water', status: 'approved', privacyStatus: 'Public' });
    const place = uniqueId('Malvan');
    expect((await putJson({ ids: [id], changes: { place: 'x'.repeat(81) } })).status).toBe(400);
    expect((await putJson({ ids: [id], changes: { place } })).status).toBe(200);
    expect((await get<StudioImage>(`/studio/image/${id}`, artist)).place).toBe(place);
    for (const path of [
      `/api/image/details/${id}`,
      `/api/image?userId=${artist.userId}`,
      `/exhibition?image=${id}`,
      '/gallery/feed.xml',
    ]) {
      const answer = await fetch(`${SUITE_URL}${path}`);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).not.toContain(place);
    }
  });

  test('When drafts are submitted, then title and alternative text must be there, for all or none', async () => {
    const good = await putOwn({ title: 'Good' });
    const picture = samplePicture('x', { alt: ' ' });
    const bad = await putOwn({ title: '', picture });
    const untitled = await putOwn({ title: '' });
    const refused = await postJson('/studio/image/submit', { ids: [good, bad, untitled] }, artist);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual([`${bad}.title`, `${bad}.alt`, `${untitled}.title`]);
    expect((await storedImage(good)).status).toBe('draft');
    const returned = await putOwn({ title: 'Again', status: 'rejected', reviewNote: 'Too dark' });
    const approved = await putOwn({ title: 'Public', status: 'approved' });
    const ids = [good, returned, approved];
    expect((await postJson('/studio/image/submit', { ids }, artist)).status).toBe(200);
    expect(await Promise.all(ids.map(async (id) => (await storedImage(id)).status))).toEqual([
      'submitted',
      'submitted',
      'approved',
    ]);
    expect((await storedImage(returned)).reviewNote).toBeNull();
  });

  test('When an image waits for review, then its words stay, and set to Private it is a draft that nobody reviews', async () => {
    const [id, draft] = [await putOwn({ title: 'Seen' }), await putOwn({ title: 'Draft' })];
    const waits = async () => (await db.doc(`reviews/image-${id}`).get()).exists;
    const submit = async () => {
      expect((await postJson('/studio/image/submit', { ids: [id] }, artist)).status).toBe(200);
      await eventually('it waits', waits);
    };
    await submit();
    await expectUnchanged(async () => {
      for (const changes of [
        { title: 'Unseen' },
        { alt: 'Unseen' },
        { description: '<p>Unseen</p>' },
        { tags: ['unseen'] },
        { license: 'CC BY 4.0' },
        { privacyStatus: 'Private', title: 'Unseen' },
      ]) {
        const { status, body } = await putJson({ ids: [draft, id], changes });
        expect({ status, ...body.error }).toMatchObject({
          status: 409,
          code: 'WRONG_STATE',
          message: studioImageMessages.isSubmitted,
        });
      }
    });
    expect((await putJson({ ids: [id], changes: { privacyStatus: 'Public' } })).status).toBe(200);
    expect(await storedImage(id)).toMatchObject({ status: 'submitted', privacyStatus: 'Public' });
    expect((await putJson({ ids: [id], changes: { privacyStatus: 'Private' } })).status).toBe(200);
    expect(await storedImage(id)).toMatchObject({ status: 'draft', privacyStatus: 'Private' });
    await eventually('it does not wait', async () => !(await waits()));
    expect((await putJson({ ids: [id], changes: { title: 'Better' } })).status).toBe(200);
    await submit();
    await db.doc(`images/${id}`).update({ status: 'draft', reviewNote: 'Too dark' });
    const notices = await eventually('it is told once, that it was sent back', async () => {
      const all = await get<Notice[]>('/user/notice', { token: artist.token });
      const about = all.filter(({ subjectId }) => subjectId === id);
      return about.length > 0 && about;
    });
    expect(notices).toMatchObject([{ state: 'returned', note: 'Too dark' }]);
  });

  test('When an image is deleted, then its files, comments and marks go with it', async () => {
    const id = await putOwn();
    for (const path of [`photos/${id}/480.jpeg`, `originals/${id}`]) await putFile(path, Buffer.from('x'));
    await put(`images/${id}/comments/one`, { comment: 'x' });
    const remove = () => call(`/studio/image/${id}`, { method: 'DELETE', token: artist.token });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await db.doc(`images/${id}/comments/one`).get()).exists).toBe(false);
    await eventually('the files are gone', async () => {
      return (
        (await filesBelow(`photos/${id}`)).length === 0 && !(await filesBelow('originals')).includes(`originals/${id}`)
      );
    });
  });

  test('When everybody could see it, then its files outlast it for a moment, and stay where it was restored', async () => {
    const deletePublic = async () => {
      const id = await putOwn({ status: 'approved', publishedAt: new Date() });
      const path = await putFile(`photos/${id}/480.jpeg`, Buffer.from('x'));
      const image = (await db.doc(`images/${id}`).get()).data();
      expect((await call(`/studio/image/${id}`, { method: 'DELETE', token: artist.token })).status).toBe(200);
      expect(await filesBelow(`photos/${id}`)).toEqual([path]);
      return { id, path, image };
    };
    const restored = await deletePublic();
    await put(`images/${restored.id}`, restored.image ?? {});
    const { id } = await deletePublic();
    await eventually('the files are gone', async () => (await filesBelow(`photos/${id}`)).length === 0);
    expect(await filesBelow(`photos/${restored.id}`)).toEqual([restored.path]);
  });

  test('When a work shows an image, then deleting it is refused with the places, and nothing changes', async () => {
    const owner = ownedBy(artist);
    const id = await putOwn();
    const exhibition = await putExhibition({ owner, imageIds: [id], title: 'Tides', status: 'draft' });
    const story = await putBlog({ creator: owner, title: 'Fog', banner: samplePicture(id), status: 'draft' });
    const product = await putProduct({ owner, title: 'A print', imageIds: [id], status: 'draft' });
    await eventually('it is noted', async () => (await storedImage(id)).isUsed === true);
    await expectUnchanged(async () => {
      const { status, body } = await call(`/studio/image/${id}`, { method: 'DELETE', token: artist.token });
      expect(status).toBe(409);
      expect(body.error).toMatchObject({
        code: 'IN_USE',
        fields: {
          [`exhibition/${exhibition}`]: 'Tides',
          [`story/${story.id}`]: 'Fog',
          [`print/${product.id}`]: 'A print',
        },
      });
    });
  });
});
