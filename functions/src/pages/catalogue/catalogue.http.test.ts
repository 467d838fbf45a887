import type { ExhibitionCatalogue } from '@aperture-byline/contract/exhibition/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { inDays, sampleComment, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { expect, test } from 'vitest';
import { readPdf } from '../../../test-support/answers/read-pdf.ts';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { putFile } from '../../../test-support/project/files.ts';
import { get, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline, putExhibition, putImage, putProduct } from '../../../test-support/works/fixtures.ts';

const owner = byline();
const PAST = { startDate: new Date('2021-03-30T04:00:00Z'), endDate: new Date('2021-04-02T04:00:00Z') };

async function read(id: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${SUITE_URL}/exhibition/${id}/catalogue.pdf`, { headers });
  return { status: response.status, headers: response.headers, bytes: await response.bytes() };
}

async function readText(id: string) {
  const { status, headers, bytes } = await read(id);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  return { headers, ...(await readPdf(bytes)) };
}

async function putPhotograph(fields: Parameters<typeof putImage>[0]): Promise<string> {
  const id = await putImage({ owner, ...fields });
  await putFile(`photos/${id}/1280.jpeg`, await jpeg(1280, 853));
  return id;
}

test('When an exhibition has closed, then its catalogue has its words and what is public of it, in its order', async () => {
  const rain = await putPhotograph({
    title: 'Rain & <b>salt</b>',
    description: '<p>Before <em>rain</em>.</p><ul><li>After</li></ul>',
    picture: { alt: 'Rain over a pier' },
  });
  const dusk = await putPhotograph({
    title: 'Dusk',
    description: '<p>𓀀 கடல்</p>',
    picture: { alt: 'A pier at dusk' },
  });
  const hidden = await putPhotograph({
    title: 'Secret',
    privacyStatus: 'Private',
    picture: { alt: 'Secret' },
  });
  const { slug } = await putProduct({
    owner,
    title: 'Rain print 𓃀',
    imageIds: [rain, dusk],
    pictures: [samplePicture(rain), samplePicture(dusk)],
  });
  const { slug: other } = await putProduct({ owner, imageIds: [hidden], pictures: [samplePicture(hidden)] });
  await put('settings/seller', { version: 1, name: 'Byline LLP', address: '1 Fort Road\nKochi 𓄀' });
  await put(`users/${owner.userId}/figures/2021-03`, {
    works: { [`images-${rain}`]: { days: { 31: { views: 1204 } } } },
  });
  const id = await putExhibition({
    owner,
    title: 'Tides / नमक \u202efdp',
    description: '<p>Two years.</p><p>One coast.</p>',
    banner: null,
    imageIds: [dusk, hidden, rain, uniqueId('gone')],
    ...PAST,
  });
  const early = sampleComment({ comment: 'The <i>light</i> 𓂀', createdAt: new Date('2021-03-30T05:00:00Z') });
  await put(`exhibitions/${id}/comments/early`, early);
  await put(`exhibitions/${id}/comments/late`, {
    ...early,
    comment: 'And the salt',
    // Egyptian signs, as that in the words of a photograph: no font has them.
    lastName: '𓁀',
    createdAt: new Date('2021-04-01T05:00:00Z'),
  });
  await put(`exhibitions/${id}/comments/hidden`, { ...early, comment: 'Secret', status: 'hidden' });
  const page = await get<ExhibitionCatalogue>(`/exhibition/${id}/catalogue`);
  expect(page.unprintable).toEqual(['𓀀', '𓁀', '𓂀', '𓃀', '𓄀']);
  const found = await readText(id);
  // The exhibition, four photographs and their counts, two months of figures, two visible lines, a print and the
  // seller, each once.
  expect(Number(found.headers.get('x-document-reads'))).toBeLessThanOrEqual(13);
  expect(found).toMatchObject({ title: expect.stringContaining('Tides / नमक'), isTagged: true });
  // The banner is the first photograph.
  expect(found.alts).toEqual(['A pier at dusk', 'A pier at dusk', 'Rain over a pier']);
  const lines = found.text.split('\n').map((line) => line.replaceAll(/\p{Script=Egyptian_Hieroglyphs}/gu, '').trim());
  expect(lines.filter((line) => line === 'Rain print')).toHaveLength(1);
  for (const line of [
    'Photographs by Mira Pillai',
    'Two years.',
    'One coast.',
    '1. Dusk',
    '2. Rain & <b>salt</b>',
    'Before rain.',
    'After',
    'The <i>light</i>',
    'Ravi Menon, 30 Mar 2021',
    'Rain print',
    '1,204 views in 3 days',
  ])
    expect(lines).toContain(line);
  expect(found.text).toMatch(/The <i>light<\/i>[\s\S]*And the salt/);
  const { product, exhibition } = pagePaths(SUITE_URL);
  for (const part of ['30 Mar 2021 – 2 Apr 2021', 'Byline LLP', '1 Fort Road', 'Kochi', product(slug), exhibition(id)])
    expect(found.text).toContain(part);
  expect(found.links).toEqual([product(slug), exhibition(id)]);
  for (const secret of ['Secret', other]) expect(found.text).not.toContain(secret);
  expect(found.headers.get('cache-control')).toMatch(/^public, /);
  const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(found.headers.get('content-disposition') ?? '') ?? [];
  expect(decodeURIComponent(name)).toBe('Tides - नमक fdp, catalogue.pdf');

  await db.doc(`images/${rain}`).update({ privacyStatus: 'Private' });
  const left = await readText(id);
  expect(left.alts).toEqual(['A pier at dusk', 'A pier at dusk']);
  for (const gone of ['Rain & <b>salt</b>', 'views in']) expect(left.text).not.toContain(gone);
});

test('When it has not closed, is not public or is none, then there is none for anybody, and nobody keeps that', async () => {
  const imageIds = [await putPhotograph({ title: 'Secret' })];
  const { token } = await signIn({ userId: owner.userId, isArtist: true });
  const ids = [
    await putExhibition({ owner, imageIds }),
    await putExhibition({ owner, imageIds, startDate: inDays(1), endDate: inDays(2) }),
    await putExhibition({ owner, imageIds, ...PAST, status: 'draft' }),
    await putExhibition({ owner, imageIds, ...PAST, status: 'submitted' }),
    'none',
    ...HOSTILE_PARTS,
  ];
  for (const id of ids) {
    for (const headers of [{}, { Authorization: `Bearer ${token}` }] as Record<string, string>[]) {
      const { status, headers: answered, bytes } = await read(id, headers);
      expect(status, id).toBe(404);
      expect(answered.get('cache-control')).toMatch(/\bno-store$/);
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/%PDF|Secret/);
    }
  }
});
