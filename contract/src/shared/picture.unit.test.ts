import { expect, test } from 'vitest';
import { formatAperture, formatShutterSpeed } from '../image/exposure.ts';
import { type Picture, sharePath, shareUrl, variantPath, variantUrl } from './picture.ts';

test('When a variant is addressed, then path and address agree', () => {
  const picture = { src: '/photos/a/{width}.{format}' } as Picture;
  expect(variantUrl(picture, 640, 'webp')).toBe('/photos/a/640.webp');
  expect(variantPath('photos/a', 640, 'webp')).toBe('photos/a/640.webp');
  expect(shareUrl(picture)).toBe('/photos/a/share.jpeg');
  expect(sharePath('photos/a')).toBe('photos/a/share.jpeg');
});

test.each([
  [1 / 250, '1/250 s'],
  [1 / 3.9, '1/3.9 s'],
  [1 / 4, '1/4 s'],
  [1 / 4.4, '1/4 s'],
  [1 / 5, '1/5 s'],
  [0.3, '1/3.3 s'],
  [1 / 3, '1/3 s'],
  [0.4, '1/2.5 s'],
  [0.5, '1/2 s'],
  [0.6, '1/1.7 s'],
  [10 / 16, '1/1.6 s'],
  [0.7, '1/1.4 s'],
  [0.8, '1/1.3 s'],
  [10 / 13, '1/1.3 s'],
  [0.99, '1 s'],
  [0.0001, '1/10000 s'],
  [1, '1 s'],
  [2.5, '2.5 s'],
  [30, '30 s'],
])('When the shutter was open for %d seconds, then it reads %s', (seconds, text) => {
  expect(formatShutterSpeed(seconds)).toBe(text);
});

test('When the aperture is whole or not, then it reads as on the lens', () => {
  expect([formatAperture(8), formatAperture(2.8), formatAperture(1.44)]).toEqual(['f/8', 'f/2.8', 'f/1.4']);
});
