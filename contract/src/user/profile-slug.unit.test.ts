import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../test-support/any-text.ts';
import { PRIVATE_PAGES } from '../pages/page-table.ts';
import { isUserId } from '../shared/ids.ts';
import { isProfileSlug } from '../shared/text/slug.ts';
import { hasRightSlug, numberedSlug, wantedSlug } from './profile-slug.ts';

const artist = (firstName: string, lastName: string, slug?: string) => ({
  firstName,
  lastName,
  isArtist: true,
  anonymous: false,
  slug,
});

test.each([
  ['Asha', 'Menon', 'asha-menon'],
  ['Łukasz', 'Sørensen-Müller', 'lukasz-sorensen-muller'],
  ['Siân', 'O’Neill', 'sian-oneill'],
  ['Asha', '', 'asha'],
  ['अंधेरा', 'राय', null],
  ['Asha', 'राय', null],
  ['Ольга', 'Menon', null],
  ['900', '000001', null],
  ['—', '', null],
])('When a photographer is %s %s, then the name asks for %s', (firstName, lastName, slug) => {
  expect(wantedSlug(artist(firstName, lastName))).toBe(slug);
});

test('When a name is anything, then its slug is well-formed and no user id, and no page of the site with any number', () => {
  const pages = Object.values(PRIVATE_PAGES).flatMap((path) => /^\/profile\/([^/]+)/.exec(path)?.[1] ?? []);
  expect(pages).toContain('orders');
  const name = fc.oneof(anyText({ maxLength: 100 }), fc.constantFrom(...pages));
  fc.assert(
    fc.property(name, name, fc.integer({ min: 1, max: 9 }), (firstName, lastName, n) => {
      const wanted = wantedSlug(artist(firstName, lastName));
      const slug = wanted && numberedSlug(wanted, n);
      if (slug === null) return;
      expect(isProfileSlug(slug) && !isUserId(slug), slug).toBe(true);
      expect(pages).not.toContain(slug);
    }),
    { numRuns: 1000 },
  );
});

test('When somebody never was a photographer, then they have none; whoever was one keeps an address by name', () => {
  expect(wantedSlug({ ...artist('Asha', 'Menon'), isArtist: false })).toBeNull();
  expect(wantedSlug({ ...artist('Asha', 'Rao', 'asha-menon'), isArtist: false })).toBe('asha-rao');
  expect(wantedSlug({ ...artist('Asha', 'Menon'), anonymous: true })).toBeNull();
});

test.each([
  ['asha-menon', true],
  ['asha-menon-2', true],
  ['asha-menon-rao', false],
  ['asha', false],
  [undefined, false],
])('When Asha Menon has %s, then whether that is right is %s', (slug, isRight) => {
  expect(hasRightSlug(artist('Asha', 'Menon', slug))).toBe(isRight);
  expect(hasRightSlug(artist('राय', '', slug))).toBe(slug === undefined);
});
