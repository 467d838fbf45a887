import { sampleImage, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canBeIndexed,
  computeMemberships,
  idOfKey,
  idOfNameKey,
  isPageIndexOf,
  type Listed,
  pageIndexChanges,
  readPageEntry,
  timeOfKey,
  toKey,
} from './memberships.ts';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const time = fc.date({ min: new Date(0), max: new Date(9_000_000_000_000), noInvalidDate: true });

function image(fields: Partial<Listed['images']> = {}): Listed['images'] {
  return sampleImage({ createdAt: new Date('2026-01-01'), publishedAt: new Date('2026-02-01'), ...fields });
}

describe('keys', () => {
  test('When keys are sorted, then the newest come first, and ids decide where times are equal', () => {
    fc.assert(
      fc.property(time, time, id, id, (a, b, x, y) => {
        const [first, second] = [toKey(a, x), toKey(b, y)];
        if (a > b) expect(first < second).toBe(true);
        if (a.getTime() === b.getTime()) expect(first < second).toBe(x < y);
      }),
    );
  });

  test('When a key is read, then its id comes back', () => {
    fc.assert(
      fc.property(time, id, (when, name) => {
        expect(idOfKey(toKey(when, name))).toBe(name);
      }),
    );
  });
});

describe('the memberships of a document', () => {
  test('When an image is public, then it is in the indexes of the gallery and of its owner', () => {
    expect(Object.keys(computeMemberships('images', 'a', image())).sort()).toEqual([
      'all-images-of-900000001',
      'images',
      'images-of-900000001',
    ]);
  });

  test('When an image is private, whatever its status, then only its owner finds it', () => {
    for (const status of ['approved', 'draft', 'submitted', 'rejected'] as const)
      expect(
        Object.keys(computeMemberships('images', 'a', image({ privacyStatus: 'Private', status }))).sort(),
      ).toEqual(['all-images-of-900000001', 'private-images-of-900000001']);
  });

  test('When an image is not approved, then it is in no public index', () => {
    for (const fields of [
      { status: 'draft' },
      { status: 'submitted' },
      { status: 'rejected' },
      { embargoedBy: 'tides' },
    ] as const)
      expect(Object.keys(computeMemberships('images', 'a', image(fields)))).toEqual(['all-images-of-900000001']);
  });

  test('When a document does not exist, then it is in no index', () => {
    expect(computeMemberships('images', 'a', null)).toEqual({});
    expect(computeMemberships('products', 'a', null)).toEqual({});
  });
});

const times = { createdAt: new Date('2026-01-01'), publishedAt: new Date('2026-02-01') };
const owner = { userId: 900000001, firstName: 'Asha', lastName: 'Rao' };
const story: Listed['blogs'] = {
  creator: owner,
  slug: 'fog',
  status: 'approved',
  banner: samplePicture('p1'),
  publicImageIds: ['p1'],
  ...times,
};
const print: Listed['products'] = {
  slug: 'fog',
  owner,
  status: 'approved',
  pictures: [samplePicture('p1'), samplePicture('p2')],
  publicImageIds: ['p1', 'p2'],
  printedImageId: 'p1',
  minPrice: 2400,
  ...times,
};
const hang: Listed['exhibitions'] = {
  owner,
  status: 'approved',
  startDate: new Date('2026-03-01'),
  endDate: new Date('2026-04-01'),
  banner: samplePicture('p1'),
  publicImageIds: ['p1'],
};
const artist: Listed['users'] = {
  firstName: 'Étienne',
  middleName: '',
  lastName: 'Rao',
  isArtist: true,
  anonymous: false,
  createdAt: new Date('2026-01-01'),
};
const newest = { collection: 'blogs', id: 'b', at: new Date('2026-02-02') } as const;
const publicWork = { counts: { photographs: 0, exhibitions: 0, stories: 2, prints: 0 }, newest };

