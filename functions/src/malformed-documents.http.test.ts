import {
  inDays,
  sampleBlog,
  sampleComment,
  sampleExhibition,
  sampleImage,
  samplePicture,
  sampleProduct,
  sampleUser,
} from '@aperture-byline/contract/samples/stored-documents';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { inParallel } from '../test-support/calls/visitors.ts';
import {
  type Buyer,
  joinAsBuyer,
  orderPrintsBy,
  readStoredOrder,
  sendTransition,
} from '../test-support/orders/orders.ts';
import { putAll, uniqueId, uniqueUserId } from '../test-support/project/database.ts';
import { eventually } from '../test-support/project/eventually.ts';
import { joinAs, type Member } from '../test-support/project/members.ts';
import { call, get, SUITE_URL } from '../test-support/servers/suite.ts';
import { byline, putBlog, putExhibition, putImage, putProduct, putUser } from '../test-support/works/fixtures.ts';

/** Whatever somebody can type into the console; the database takes no list in a list. */
const time = fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
const scalar = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.boolean(), fc.constant(null), time);
const key = fc.stringMatching(/^[a-z]{1,8}$/);
const anything = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.array(fc.oneof(scalar, fc.dictionary(key, scalar, { maxKeys: 3 })), { maxLength: 3 }),
  fc.dictionary(key, fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })), { maxKeys: 4 }),
);
/** By which documents are found at all: they are not the second field that a document holds anything in. */
const FOUND_BY = [
  'status',
  'privacyStatus',
  'publishedAt',
  'startDate',
  'endDate',
  'intro',
  'isArtist',
  'buyerId',
  'artistId',
];
const SEED = 20_261_125;

/**
 * Documents of which one or two fields hold anything, each field once: that mappings answer whatever a field holds is
 * proved by the property test of them.
 */
function oddDocuments(whole: object): object[] {
  const fields = Object.keys(whole);
  const values = fc.sample(fc.tuple(anything, anything, fc.constantFrom(...fields)), {
    numRuns: fields.length,
    seed: SEED,
  });
  return values.map(([value, other, second], index) => ({
    ...whole,
    [fields[index] ?? '']: value,
    ...(index % 3 === 0 && !FOUND_BY.includes(second) ? { [second]: other } : {}),
  }));
}

const artist = byline({ firstName: 'Mira', lastName: 'Pillai' });
const odd: Record<'images' | 'blogs' | 'exhibitions' | 'products' | 'users', string[]> = {
  images: [],
  blogs: [],
  exhibitions: [],
  products: [],
  users: [],
};
let good: { image: string; story: string; exhibition: string; product: string };

