// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readOrigin, takeOrigin } from './visitor-origin.ts';

const OWN = 'photos.example';

test.each([
  ['https://www.instagram.com/p/abc?igsh=1#top', 'instagram.com'],
  ['http://user:secret@blog.example:8080/path', 'blog.example'],
  ['https://Kochi.Example/', 'kochi.example'],
  ['', null],
  ['https://', null],
  ['https://www.photos.example/gallery', null],
  ['https://203.0.113.7/', null],
  ['https://[2001:db8::1]/', null],
  ['https://router/', null],
  ['android-app://com.google.android.gm/', null],
])('When a visitor comes from %j, then %j is told', (address, host) => {
  expect(readOrigin(address, OWN)).toBe(host);
});

test('When several works are looked at after a page was loaded, then the site that led to it is told once', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://example.com/a?b');
  expect(takeOrigin()).toEqual({ origin: 'example.com' });
  expect(takeOrigin()).toEqual({});
});
