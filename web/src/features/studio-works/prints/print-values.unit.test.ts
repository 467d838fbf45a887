import { type ProductFields, productChangeSchema } from '@aperture-byline/contract/product/bodies';
import { checkBody } from '@aperture-byline/contract/shared/api/check-body';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { expect, test } from 'vitest';
import {
  blankFrame,
  blankSize,
  densityText,
  isIncomplete,
  soldText,
  toFields,
  toValues,
  withKnownIds,
  withSavedIds,
} from './print-values.ts';

const fields: ProductFields = {
  title: 'Dunes',
  introduction: 'Sand',
  description: '<p>Sand</p>',
  place: 'Jaisalmer',
  paper: '',
  categories: ['Desert', 'Colour'],
  imageIds: ['a'],
  sizes: [
    { id: '60x40', width: 60, height: 40.5, price: 27_500, edition: 50 },
    { id: '30x20', width: 30, height: 20, price: 9000, edition: null },
  ],
  frames: [{ id: 'oak', type: 'Oak', charge: 0, description: '' }],
};

test('When a print is not changed in its form, then it is sent as it was', () => {
  const cropped = { id: '20x20', width: 20, height: 20, price: 9000, edition: null, crop: 0 };
  const all = { ...fields, sizes: [...fields.sizes, cropped] };
  expect(toFields(toValues(all))).toEqual(all);
});

test('When numbers are typed with commas and blanks, then they are read; an empty edition is none', () => {
  const size = { ...blankSize(), width: ' 60 ', height: '40.5', price: '1,27,500' };
  expect(toFields({ ...toValues(fields), sizes: [size] })).toMatchObject({
    sizes: [{ width: 60, height: 40.5, price: 127_500, edition: null }],
  });
});

test('When numbers are missing or are none, then the server names the fields', () => {
  const sizes = [blankSize(), { ...blankSize(), width: 'wide', height: '40', price: '1', edition: 'few' }];
  const sent = toFields({ ...toValues(fields), sizes, frames: [blankFrame()] });
  const checked = checkBody(productChangeSchema, JSON.parse(JSON.stringify({ ...sent, version: 1 })));
  expect(checked).toMatchObject({ isValid: false });
  const missing = checkBody(
    productChangeSchema,
    JSON.parse(
      JSON.stringify({
        sizes: toFields({ ...toValues(fields), sizes: [blankSize()] }).sizes,
        version: 1,
      }),
    ),
  );
  expect(missing).toMatchObject({
    problems: { 'sizes[0].width': workMessages.sizeInvalid, 'sizes[0].price': workMessages.priceInvalid },
  });
});

test('When a print was saved, then new entries get their ids and keep their keys', () => {
  const before = toValues(fields);
  const size = { ...blankSize(), width: '90', height: '60', price: '1' };
  const typed = { ...before, sizes: [...before.sizes, size] };
  const saved = {
    ...fields,
    sizes: [...fields.sizes, { id: '90x60', width: 90, height: 60, price: 1, edition: null }],
  };
  // One was taken out and a price was typed while it was saved.
  const now = { ...typed, sizes: [before.sizes[1] ?? blankSize(), { ...size, price: '12' }] };
  expect(withSavedIds(now, typed, saved).sizes).toMatchObject([
    { id: '30x20' },
    { key: size.key, id: '90x60', price: '12' },
  ]);
});

test('When another window has taken entries out, then they are new again', () => {
  const [first] = fields.sizes;
  const there = { ...fields, sizes: first ? [first] : [], frames: [] };
  expect(withKnownIds(toValues(fields), there)).toMatchObject({
    sizes: [
      { id: '60x40', price: '27500' },
      { id: undefined, price: '9000' },
    ],
    frames: [{ id: undefined, type: 'Oak' }],
  });
});

test('When a size has no price or a frame no charge, then it is incomplete; an edition may be missing', () => {
  const values = toValues(fields);
  expect(isIncomplete.sizes(values)).toBe(false);
  expect(isIncomplete.sizes({ ...values, sizes: [{ ...blankSize(), width: '6', height: '5' }] })).toBe(true);
  expect(isIncomplete.frames(values)).toBe(false);
  expect(isIncomplete.frames({ ...values, frames: [{ ...blankFrame(), type: 'Oak' }] })).toBe(true);
});

const picture = { width: 4000, height: 3000 };

test.each([
  ['20', '15', '508 pixels per inch', false],
  ['48', '36', '211 pixels per inch: good from a distance', false],
  ['36', '48', '211 pixels per inch: good from a distance', false],
  [
    '80',
    '60',
    '127 pixels per inch: too few to be offered, 150 is the least. Its pixels allow up to 67.5 × 50.5 cm.',
    true,
  ],
  ['80', '', '', false],
  ['0', '60', '', false],
])('When the print is %s × %s cm, then it says "%s"', (width, height, text, isLow) => {
  expect(densityText(picture, { width, height })).toEqual({ text, isLow });
});

test('When a photograph is too small for any print, then no other size is named', () => {
  expect(densityText({ width: 300, height: 200 }, { width: '6', height: '5' })).toEqual({
    text: '101 pixels per inch: too few to be offered, 150 is the least.',
    isLow: true,
  });
});

test('When there is no photograph yet, then it is asked for', () => {
  expect(densityText(undefined, { width: '80', height: '60' }).text).toBe(studioMessages.densityUnknown);
});

test.each([
  [{ sold: 38, left: 12 }, 50, '12 of 50 left'],
  [{ sold: 50, left: 0 }, 50, 'Sold out: all 50'],
  [{ sold: 3, left: null }, null, '3 sold'],
  [{ sold: 0, left: null }, null, ''],
])('When %o of %s are left, then it says "%s"', (size, edition, text) => {
  expect(soldText({ id: 'a', ppi: null, density: null, ...size }, edition)).toBe(text);
});
