import { describe, expect, test } from 'vitest';
import { findProblems } from '../../test-support/problems.ts';
import { blogChangeSchema, newBlogSchema } from '../blog/bodies.ts';
import { exhibitionChangeSchema, newExhibitionSchema } from '../exhibition/bodies.ts';
import { newProductSchema, productChangeSchema } from '../product/bodies.ts';
import { homeSchema, shopSchema } from '../settings/bodies.ts';
import { isMoment } from '../shared/text/text-checks.ts';
import { workMessages } from './work-messages.ts';

describe('a draft', () => {
  test('When nothing is sent, then that is a draft; a change needs the version that it saw', () => {
    for (const schema of [newBlogSchema, newExhibitionSchema, newProductSchema])
      expect(findProblems(schema, {})).toEqual({});
    for (const schema of [blogChangeSchema, exhibitionChangeSchema, productChangeSchema]) {
      expect(Object.keys(findProblems(schema, {}))).toEqual(['version']);
      expect(findProblems(schema, { version: 3 })).toEqual({});
      for (const version of [-1, 1.5, '3', null, 2_000_000_000])
        expect(Object.keys(findProblems(schema, { version }))).toEqual(['version']);
    }
  });

  test('When a banner is taken off, then null says so', () => {
    for (const schema of [newBlogSchema, newExhibitionSchema])
      expect(findProblems(schema, { bannerId: null })).toEqual({});
    expect(findProblems(newExhibitionSchema, { startDate: null, endDate: null })).toEqual({});
    expect(Object.keys(findProblems(newBlogSchema, { title: null, tags: null }))).toEqual(['title', 'tags']);
  });

  test('When a list is long, then it is refused as a whole', () => {
    const ids = Array.from({ length: 101 }, (_, index) => `image${index}`);
    expect(Object.keys(findProblems(newExhibitionSchema, { imageIds: ids }))).toEqual(['imageIds']);
    expect(findProblems(newExhibitionSchema, { imageIds: ids.slice(1) })).toEqual({});
  });

  test.each(['', '\u200d\u200d', '\u3164'])('When a word is %j, then it says that nothing is to be seen', (word) => {
    const categories = { 'categories[0]': workMessages.wordEmpty };
    expect(findProblems(newBlogSchema, { tags: [word] })).toEqual({ 'tags[0]': workMessages.wordEmpty });
    expect(findProblems(newProductSchema, { categories: [word] })).toEqual(categories);
    expect(findProblems(newBlogSchema, { tags: ['a,b'] })).toEqual({ 'tags[0]': workMessages.wordInvalid });
    expect(findProblems(newBlogSchema, { tags: ['fog', '♥'] })).toEqual({});
  });

  test('When two sizes or frames share an id, or two sizes their measures either way round, then they are refused', () => {
    const size = { width: 60, height: 40, price: 5000, edition: null };
    const frame = { type: 'Oak', charge: 0, description: '' };
    const twice = <T>(one: T, other: object) => [one, { ...one, ...other }];
    expect(findProblems(newProductSchema, { sizes: twice({ ...size, id: 'a' }, { width: 30 }) })).toHaveProperty(
      'sizes',
    );
    for (const measures of [{}, { width: 40, height: 60 }])
      for (const editions of [{}, { edition: 1 }])
        for (const schema of [newProductSchema, productChangeSchema])
          expect(
            findProblems(schema, { sizes: twice({ ...size, ...editions }, { price: 1, ...measures }) }),
          ).toMatchObject({ sizes: workMessages.sizeTwice });
    expect(findProblems(newProductSchema, { sizes: twice(size, { height: 60 }) })).toEqual({});
    expect(findProblems(newProductSchema, { frames: twice({ ...frame, id: 'a' }, {}) })).toHaveProperty('frames');
    expect(findProblems(newProductSchema, { frames: twice(frame, {}) })).toEqual({});
  });
});

test.each([
  ['2026-11-22T13:00:00.000Z', true],
  ['2026-11-22T13:00:00Z', true],
  ['2028-02-29T00:00:00Z', true],
  ['2026-02-29T00:00:00Z', false],
  ['2026-11-22T24:00:00Z', false],
  ['2026-11-22', false],
  ['2026-11-22T13:00:00+05:30', false],
  ['1999-11-22T13:00:00Z', false],
  ['', false],
])('When a moment is %j, then it is one: %s', (text, expected) => {
  expect(isMoment(text)).toBe(expected);
});

test('When settings are sent, then all of them are', () => {
  expect(Object.keys(findProblems(homeSchema, {})).sort()).toEqual(['carousel', 'introStories', 'shopIntro']);
  const fields = ['accountName', 'accountNumber', 'bankText', 'ifsc', 'payeeName', 'upiId'];
  expect(Object.keys(findProblems(shopSchema, {})).sort()).toEqual(fields);
  expect(findProblems(shopSchema, Object.fromEntries(fields.map((name) => [name, ''])))).toEqual({});
});
