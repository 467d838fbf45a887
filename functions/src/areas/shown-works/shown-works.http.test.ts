import { inDays, samplePicture, sampleSize } from '@aperture-byline/contract/samples/stored-documents';
import type { ContentStatus } from '@aperture-byline/contract/shared/stored';
import type { ExhibitionPrint, ImageWorks, ProductWorks, StoryWorks } from '@aperture-byline/contract/work/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { db } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { runDueTriggers } from '../../../test-support/triggers/due-triggers.ts';
import {
  byline,
  putBlog,
  putExhibition,
  putImage,
  putImages,
  putProduct,
} from '../../../test-support/works/fixtures.ts';

const owner = byline();
const NOT_PUBLIC: readonly ContentStatus[] = ['draft', 'submitted', 'rejected'];
let shown: string;
let others: string[];

/** Builds a print that shows these photographs. */
const buildPrint = (imageIds: string[]) => ({
  owner,
  imageIds,
  pictures: imageIds.map((id) => samplePicture(id)),
});
const works = (id: string) => get<ImageWorks>(`/image/${id}/works`);

beforeAll(async () => {
  [shown = '', ...others] = await putImages(owner, 11);
});

describe('where a photograph is shown', () => {
  test('When nothing shows it, then there are no works, and more of its photographer', async () => {
    const { morePhotographs, ...none } = await works(shown);
    expect(none).toEqual({ prints: [], exhibitions: [], stories: [] });
    expect(morePhotographs.map(({ imageId }) => imageId)).toEqual(others.slice(0, 8));
    expect(Object.keys(morePhotographs[0] ?? {}).sort()).toEqual(['imageId', 'picture', 'title']);
  });

  test('When public works show it, then each is linked, its own print before those that only show it', async () => {
    const id = await putImage({ owner: byline() });
    const dear = await putProduct({ ...buildPrint([id]), minPrice: 9000, title: 'Large' });
    const cheap = await putProduct({ ...buildPrint([others[0] ?? '', id]), minPrice: 2800, title: 'Small' });
    const exhibition = await putExhibition({ imageIds: [id], title: 'Tides' });
    const inText = await putBlog({
      title: 'In the text',
      content: `<p>Fog.</p><p><img src="/api/image/${id}" alt="Fog"></p>`,
      publishedAt: inDays(-1),
    });
    const inGallery = await putBlog({
      title: 'In the gallery',
      pictures: [samplePicture(id)],
      publishedAt: inDays(-2),
    });
    expect(await works(id)).toEqual({
      prints: [
        { slug: dear.slug, title: 'Large', minPrice: 9000, isPrinted: true },
        { slug: cheap.slug, title: 'Small', minPrice: 2800, isPrinted: false },
      ],
      exhibitions: [{ exhibitionId: exhibition, title: 'Tides' }],
      stories: [
        { slug: inText.slug, title: 'In the text' },
        { slug: inGallery.slug, title: 'In the gallery' },
      ],
      morePhotographs: [],
    });
  });

  test('When many cheaper prints show it beside theirs, then its own print still comes first', async () => {
    const id = await putImage({ owner });
    for (let index = 0; index < 6; index += 1)
      await putProduct({ ...buildPrint([others[0] ?? '', id]), minPrice: 100 + index });
    await putProduct({ ...buildPrint([id]), minPrice: 9000, title: 'Own' });
    const { prints } = await works(id);
    expect(prints.map(({ minPrice, isPrinted }) => [minPrice, isPrinted])).toEqual([
      [9000, true],
      [100, false],
      [101, false],
      [102, false],
    ]);
  });

  test.each(NOT_PUBLIC)('When works that show it are %s, then nothing tells of them', async (status) => {
    const id = await putImage({ owner: byline() });
    await putProduct({ ...buildPrint([id]), status });
    await putExhibition({ imageIds: [id], status });
    await putBlog({ pictures: [samplePicture(id)], status });
    const { prints, exhibitions, stories } = await works(id);
    expect({ prints, exhibitions, stories }).toEqual({ prints: [], exhibitions: [], stories: [] });
  });

  test('When works are withdrawn, then they are gone at once', async () => {
    const id = await putImage({ owner: byline() });
    const print = await putProduct(buildPrint([id]));
    const exhibition = await putExhibition({ imageIds: [id] });
    const story = await putBlog({ pictures: [samplePicture(id)] });
    const found = await works(id);
    expect([found.prints, found.exhibitions, found.stories].map(({ length }) => length)).toEqual([1, 1, 1]);
    for (const path of [`products/${print.id}`, `exhibitions/${exhibition}`, `blogs/${story.id}`])
      await db.doc(path).update({ status: 'draft' });
    const left = await works(id);
    expect([left.prints, left.exhibitions, left.stories]).toEqual([[], [], []]);
  });

  test('When an exhibition is not open, then it does not tell what hangs in it', async () => {
    const id = await putImage({ owner: byline() });
    await putExhibition({ imageIds: [id], startDate: inDays(1), endDate: inDays(2) });
    await putExhibition({ imageIds: [id], startDate: inDays(-2), endDate: inDays(-1) });
    expect((await works(id)).exhibitions).toEqual([]);
  });

  test('When a print has no price, or every copy is sold, then it is not for sale', async () => {
    const id = await putImage({ owner: byline() });
    await putProduct({ ...buildPrint([id]), minPrice: null });
    await putProduct({ ...buildPrint([id]), sizes: [{ ...sampleSize(), edition: 2, sold: 2 }] });
    expect((await works(id)).prints).toEqual([]);
  });

  test('When a photograph is not public, then no work, and none of its photographer, is told', async () => {
    for (const fields of [{ privacyStatus: 'Private' }, ...NOT_PUBLIC.map((status) => ({ status }))] as const) {
      const id = await putImage({ owner, ...fields });
      await putProduct(buildPrint([id]));
      expect((await call(`/image/${id}/works`)).status).toBe(404);
      const ids = (await works(shown)).morePhotographs.map(({ imageId }) => imageId);
      expect(ids).not.toContain(id);
    }
  });

  test('When many works show it, then an answer costs what it lists', async () => {
    const id = await putImage({ owner });
    for (let index = 0; index < 8; index += 1) {
      await putProduct({ ...buildPrint([id]), minPrice: 1000 + index });
      await putExhibition({ imageIds: [id] });
      await putBlog({ pictures: [samplePicture(id)] });
    }
    await works(id);
    const { body, reads } = await call(`/image/${id}/works`);
    const { prints, exhibitions, stories }: ImageWorks = body.data;
    expect([prints, exhibitions, stories].map(({ length }) => length)).toEqual([4, 6, 6]);
    expect(prints.map(({ minPrice }) => minPrice)).toEqual([1000, 1001, 1002, 1003]);
    expect(reads).toBeLessThanOrEqual(1 + 4 + 6 + 6 + 3 + 8);
  });
});

