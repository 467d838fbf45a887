import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../test-support/any-text.ts';
import { isId, isSlug, isUserId } from '../ids.ts';
import { makeSlug, RESERVED_SLUGS } from './slug.ts';

describe('a slug', () => {
  test.each([
    ['Waiting for Fog', 'waiting-for-fog'],
    ['  Café — l’été  ', 'cafe-lete'],
    ["The Painter's Window", 'the-painters-window'],
    ['Łódź, Straße', 'lodz-strasse'],
    ['Address', 'address-1'],
    ['ORDER!', 'order-1'],
    ['अंधेरा', 'untitled'],
    ['', 'untitled'],
    ['---', 'untitled'],
    ['a'.repeat(300), 'a'.repeat(90)],
  ])('When the title is %j, then it is %s', (title, slug) => {
    expect(makeSlug(title)).toBe(slug);
  });

  test('When the title is anything, then the slug is well-formed and not reserved', () => {
    const title = fc.oneof(
      anyText({ maxLength: 200 }),
      fc.constantFrom(...RESERVED_SLUGS),
      fc.tuple(fc.constantFrom(...RESERVED_SLUGS), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(title, (text) => {
        const slug = makeSlug(text);
        expect(isSlug(slug), slug).toBe(true);
        expect(RESERVED_SLUGS).not.toContain(slug);
      }),
      { numRuns: 1000 },
    );
  });

  test('When many have the same title, then each has a slug of its own', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (title, count) => {
        const taken = new Set<string>();
        for (let index = 0; index < count; index += 1) taken.add(makeSlug(title, (slug) => taken.has(slug)));
        expect(taken.size).toBe(count);
      }),
    );
  });

  test('When a word is reserved, then it is written as a slug is', () => {
    for (const word of RESERVED_SLUGS) expect(isSlug(word), word).toBe(true);
  });
});

describe('what may name a document', () => {
  const hostile = ['', '.', '..', '__x__', 'a/b', 'a b', 'a\u0000', 'ä', 'x'.repeat(97), '\ud800', 'a%2Fb'];

  test.each(hostile)('When it is %j, then it is no id, no slug and no user id', (text) => {
    expect([isId(text), isSlug(text), isUserId(text)]).toEqual([false, false, false]);
  });

  test('When it is no text, then it is none of them', () => {
    for (const value of [undefined, null, 900000001, ['a'], { toString: () => 'a' }])
      expect([isId(value), isSlug(value), isUserId(value)]).toEqual([false, false, false]);
  });

  test('When any text passes, then no slash, dot or space is in it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (isId(text) || isSlug(text) || isUserId(text)) expect(text).toMatch(/^[\w-]+$/);
      }),
    );
  });

  test('When a user id has nine digits and no leading zero, then it is one', () => {
    expect(['900000001', '100000000'].every(isUserId)).toBe(true);
    expect(['012345678', '90000000', '9000000011', '90000000a'].some(isUserId)).toBe(false);
  });
});
