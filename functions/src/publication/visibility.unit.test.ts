import {
  sampleExhibition,
  sampleImage,
  samplePicture,
  sampleProduct,
} from '@aperture-byline/contract/samples/stored-documents';
import type { ContentStatus } from '@aperture-byline/contract/shared/stored';
import { describe, expect, test } from 'vitest';
import {
  hasClosed,
  hasOpened,
  isListedPrint,
  isListedStory,
  isOpen,
  isPublicExhibition,
  isPublicImage,
  isShownInExhibition,
  isVisibleImage,
  withPublicPictures,
} from './visibility.ts';

const STATUSES: readonly ContentStatus[] = ['draft', 'submitted', 'approved', 'rejected'];

const OPENING = new Date('2026-05-01T12:00:00Z');
const END = new Date('2026-06-01T12:00:00Z');
const MOMENTS = {
  'a millisecond before the opening': new Date(OPENING.getTime() - 1),
  'at the opening': OPENING,
  'a millisecond before the end': new Date(END.getTime() - 1),
  'at the end': END,
} as const;

const room = { ...sampleExhibition({ startDate: OPENING, endDate: END, imageIds: ['fog'] }), id: 'tides' };
/** Exhibitions that an image may wait for, with the moments from which everybody may see it. */
const EXHIBITIONS = {
  none: { embargoedBy: null, exhibition: null, opensAt: 'always' },
  'one that opens': { embargoedBy: 'tides', exhibition: room, opensAt: OPENING },
  'one that was withdrawn': { embargoedBy: 'tides', exhibition: { ...room, status: 'draft' }, opensAt: 'never' },
  'one that waits for approval': {
    embargoedBy: 'tides',
    exhibition: { ...room, status: 'submitted' },
    opensAt: 'never',
  },
  'one without dates': { embargoedBy: 'tides', exhibition: { ...room, startDate: null }, opensAt: 'never' },
  'one that does not show it': { embargoedBy: 'tides', exhibition: { ...room, imageIds: [] }, opensAt: 'never' },
  'one that is gone': { embargoedBy: 'tides', exhibition: null, opensAt: 'never' },
  'another than was read': { embargoedBy: 'tides', exhibition: { ...room, id: 'dunes' }, opensAt: 'never' },
} as const;

const cases = STATUSES.flatMap((status) =>
  (['Public', 'Private'] as const).flatMap((privacyStatus) =>
    Object.entries(EXHIBITIONS).flatMap(([waitsFor, { embargoedBy, exhibition, opensAt }]) =>
      Object.entries(MOMENTS).map(([moment, now]) => {
        const mayBeSeen = status === 'approved' && privacyStatus === 'Public';
        const isDue = opensAt === 'always' || (opensAt !== 'never' && now >= opensAt);
        const image = { ...sampleImage({ status, privacyStatus, embargoedBy }), id: 'fog' };
        return { status, privacyStatus, waitsFor, moment, image, exhibition, now, mayBeSeen, isDue };
      }),
    ),
  ),
);

describe.each(cases)(
  'When an image is $status and $privacyStatus and waits for $waitsFor, $moment',
  ({ image, exhibition, now, mayBeSeen, isDue }) => {
    test('then everybody sees it, or nobody', () => {
      expect(isVisibleImage(image, exhibition, now)).toBe(mayBeSeen && isDue);
      expect(isPublicImage(image)).toBe(mayBeSeen && image.embargoedBy === null);
      expect(isShownInExhibition(image, 'tides')).toBe(mayBeSeen);
      expect(isShownInExhibition(image, 'dunes')).toBe(mayBeSeen && image.embargoedBy === null);
    });
  },
);

test.each(STATUSES)('When an exhibition is %s, then it is public, open and closed by its dates', (status) => {
  const isApproved = status === 'approved';
  const exhibition = { ...room, status };
  expect(isPublicExhibition(exhibition)).toBe(isApproved);
  for (const dates of [{ startDate: null }, { endDate: null }])
    for (const now of Object.values(MOMENTS)) {
      expect(isPublicExhibition({ ...exhibition, ...dates })).toBe(false);
      expect(hasOpened({ ...exhibition, ...dates }, now)).toBe(false);
    }
  const states = Object.values(MOMENTS).map((now) => [isOpen(exhibition, now), hasClosed(exhibition, now)]);
  expect(states).toEqual([
    [false, false],
    [isApproved, false],
    [isApproved, false],
    [false, isApproved],
  ]);
});

test.each(STATUSES)('When a print or a story is %s, then lists show it with an address alone', (status) => {
  const isApproved = status === 'approved';
  const [fog, dusk] = ['fog', 'dusk'].map((id) => samplePicture(id));
  const print = sampleProduct({
    status,
    slug: 'fog',
    minPrice: 2400,
    pictures: [fog, dusk].flatMap((picture) => picture ?? []),
    publicImageIds: ['dusk'],
    printedImageId: 'dusk',
  });
  expect(isListedPrint(print)).toBe(isApproved);
  for (const change of [
    { slug: '' },
    { minPrice: null },
    { publicImageIds: [] },
    { pictures: [] },
    { printedImageId: 'fog' },
  ])
    expect(isListedPrint({ ...print, ...change })).toBe(false);
  expect(isListedStory({ status, slug: 'fog' })).toBe(isApproved);
  for (const slug of ['', 'Not a slug']) expect(isListedStory({ status, slug })).toBe(false);
});

test('When a work does not say of a picture that it is public, then it comes without the picture', () => {
  const [a, b] = [samplePicture('a'), samplePicture('b')];
  expect(withPublicPictures({ banner: a, pictures: [a, b], publicImageIds: ['b'] })).toMatchObject({
    banner: null,
    pictures: [b],
  });
  expect(withPublicPictures({ banner: a, pictures: [a, b], publicImageIds: [] })).toMatchObject({
    banner: null,
    pictures: [],
  });
  expect(withPublicPictures({ banner: a, publicImageIds: ['a'] })).toEqual({
    banner: a,
    publicImageIds: ['a'],
  });
});