describe('what a print shows', () => {
  test('When it is on sale, then its public photographs and their places are linked in order', async () => {
    const first = await putImage({ owner: byline(), title: 'First' });
    const second = await putImage({ owner: byline(), title: 'Second' });
    const hidden = await putImage({ owner: byline(), privacyStatus: 'Private' });
    const { slug } = await putProduct({
      ...buildPrint([second, hidden, first]),
      owner: byline(),
    });
    const exhibition = await putExhibition({ imageIds: [first], title: 'Tides' });
    await putExhibition({ imageIds: [hidden] });
    const story = await putBlog({ pictures: [samplePicture(second)], title: 'Fog' });
    expect(await get<ProductWorks>(`/product/${slug}/works`)).toEqual({
      photographs: [
        { imageId: second, title: 'Second' },
        { imageId: first, title: 'First' },
      ],
      exhibitions: [{ exhibitionId: exhibition, title: 'Tides' }],
      stories: [{ slug: story.slug, title: 'Fog' }],
      morePhotographs: [],
    });
  });

  test.each(NOT_PUBLIC)('When it is %s, then it is not found', async (status) => {
    const { slug } = await putProduct({ ...buildPrint([shown]), status });
    expect((await call(`/product/${slug}/works`)).status).toBe(404);
  });
});

