import { samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { startInstance } from '../../../test-support/servers/instances.ts';
import { byline, putBlog, putImage, putUser } from '../../../test-support/works/fixtures.ts';
import { find } from '../../../test-support/works/search.ts';
import { putChanges } from '../../../test-support/works/studio-images.ts';

describe('freshness', () => {
  test('When somebody who is no artist has one public story, then they are found until it is withdrawn', async () => {
    const userId = await putUser({
      firstName: 'Wisteria',
      middleName: '',
      lastName: 'Nair',
      isArtist: false,
    });
    const { id } = await putBlog({ creator: byline({ userId }), title: 'Walls' });
    const isFound = async () => (await find('wisteria')).some(({ kind }) => kind === 'photographer');
    await eventually('they are found', isFound);
    await db.doc(`blogs/${id}`).update({ status: 'draft' });
    await eventually('they are found no more', async () => !(await isFound()));
  });

  const CHANGES: readonly [name: string, change: (id: string) => Promise<unknown>][] = [
    ['taken back', (id) => db.doc(`images/${id}`).update({ status: 'draft' })],
    ['made private', (id) => db.doc(`images/${id}`).update({ privacyStatus: 'Private' })],
    ['deleted', (id) => db.doc(`images/${id}`).delete()],
  ];

  test.each(CHANGES)(
    'When a photograph is approved, then it is found; when it is %s, then it is not',
    async (_name, change) => {
      const id = await putImage({
        title: 'Quixotic marble',
        status: 'submitted',
      });
      const isFound = async () => (await find('quixotic')).some(({ address }) => address === id);
      await db.doc(`images/${id}`).update({ status: 'approved' });
      await eventually('it is found', isFound);
      await change(id);
      await eventually('it is gone', async () => !(await isFound()));
    },
  );

  test('When a title changes, then the new one finds it and the old one does not', async () => {
    const id = await putImage({ title: 'Perambulation' });
    await eventually('it is found', async () => (await find('perambulation')).length === 1);
    await db.doc(`images/${id}`).update({ title: 'Velocipede' });
    await eventually('the new title finds it', async () => (await find('velocipede')).length === 1);
    expect(await find('perambulation')).toEqual([]);
  });

  test('When its artist hides a photograph, then a search names neither it nor its picture before any event follows', async () => {
    const artist = await joinAs({ isArtist: true });
    const imageId = await putImage({ owner: byline({ userId: artist.userId }), title: 'Sesquipedal' });
    await putBlog({ title: 'Sesquipedal walls', banner: samplePicture(imageId), publicImageIds: [imageId] });
    await eventually('both are found', async () => (await find('sesquipedal')).length === 2);
    const body = { ids: [imageId], changes: { privacyStatus: 'Private' } };
    expect((await putChanges(body, artist)).status).toBe(200);
    const { at } = await startInstance({});
    const found = await (await fetch(`${at}/api/search?q=sesquipedal`)).text();
    expect(found).toContain('Sesquipedal walls');
    expect(found).not.toContain(imageId);
  });
});
