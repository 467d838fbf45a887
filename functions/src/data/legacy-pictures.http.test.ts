import {
  sampleBlog,
  sampleExhibition,
  sampleImage,
  samplePicture,
  sampleProduct,
} from '@aperture-byline/contract/samples/stored-documents';
import { WORK_KIND_NAMES, WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { afterAll, expect, test } from 'vitest';
import { cleanUp, db, put, uniqueId } from '../../test-support/database.ts';
import { byline } from '../../test-support/fixtures.ts';
import { call } from '../../test-support/suite.ts';
import { migratePictures, withVisibility } from './legacy-pictures.ts';
import { syncPublicPicture } from './work-pictures.ts';

afterAll(cleanUp);

/** A picture as documents held it before decision 62. */
function legacyPicture(folder: 'photos' | 'unpublished', id: string): never {
  const { imageId, ...picture } = samplePicture(id);
  return { path: `${folder}/${imageId}`, ...picture } as never;
}

/** A document without the fields that came with that decision. */
function withoutVisibility(document: object): object {
  const {
    isPublished: _isPublished,
    publicImageIds: _publicImageIds,
    ...fields
  } = document as Record<'isPublished' | 'publicImageIds', unknown>;
  return fields;
}

/** A public image, a private one, and a work of each kind that draws both. */
async function putLegacy() {
  const owner = byline();
  const [shown, hidden] = [uniqueId('shown'), uniqueId('hidden')];
  const [first, second] = [legacyPicture('photos', shown), legacyPicture('unpublished', hidden)];
  const ids = { exhibition: uniqueId('exhibition'), blog: uniqueId('blog'), product: uniqueId('product') };
  const blog = { creator: owner, slug: ids.blog, banner: second, pictures: [first, second] };
  const product = { owner, slug: ids.product, imageIds: [shown, hidden], pictures: [second, first] };
  const documents = {
    [`images/${shown}`]: sampleImage({ owner, picture: first }),
    [`images/${hidden}`]: sampleImage({ owner, picture: second, privacyStatus: 'Private' }),
    [`exhibitions/${ids.exhibition}`]: sampleExhibition({
      owner,
      banner: first,
      cover: second,
      imageIds: [hidden],
    }),
    [`blogs/${ids.blog}`]: sampleBlog(blog),
    [`products/${ids.product}`]: sampleProduct(product),
  };
  const shownImageIds = [shown, hidden];
  for (const [path, document] of Object.entries(documents))
    await put(path, {
      ...withoutVisibility(document),
      ...(!path.startsWith('images/') && { shownImageIds }),
    });
  const revision = `blogs/${ids.blog}/revisions/next`;
  const fields = { title: 'New', content: '', banner: first, pictures: [second, { path: 'elsewhere' }] };
  await put(revision, { kind: 'blog', workId: ids.blog, ownerId: owner.userId, status: 'draft', fields });
  return { owner, shown, hidden, ids, revision };
}

const readPublic = async ({ owner, shown, ids }: Awaited<ReturnType<typeof putLegacy>>) => {
  const paths = [
    `/image/details/${shown}`,
    `/exhibition/${ids.exhibition}`,
    `/exhibition/approved/ongoing?userId=${owner.userId}`,
    `/blog/${ids.blog}`,
    `/product/${ids.product}`,
  ];
  const answers: string[] = [];
  for (const path of paths) {
    const { status, text } = await call(path);
    expect(status, path).toBe(200);
    answers.push(text.replaceAll(/"image_count":\d+/g, ''));
  }
  return answers;
};

test('reads documents of before, and migrates them so that every answer stays the same', async () => {
  const legacy = await putLegacy();
  const before = await readPublic(legacy);
  for (const text of before) {
    expect(text).toContain(`/photos/${legacy.shown}/`);
    expect(text).not.toContain(legacy.hidden);
    expect(text).not.toContain('unpublished/');
  }
  expect((await call(`/image/details/${legacy.hidden}`)).status).toBe(404);
  expect(await migratePictures()).toBeGreaterThanOrEqual(6);
  expect(await migratePictures()).toBe(0);
  expect(await readPublic(legacy)).toEqual(before);
  const image = await db.doc(`images/${legacy.shown}`).get();
  expect(image.data()).toMatchObject({ isPublished: true, picture: samplePicture(legacy.shown) });
  expect((await db.doc(`images/${legacy.hidden}`).get()).get('isPublished')).toBe(false);
  for (const kind of WORK_KIND_NAMES) {
    const work = await db.doc(`${WORK_KINDS[kind].collection}/${legacy.ids[kind]}`).get();
    expect(new Set(work.get('publicImageIds'))).toEqual(new Set([legacy.shown]));
    expect(JSON.stringify(work.data())).not.toContain('"path"');
  }
  expect((await db.doc(legacy.revision).get()).get('fields')).toMatchObject({
    title: 'New',
    banner: samplePicture(legacy.shown),
    pictures: [samplePicture(legacy.hidden), { path: 'elsewhere' }],
  });
});

test('keeps the other pictures of a work of before when one of its images changes', async () => {
  const { shown, hidden, ids } = await putLegacy();
  await db.doc(`images/${hidden}`).update({ privacyStatus: 'Public', isPublished: true });
  await syncPublicPicture(hidden);
  const product = db.doc(`products/${ids.product}`);
  expect((await product.get()).get('publicImageIds')).toEqual([hidden, shown]);
  await db.doc(`images/${shown}`).update({ isPublished: false });
  await syncPublicPicture(shown);
  expect((await product.get()).get('publicImageIds')).toEqual([hidden]);
  // What the paths say no longer counts.
  expect((await call(`/product/${ids.product}`)).text).not.toContain(`/photos/${shown}/`);
});

test('takes nothing from the paths of a document that has the fields, or of malformed ones', () => {
  const path = 'photos/a';
  expect(withVisibility({ picture: { path }, isPublished: false })).toMatchObject({ isPublished: false });
  expect(withVisibility({ banner: { path }, publicImageIds: [] })).toMatchObject({ publicImageIds: [] });
  for (const odd of ['unpublished/a', 'photos/a/b', 'photos/../a', 'https://evil.example/a', 7, null])
    for (const picture of [odd, { path: odd }])
      expect(withVisibility({ picture, pictures: [picture] })).toEqual({ picture, pictures: [picture] });
});
