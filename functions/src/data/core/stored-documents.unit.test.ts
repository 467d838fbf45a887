import { storedBlog } from '@aperture-byline/contract/blog/stored';
import { storedImage } from '@aperture-byline/contract/image/stored';
import { storedOrder } from '@aperture-byline/contract/order/stored';
import { storedProduct } from '@aperture-byline/contract/product/stored';
import { sampleBlog, sampleImage, sampleProduct } from '@aperture-byline/contract/samples/stored-documents';
import { parseDocument, UNKNOWN_TIME } from '@aperture-byline/contract/shared/stored-fields';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { accept, applyTransitions, ONE, placedOrder } from '../../../test-support/orders/order-states.ts';

test('replaces what is wrong and names it, but not what is missing', () => {
  const { title: _title, ...untitled } = sampleImage();
  expect(parseDocument(storedImage, untitled).faults).toEqual([]);
  const odd = {
    ...untitled,
    title: { en: 'Dusk' },
    exif: { iso: '100', cameraMake: 'Nikon' },
    tags: ['sea', 7],
  };
  const { document, faults } = parseDocument(storedImage, odd);
  expect(document).toMatchObject({ title: '', exif: { iso: undefined, cameraMake: 'Nikon' }, tags: ['sea'] });
  expect(faults).toEqual(['title', 'exif', 'tags']);
});

test('names no time that is right, at whatever depth the database has it', () => {
  const fields = { ...sampleImage(), createdAt: Timestamp.now(), updatedAt: Timestamp.now(), title: 7 };
  expect(parseDocument(storedImage, fields).faults).toEqual(['title']);
});

test('knows no time where a document has none', () => {
  expect(parseDocument(storedBlog, { ...sampleBlog(), createdAt: '2026' }).document?.createdAt).toBe(UNKNOWN_TIME);
});

test.each(['1200', 1200.5, Number.NaN, -1, null, undefined, 1e308])(
  'leaves out a size whose price is %s, and keeps the others',
  (price) => {
    const [size] = sampleProduct().sizes;
    const sizes = [{ ...size, id: 'a3', price }, size];
    expect(parseDocument(storedProduct, { ...sampleProduct(), sizes }).document?.sizes).toEqual([size]);
  },
);

test.each([{ at: 'today' }, { event: 'sold' }, { artistId: 'Mira' }, { at: null }])(
  'keeps the place of an entry of a timeline that has %j',
  (wrong) => {
    const { order } = applyTransitions(placedOrder(), [[accept(ONE)]]);
    const [placed, accepted] = order.timeline;
    for (const odd of [{ ...placed, ...wrong }, 'placed', 7, null, [], {}])
      expect(parseDocument(storedOrder, { ...order, timeline: [odd, accepted] }).document?.timeline).toEqual([
        null,
        accepted,
      ]);
  },
);
