import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { inDays, sampleImage, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import exifr from 'exifr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { outlastServing } from '../../../test-support/pictures/outlast-serving.ts';
import { jpegWithNotes, secrets } from '../../../test-support/pictures/sample-pictures.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { putFile, storedFile } from '../../../test-support/project/files.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline } from '../../../test-support/works/fixtures.ts';
import { processPicture } from '../../media/process-picture.ts';

const { artist } = joinForTests({ artist: { isArtist: true } });
afterEach(() => vi.useRealTimers());

const NAMES = ['1080.avif', '1080.jpeg', '800.jpeg'];

/** A draft with some of the files that are made of an upload. */
async function putProcessed(fields: Partial<StoredImage>): Promise<string> {
  const id = uniqueId('image');
  const { variants } = await processPicture(await jpegWithNotes({}, 1080), { reservesRights: true });
  for (const { width, format, data } of variants)
    if (NAMES.includes(`${width}.${format}`)) await putFile(`photos/${id}/${width}.${format}`, data);
  const picture = samplePicture(id, { widths: [1080], formats: ['avif', 'jpeg'] });
  const draft = {
    picture,
    status: 'draft',
    privacyStatus: 'Private',
    publishedAt: null,
  } as const;
  await put(`images/${id}`, sampleImage({ owner: byline({ userId: artist.userId }), ...draft, ...fields }));
  return id;
}

const stored = async (id: string) => (await db.doc(`images/${id}`).get()).data() as StoredImage;

/** The public files of an image that is approved in the console, as everybody fetches them. */
async function publish(id: string): Promise<Record<string, Buffer>> {
  await db.doc(`images/${id}`).update({ privacyStatus: 'Public', status: 'approved', publishedAt: inDays(0) });
  const files = NAMES.map(async (name) => {
    const response = await fetch(`${SUITE_URL}/photos/${id}/${name}`);
    expect(response.headers.get('content-type')).toBe(`image/${name.split('.')[1]}`);
    return [name, Buffer.from(await response.arrayBuffer())] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

describe('the rights in the files of an image', () => {
  test('When it becomes public, then the larger ones name creator, copyright and license, and nothing else of the original', async () => {
    const id = await putProcessed({ license: 'CC BY-NC 4.0' });
    const { '1080.jpeg': large, '800.jpeg': small, '1080.avif': avif } = await publish(id);
    const { owner } = await stored(id);
    const creator = `${owner.firstName} ${owner.lastName}`;
    expect(await exifr.parse(large ?? '', true)).toEqual({
      creator,
      rights: { lang: 'x-default', value: `© ${creator}. CC BY-NC 4.0` },
      Marked: true,
      WebStatement: 'https://creativecommons.org/licenses/by-nc/4.0/',
    });
    expect(avif?.includes(`<rdf:li>${creator}</rdf:li>`)).toBe(true);
    expect(small?.equals((await storedFile(`photos/${id}/800.jpeg`)).data)).toBe(true);
    for (const file of [large, small, avif])
      for (const secret of Object.values(secrets)) expect(file?.includes(secret)).toBe(false);
  });

  test('When its owner wrote creator and copyright notice, then these are named, as they were thirty seconds before at most', async () => {
    const id = await putProcessed({ creator: 'Studio Rao', copyrightNotice: '© 2026 Studio Rao' });
    const first = (await publish(id))['1080.jpeg'] ?? '';
    expect(await exifr.parse(first, true)).toMatchObject({
      creator: 'Studio Rao',
      rights: { value: '© 2026 Studio Rao' },
    });
    const readEtag = async () =>
      (await fetch(`${SUITE_URL}/photos/${id}/1080.jpeg`, { method: 'HEAD' })).headers.get('etag');
    const before = await readEtag();
    expect(await readEtag()).toBe(before);
    await db.doc(`images/${id}`).update({ creator: 'Another' });
    outlastServing();
    expect(await readEtag()).not.toBe(before);
    expect(await exifr.parse((await publish(id))['1080.jpeg'] ?? '', true)).toMatchObject({ creator: 'Another' });
  });

  test('When a part of a file that names them is asked for, then it is that of the whole', async () => {
    const id = await putProcessed({ license: 'CC BY 4.0' });
    const { '1080.jpeg': whole } = await publish(id);
    const part = await fetch(`${SUITE_URL}/photos/${id}/1080.jpeg`, { headers: { Range: 'bytes=10-1999' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-1999/${whole?.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole?.subarray(10, 2000) ?? Buffer.alloc(0))).toBe(true);
  });
});