/** The answer's status and text, whatever it is. */
async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${SUITE_URL}${path}`, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

beforeAll(async () => {
  const wholes = {
    images: () => sampleImage({ owner: artist, picture: samplePicture(uniqueId('picture')) }),
    blogs: () => sampleBlog({ creator: artist, slug: uniqueId('blog'), intro: true, publishedAt: inDays(0) }),
    exhibitions: () => sampleExhibition({ owner: artist, imageIds: ['sample'] }),
    products: () => sampleProduct({ owner: artist, slug: uniqueId('product') }),
    users: () => sampleUser({ userId: uniqueUserId(), uid: null, isArtist: true }),
  };
  const documents: Record<string, object> = {};
  for (const [collection, whole] of Object.entries(wholes))
    for (const document of oddDocuments(whole())) {
      const id = collection === 'users' ? String(uniqueUserId()) : uniqueId('odd');
      odd[collection as keyof typeof odd].push(id);
      documents[`${collection}/${id}`] = document;
    }
  await putUser({ userId: artist.userId, firstName: 'Mira', lastName: 'Pillai', isArtist: true });
  const image = await putImage({ owner: artist });
  const { id: story, slug } = await putBlog({ creator: artist, intro: true, publishedAt: inDays(0) });
  for (const document of oddDocuments(sampleComment()))
    for (const place of [`images/${image}`, `blogs/${story}`])
      documents[`${place}/comments/${uniqueId('comment')}`] = document;
  await putAll(documents);
  const exhibition = await putExhibition({ owner: artist, imageIds: [image, ...odd.images.slice(0, 20)] });
  const product = (await putProduct({ owner: artist })).slug;
  good = { image, story: slug, exhibition, product };
  await eventually('what is whole is listed', async () => {
    const { data } = await get<{ data: { image_id: string }[] }>(`/image?userId=${artist.userId}`);
    const { products } = await get<{ products: { slug: string }[] }>('/product?page=1&pageSize=100');
    return data.some((one) => one.image_id === image) && products.some((one) => one.slug === product);
  });
});

describe('documents whose fields hold anything', () => {
  test('leave the rest of every list', async () => {
    const contains = async (path: string, text: string) => {
      const { status, text: answer } = await read(path);
      expect(status, path).toBe(200);
      expect(answer, path).toContain(text);
    };
    await contains('/api/blog', good.story);
    await contains('/api/blog/recent', '"slug"');
    await contains('/api/blog/intro', '"slug"');
    await contains(`/api/blog/user/${artist.userId}`, good.story);
    await contains('/api/exhibition/approved/ongoing', good.exhibition);
    await contains(`/api/exhibition/images/${good.exhibition}`, good.image);
    await contains(`/api/image/comment/${good.image}`, 'The light holds it together.');
    await contains(`/api/user/profile?userId=${artist.userId}`, 'Mira');
    for (const path of ['upcoming', 'past']) await contains(`/api/exhibition/approved/${path}`, '"data"');
  });

  test('are answered, or are not found, by every call, page, feed and sitemap', async () => {
    const paths = [
      ...['/', '/stories', '/gallery', '/exhibitions', '/shop', '/sitemap.xml'],
      ...['/stories/feed.xml', '/stories/feed.json', '/gallery/feed.xml', '/gallery/feed.json'],
      ...odd.images.flatMap((id) => [`/api/image/details/${id}`, `/api/image/${id}`, `/exhibition?image=${id}`]),
      ...odd.blogs.flatMap((id) => [`/api/blog/${id}`, `/api/blog/comment/${id}`]),
      ...odd.exhibitions.flatMap((id) => [
        `/api/exhibition/${id}`,
        `/api/exhibition/ongoing/${id}`,
        `/api/exhibition/images/${id}`,
        `/exhibition/${id}`,
      ]),
      ...odd.products.map((id) => `/api/product/${id}`),
      ...odd.users.flatMap((id) => [`/api/user/profile?userId=${id}`, `/profile/${id}`, `/profile/${id}/feed.xml`]),
      ...[`/stories/${good.story}`, `/shop/${good.product}`, `/exhibition/${good.exhibition}`],
    ];
    const { text: sitemaps } = await read('/sitemap.xml');
    const files = [...sitemaps.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(files.length).toBeGreaterThan(0);
    const all = [...paths, ...files];
    const answers = await inParallel(all.length, 8, async (index) => {
      const path = all[index] ?? '';
      return { path, status: (await read(path)).status };
    });
    expect(answers.filter(({ status }) => ![200, 301, 302, 404].includes(status))).toEqual([]);
  });
});

describe('orders whose fields hold anything', () => {
  let buyer: Buyer;
  let seller: Member;
  let root: Member;
  let good: string;
  const odd: string[] = [];

  beforeAll(async () => {
    [buyer, seller] = [await joinAsBuyer(), await joinAs({ isArtist: true })];
    root = await joinAs({ admin: true });
    good = await orderPrintsBy(buyer, seller);
    const { order, subOrders } = await readStoredOrder(good);
    const subOrder = subOrders[0] ?? {};
    const documents: Record<string, object> = {};
    const add = (parent: object, part: object) => {
      const id = uniqueId('odd-order');
      odd.push(id);
      documents[`orders/${id}`] = parent;
      documents[`orders/${id}/parts/${seller.userId}`] = part;
    };
    for (const one of oddDocuments(order)) add(one, { ...subOrder, orderId: uniqueId('order') });
    // Older than the others: a buyer's list has the newest alone.
    for (const one of oddDocuments(subOrder)) add({ ...order, createdAt: new Date(0) }, one);
    await putAll(documents);
  });

  test('leave the rest of every list, and are answered, not found or refused alone', async () => {
    const contains = async (path: string, member: Member, text: string) =>
      expect((await call(path, member)).text, path).toContain(text);
    await contains('/product/order', buyer, good);
    await contains('/studio/order', seller, good);
    await contains('/studio/payment', root, '"payouts"');
    await contains('/user/export', buyer, good);
    await contains('/user/export', seller, good);
    await contains('/user/deletion', seller, '"sold"');
    const statuses = new Set<number>();
    for (const id of odd)
      for (const reply of [
        await call(`/product/order/${id}`, buyer),
        await sendTransition(id, 'accept', seller),
        await call(`/product/order/${id}`, root),
      ])
        statuses.add(reply.status);
    expect([...statuses].sort()).toEqual([200, 404, 409, 503]);
  });
});
