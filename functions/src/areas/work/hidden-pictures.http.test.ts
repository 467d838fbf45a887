import { samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { call, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline, imagesListed, putBlog, putExhibition, putProduct } from '../../../test-support/works/fixtures.ts';
import { putOwnImage } from '../../../test-support/works/studio.ts';

let artist: Member;
let reader: Member;
let hidden: string;
let shown: string;
let print: string;
let paths: string[];
const works: string[] = [];

beforeAll(async () => {
  artist = await joinAs({ isArtist: true });
  reader = await joinAs();
  const owner = byline({ userId: artist.userId });
  hidden = await putOwnImage(artist, { status: 'approved', privacyStatus: 'Private' });
  shown = await putOwnImage(artist, { status: 'approved', publishedAt: new Date() });
  const pictures = [samplePicture(hidden), samplePicture(shown)];
  const drawn = { banner: samplePicture(hidden), publicImageIds: [shown] };
  const exhibition = await putExhibition({
    owner,
    ...drawn,
    cover: samplePicture(hidden),
    imageIds: [hidden, shown],
  });
  const blog = await putBlog({ creator: owner, ...drawn, pictures, publishedAt: new Date() });
  const product = await putProduct({
    owner,
    pictures: pictures.toReversed(),
    publicImageIds: [shown],
  });
  works.push(
    `${WORK_KINDS.exhibition.collection}/${exhibition}`,
    `${WORK_KINDS.blog.collection}/${blog.id}`,
    `${WORK_KINDS.product.collection}/${product.id}`,
  );
  print = `/product/${product.slug}`;
  await imagesListed(owner, 1);
  paths = [
    `/image?userId=${artist.userId}`,
    `/image/details/${shown}`,
    `/exhibition/${exhibition}`,
    `/exhibition/images/${exhibition}`,
    `/exhibition/approved/ongoing?userId=${artist.userId}`,
    `/blog/${blog.slug}`,
    '/blog',
    '/blog/recent',
    `/blog/user/${artist.userId}`,
    print,
    '/product',
  ];
});

/** Reads answers to a visitor and to somebody else who is signed in; those at `closed` are 404. */
async function readAnswers(closed?: string): Promise<string[]> {
  const texts: string[] = [];
  for (const path of paths)
    for (const options of [{}, { token: reader.token }]) {
      const { status, text } = await call(path, options);
      expect(status, path).toBe(path === closed ? 404 : 200);
      texts.push(text);
    }
  return texts;
}

test('names the files of a private photograph in no answer but to those who may see it', async () => {
  const texts = await readAnswers();
  expect(texts.filter((text) => text.includes(`/photos/${shown}/`)).length).toBeGreaterThan(8);
  for (const text of texts) expect(text).not.toContain(hidden);
  for (const path of ['/stories/feed.xml', `/profile/${artist.userId}/feed.xml`]) {
    const response = await fetch(`${SUITE_URL}${path}`);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).not.toContain(hidden);
  }
  const own = await call('/studio/blog', { token: artist.token });
  expect(own.text).toContain(`/api/studio/file/${hidden}/`);
  expect(own.text).not.toMatch(new RegExp(`/(?:photos|unpublished)/${hidden}/`));
});

test.each<[string, unknown]>([
  ['is empty', []],
  ['is malformed', 'all'],
  ['names other images', ['another', 7, null]],
])(
  'shows a work without its pictures, and no print, where the list of public images %s',
  async (_what, publicImageIds) => {
    for (const path of works) await db.doc(path).update({ publicImageIds });
    for (const text of await readAnswers(print)) expect(text).not.toContain(hidden);
    for (const path of paths.filter((one) => /^\/(?:blog|product)\/[^/]+$/.test(one)))
      expect((await call(path)).text, path).not.toMatch(/\/(?:photos|unpublished|file)\//);
  },
);
