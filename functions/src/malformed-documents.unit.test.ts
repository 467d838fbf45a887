import {
  sampleBlog,
  sampleComment,
  sampleExhibition,
  sampleImage,
  samplePicture,
  sampleProduct,
} from '@aperture-byline/contract/samples/stored-documents';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as blog from './areas/blog/mappers.ts';
import { toImageComment, toStoryComment } from './areas/comment/mappers.ts';
import * as exhibition from './areas/exhibition/mappers.ts';
import * as image from './areas/image/mappers.ts';
import * as product from './areas/product/mappers.ts';
import { withDates } from './data/firestore.ts';
import { canBeIndexed, membershipsOf } from './data/page-index/memberships.ts';
import { mapReadable } from './lib/parse.ts';

vi.mock(import('./lib/config.ts'), async (load) => ({
  ...(await load()),
  config: () => ({ siteUrl: 'https://photos.example' }) as never,
}));
const { logError } = vi.hoisted(() => ({ logError: vi.fn() }));
vi.mock(import('./lib/logger.ts'), () => ({ logError, logInfo: vi.fn() }));

const when = new Date('2026-01-01');
const picture = samplePicture('a');
const story = { id: 'a', ...sampleBlog({ pictures: [picture] }) };
const photograph = { id: 'a', ...sampleImage({ picture }) };
const exhibit = { id: 'a', ...sampleExhibition({ imageIds: ['a'] }) };
const print = { id: 'a', ...sampleProduct({ imageIds: ['a'], pictures: [picture] }) };
const comment = { id: 'a', ...sampleComment() };

type Mapper = (document: never) => unknown;
/** What can be made up by nobody: without it a document is left out, or, for a print without pictures, null. */
const KINDS: [name: string, whole: { id: string }, map: Mapper, needed: string[]][] = [
  ['blog card', story, blog.toListItem, ['creator', 'slug']],
  ['story', story, blog.toStory, ['creator', 'slug']],
  ['story of a user', story, blog.toUserStory, ['creator', 'slug']],
  ['gallery image', photograph, image.toGalleryImage, ['owner', 'picture']],
  ['carousel image', photograph, image.toCarouselImage, ['owner', 'picture']],
  ['exhibition image', photograph, exhibition.toExhibitionImage, ['owner', 'picture']],
  ['image details', photograph, (one) => image.toDetails(one, null), ['owner', 'picture']],
  ['comment on an image', comment, toImageComment, ['createdAt']],
  ['comment on a story', comment, toStoryComment, ['createdAt']],
  ['exhibition card', exhibit, exhibition.toListItem, ['owner', 'startDate', 'endDate']],
  ['exhibition', exhibit, (one) => exhibition.toDetail(one, when), ['owner', 'startDate', 'endDate']],
  ['product card', print, product.toListItem, ['owner', 'minPrice', 'slug']],
  ['product', print, product.toDetail, ['owner', 'minPrice', 'slug']],
];

function without(whole: object, field: string): { id: string } {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)) as { id: string };
}

beforeAll(() => {
  logError.mockClear();
});

describe.each(KINDS)('%s', (_name, whole, map, needed) => {
  const fields = Object.keys(whole).filter((field) => field !== 'id');

  test.each(fields)('When %s is missing or null, then the rest of the list is answered', (field) => {
    for (const odd of [without(whole, field), { ...whole, [field]: null }]) {
      logError.mockClear();
      const mapped = mapReadable([whole, odd, whole] as never[], map);
      expect(mapped).toHaveLength(needed.includes(field) ? 2 : 3);
      if (needed.includes(field))
        expect(logError).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(Error), {
          documentId: 'a',
        });
    }
  });
});

test('When a story has neither time, then it is left out', () => {
  const timeless = { ...story, createdAt: null, publishedAt: null };
  expect(mapReadable([timeless] as never[], blog.toListItem)).toEqual([]);
});

test.each([{ widths: [] }, { widths: undefined }, { path: undefined }, { width: undefined }])(
  'When a picture has %o, then a photograph is left out and everything else does without it',
  (flaw) => {
    const flawed = { ...picture, ...flaw };
    expect(mapReadable([{ ...photograph, picture: flawed }] as never[], image.toGalleryImage)).toEqual([]);
    expect(blog.toStory({ ...story, banner: flawed, pictures: [flawed, picture] } as never)).toMatchObject({
      banner: null,
      banner_picture: null,
      pictures: [{ alt: picture.alt }],
    });
    expect(exhibition.toListItem({ ...exhibit, banner: flawed } as never).banner).toBeNull();
    const shown = product.toDetail({ ...print, pictures: [flawed, picture], imageIds: ['a', 'b'] } as never);
    expect(shown.images.map(({ image_id }) => image_id)).toEqual(['b']);
    expect(product.toListItem({ ...print, pictures: [flawed] } as never)).toBeNull();
  },
);

test.each([
  ['images' as const, { ...photograph, owner: undefined }],
  ['images' as const, { ...photograph, owner: {} }],
  ['images' as const, { ...photograph, createdAt: undefined, publishedAt: undefined }],
  ['images' as const, { ...photograph, createdAt: 'yesterday', publishedAt: null }],
  ['products' as const, { ...print, createdAt: undefined, publishedAt: undefined }],
])('When one of the %s has no owner or no time, then it stands in no listing', (of, document) => {
  expect(membershipsOf(of, 'a', document as never)).toEqual({});
  expect(canBeIndexed(of, 'a', document as never)).toBe(false);
});

test('When a document holds what is no map, then it passes untouched, and times become dates', () => {
  const place = new GeoPoint(8, 77);
  const bytes = Buffer.from('a');
  const found = withDates({ place, bytes, deep: [{ time: Timestamp.fromDate(when) }] });
  expect(found).toEqual({ place, bytes, deep: [{ time: when }] });
  expect((found as { place: GeoPoint }).place).toBe(place);
});
