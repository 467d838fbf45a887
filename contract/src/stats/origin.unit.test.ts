import { expect, test } from 'vitest';
import { isOriginHost, toOrigin } from './origin.ts';

const OWN = 'photos.example';

test.each([
  ['example.com', 'example.com'],
  ['www.example.com', 'example.com'],
  ['news.example.com', 'news.example.com'],
  ['xn--11b4d3a.example', 'xn--11b4d3a.example'],
  ['www.photos.example', null],
  ['photos.example', null],
  ['203.0.113.7', null],
  ['localhost', null],
  ['Example.com', null],
  ['example.com/path', null],
  ['example.com?q=1', null],
  ['user@example.com', null],
  ['example.com:8080', null],
  ['=cmd.example', null],
  ['', null],
  [`${'a'.repeat(60)}.${'b'.repeat(60)}.example`, null],
])('When a visitor comes from the host %j, then it is counted as %j', (host, origin) => {
  expect(toOrigin(host, OWN)).toBe(origin);
  expect(toOrigin(host, `www.${OWN}`)).toBe(origin);
});

test('When a host is as long as one may be, then it is one', () => {
  expect(isOriginHost(`${'a'.repeat(92)}.example`)).toBe(true);
  expect(isOriginHost(`${'a'.repeat(93)}.example`)).toBe(false);
});