describe('pages for sitemaps', () => {
  test('When work is public, then its key holds the address of its page, its picture and its time', () => {
    expect(computeMemberships('blogs', 'b', story)).toEqual({
      'story-pages': toKey(times.publishedAt, 'fog/p1'),
    });
    expect(computeMemberships('products', 'p', print)).toEqual({
      products: toKey(times.publishedAt, 'p'),
      'prints-of-900000001': toKey(times.publishedAt, 'p'),
      'product-pages': toKey(times.publishedAt, 'fog/p1'),
    });
    expect(computeMemberships('exhibitions', 'e', hang)).toEqual({
      'exhibition-pages': toKey(hang.startDate as Date, 'e/p1'),
      closings: toKey(hang.endDate as Date, 'e'),
    });
    expect(computeMemberships('users', '900000001', artist)).toEqual({
      'photographer-pages': toKey(artist.createdAt, '900000001'),
    });
    expect(computeMemberships('users', '900000001', { ...artist, publicWork, isArtist: false })).toEqual({
      photographers: toKey(newest.at, '900000001'),
      'photographers-by-name': 'etienne rao 900000001',
    });
    expect(idOfNameKey('etienne rao 900000001')).toBe('900000001');
    const key = toKey(times.publishedAt, 'fog/p1');
    expect(timeOfKey(key)).toEqual(times.publishedAt);
    expect(readPageEntry(idOfKey(key))).toEqual({ address: 'fog', imageId: 'p1' });
  });

  test('When work or a person is not public, then no page is listed', () => {
    for (const status of ['draft', 'submitted', 'rejected'] as const) {
      expect(computeMemberships('blogs', 'b', { ...story, status })).toEqual({});
      expect(computeMemberships('products', 'p', { ...print, status })).toEqual({});
      expect(computeMemberships('exhibitions', 'e', { ...hang, status })).toEqual({});
    }
    expect(computeMemberships('users', '900000001', { ...artist, isArtist: false })).toEqual({});
    expect(computeMemberships('users', '900000001', { ...artist, publicWork, anonymous: true })).toEqual({});
  });

  test('When a picture has no public files, then the page is listed without it', () => {
    for (const publicImageIds of [[], ['p2']]) {
      expect(computeMemberships('blogs', 'b', { ...story, publicImageIds })).toEqual({
        'story-pages': toKey(times.publishedAt, 'fog'),
      });
      expect(computeMemberships('exhibitions', 'e', { ...hang, publicImageIds })).toEqual({
        'exhibition-pages': toKey(hang.startDate as Date, 'e'),
        closings: toKey(hang.endDate as Date, 'e'),
      });
    }
    expect(
      computeMemberships('products', 'p', { ...print, publicImageIds: ['p2'], printedImageId: 'p2' }),
    ).toMatchObject({
      'product-pages': toKey(times.publishedAt, 'fog/p2'),
    });
    for (const publicImageIds of [[], ['p2']])
      expect(computeMemberships('products', 'p', { ...print, publicImageIds })).toEqual({});
  });

  test('When a page can have no address, then none is listed', () => {
    for (const slug of ['No slug', 'a/b', 'cart', '', undefined, 7]) {
      expect(canBeIndexed('blogs', 'b', { ...story, slug } as never), String(slug)).toBe(false);
      expect(computeMemberships('products', 'p', { ...print, slug } as never)).toEqual({});
    }
    expect(computeMemberships('exhibitions', 'a/b', hang)).toEqual({});
    expect(computeMemberships('users', '../x', artist)).toEqual({});
  });
});

describe('the collection of a page index', () => {
  test('When a document is in an index, then the index is of the collection of that document alone', () => {
    const places = Object.entries({
      images: [image(), image({ privacyStatus: 'Private' })].flatMap((document) =>
        Object.keys(computeMemberships('images', 'a', document)),
      ),
      products: Object.keys(computeMemberships('products', 'a', print)),
      blogs: Object.keys(computeMemberships('blogs', 'a', story)),
      exhibitions: Object.keys(computeMemberships('exhibitions', 'a', hang)),
      users: Object.keys(computeMemberships('users', '900000001', { ...artist, publicWork })),
    });
    for (const [collection, names] of places)
      for (const name of names)
        for (const other of ['images', 'products', 'blogs', 'exhibitions', 'users'] as const)
          expect(isPageIndexOf(other, name), `${name} of ${other}`).toBe(other === collection);
  });

  test('When it is of a third collection, then it is of neither', () => {
    for (const name of ['blogs', 'blogs-of-900000001', 'products-of-900000001', 'old-images', 'imagesof-1'])
      for (const collection of ['images', 'products'] as const)
        expect(isPageIndexOf(collection, name), `${name} of ${collection}`).toBe(false);
  });
});

describe('events in any order, once or twice', () => {
  test('When all have come, then each page index holds the document once where it belongs', () => {
    const places = fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.constantFrom('1', '2', '3'));
    const history = fc.array(places, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), (states, choices) => {
        const listings = new Map<string, Set<string>>();
        for (const [name, key] of Object.entries(states[0] ?? {})) listings.set(name, new Set([key]));
        const now = states.at(-1) ?? {};
        const events = states.slice(1).map((after, index) => [states[index] ?? {}, after]);
        const queue = [...events, ...events];
        while (queue.length > 0) {
          const [next] = queue.splice((choices.next().value ?? 0) % queue.length, 1);
          for (const [name, { remove, add }] of pageIndexChanges([{ now, known: next ?? [] }])) {
            const listing = listings.get(name) ?? new Set();
            for (const key of remove) listing.delete(key);
            for (const key of add) listing.add(key);
            listings.set(name, listing);
          }
        }
        const held = [...listings].filter(([, keys]) => keys.size > 0);
        expect(Object.fromEntries(held.map(([name, keys]) => [name, [...keys]]))).toEqual(
          Object.fromEntries(Object.entries(now).map(([name, key]) => [name, [key]])),
        );
      }),
    );
  });
});