describe('what else the author of a story has', () => {
  const read = (slug: string) => get<StoryWorks>(`/blog/${slug}/works`);

  test('When it is public, then their newest photographs that it does not show, and prints on sale, its own first, are linked', async () => {
    const author = byline();
    const [banner = '', inText = '', inGallery = '', ...more] = await putImages(author, 13);
    await putImage({ owner: author, privacyStatus: 'Private' });
    const { slug } = await putBlog({
      creator: author,
      banner: samplePicture(banner),
      content: `<p>Fog.</p><p><img src="/api/image/${inText}" alt="Fog"></p>`,
      pictures: [samplePicture(inGallery)],
    });
    const sold = { ...buildPrint([banner]), owner: author };
    const own = await putProduct({ ...sold, title: 'Own', minPrice: 9000, publishedAt: inDays(-3) });
    const another = { ...buildPrint([more.at(-1) ?? '']), owner: author };
    const older = await putProduct({ ...another, title: 'Older', minPrice: 900, publishedAt: inDays(-2) });
    const newer = await putProduct({ ...another, title: 'Newer', minPrice: 2800, publishedAt: inDays(-1) });
    for (const status of NOT_PUBLIC) await putProduct({ ...sold, status });
    await putProduct({ ...sold, minPrice: null });
    await runDueTriggers();
    const { morePhotographs, prints } = await read(slug);
    expect(morePhotographs.map(({ imageId }) => imageId)).toEqual(more.slice(0, 8));
    expect(prints).toEqual([
      { slug: own.slug, title: 'Own', minPrice: 9000, picture: expect.objectContaining({ src: expect.any(String) }) },
      expect.objectContaining({ slug: newer.slug, title: 'Newer', minPrice: 2800 }),
      expect.objectContaining({ slug: older.slug, title: 'Older', minPrice: 900 }),
    ]);
    await db.doc(`products/${newer.id}`).update({ status: 'draft' });
    await db.doc(`images/${more[0]}`).update({ privacyStatus: 'Private' });
    const left = await read(slug);
    expect(left.prints.map(({ title }) => title)).toEqual(['Own', 'Older']);
    expect(left.morePhotographs.map(({ imageId }) => imageId)).toEqual(more.slice(1, 8));
  });

  test('When they have much, then an answer costs what it lists', async () => {
    const author = byline();
    await putImages(author, 20);
    for (let index = 0; index < 8; index += 1) await putProduct({ ...buildPrint([shown]), owner: author });
    const { slug } = await putBlog({ creator: author });
    await runDueTriggers();
    await read(slug);
    const { body, reads } = await call(`/blog/${slug}/works`);
    const { morePhotographs, prints }: StoryWorks = body.data;
    expect([morePhotographs.length, prints.length]).toEqual([8, 4]);
    expect(reads).toBeLessThanOrEqual(1 + 3 + 8 + 3 + 4);
  });

  test.each(NOT_PUBLIC)('When it is %s, then it is not found', async (status) => {
    const { slug } = await putBlog({ creator: owner, status });
    expect((await call(`/blog/${slug}/works`)).status).toBe(404);
  });
});

describe('prints of an exhibition', () => {
  test('When photographs of an open one are for sale, then each has its own print, else one that shows it', async () => {
    const [one = '', two = '', unsold = ''] = others.slice(5);
    const larger = await putProduct({ ...buildPrint([one]), minPrice: 5000 });
    const own = await putProduct({ ...buildPrint([one]), minPrice: 4000, title: 'Own' });
    const both = await putProduct({ ...buildPrint([two, one]), minPrice: 3000, title: 'Both' });
    await putProduct({ ...buildPrint([unsold]), status: 'submitted', minPrice: 1 });
    const onlyShown = await putImage({ owner });
    const beside = await putProduct({ ...buildPrint([two, onlyShown]), minPrice: 6000, title: 'Beside' });
    const open = await putExhibition({ imageIds: [unsold, one, two, onlyShown] });
    const prints = await get<ExhibitionPrint[]>(`/exhibition/${open}/prints`);
    expect(prints).toEqual([
      { imageId: one, slug: own.slug, title: 'Own', minPrice: 4000, isPrinted: true },
      { imageId: two, slug: both.slug, title: 'Both', minPrice: 3000, isPrinted: true },
      { imageId: onlyShown, slug: beside.slug, title: 'Beside', minPrice: 6000, isPrinted: false },
    ]);
    expect(prints.map(({ slug }) => slug)).not.toContain(larger.slug);
  });

  test('When it has closed, then its prints are still there', async () => {
    const image = await putImage({ owner });
    const print = await putProduct(buildPrint([image]));
    const id = await putExhibition({ imageIds: [image], startDate: inDays(-2), endDate: inDays(-1) });
    const prints = await get<ExhibitionPrint[]>(`/exhibition/${id}/prints`);
    expect(prints).toMatchObject([{ imageId: image, slug: print.slug }]);
  });

  test('When it has not opened, then it does not tell which photographs it has', async () => {
    await putProduct(buildPrint([shown]));
    for (const fields of [{ startDate: inDays(1), endDate: inDays(2) }, ...NOT_PUBLIC.map((status) => ({ status }))]) {
      const id = await putExhibition({ imageIds: [shown], ...fields });
      expect(await get(`/exhibition/${id}/prints`)).toEqual([]);
    }
  });
});

test('When an id is none, then nothing is found and nothing changes', async () => {
  await expectUnchanged(async () => {
    for (const part of HOSTILE_PARTS) {
      expect((await call(`/image/${part}/works`)).status, part).toBe(404);
      expect((await call(`/product/${part}/works`)).status, part).toBe(404);
      expect((await call(`/blog/${part}/works`)).status, part).toBe(404);
      expect((await call(`/exhibition/${part}/prints`)).text, part).toBe('{"returnCode":200,"data":[]}');
    }
  });
});
