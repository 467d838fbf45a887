import { expect, test } from 'vitest';
import { withoutPictures } from './public-text-pictures.ts';

const figure = (id: string) =>
  `<figure><img src="/api/image/${id}" alt="Fog"><figcaption>Of ${id}</figcaption></figure>`;

test.each([
  [
    'a figure goes with its caption',
    `<p>a</p>${figure('x')}<p>b</p>${figure('y')}`,
    `<p>a</p><p>b</p>${figure('y')}`,
  ],
  ['a picture without a figure goes', '<p>a<img src="/api/image/x" alt="">b</p>', '<p>ab</p>'],
  ['all of one go', `${figure('x')}${figure('x')}`, ''],
  [
    'a figure in another one goes',
    `<figure>${figure('x')}<figcaption>c</figcaption></figure>`,
    '<figure><figcaption>c</figcaption></figure>',
  ],
  [
    'a text about one stays',
    '<p>&lt;img src="/api/image/x"&gt;</p>',
    '<p>&lt;img src="/api/image/x"&gt;</p>',
  ],
])('When an image is hidden, then %s', (_what, text, left) => {
  expect(withoutPictures(text, new Set(['x']))).toBe(left);
});
