import { samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { expect, test } from 'vitest';
import { toPicture } from './picture-addresses.ts';
import { toShownText, withoutPictures } from './text-pictures.ts';

const figure = (id: string) =>
  `<figure><img src="/api/image/${id}" alt="Fog"><figcaption>Of ${id}</figcaption></figure>`;

test.each([
  ['a figure goes with its caption', `<p>a</p>${figure('x')}<p>b</p>${figure('y')}`, `<p>a</p><p>b</p>${figure('y')}`],
  ['a picture without a figure goes', '<p>a<img src="/api/image/x" alt="">b</p>', '<p>ab</p>'],
  ['all of one go', `${figure('x')}${figure('x')}`, ''],
  [
    'a figure in another one goes',
    `<figure>${figure('x')}<figcaption>c</figcaption></figure>`,
    '<figure><figcaption>c</figcaption></figure>',
  ],
  [
    'a wide figure goes too',
    `<figure class="wide"><img src="/api/image/x" alt=""><figcaption>c</figcaption></figure><p>b</p>`,
    '<p>b</p>',
  ],
  [
    'the others of a row stay, with the caption',
    '<figure><img src="/api/image/y" alt=""><img src="/api/image/x" alt=""><figcaption>c</figcaption></figure>',
    '<figure><img src="/api/image/y" alt=""><figcaption>c</figcaption></figure>',
  ],
  ['a text about one stays', '<p>&lt;img src="/api/image/x"&gt;</p>', '<p>&lt;img src="/api/image/x"&gt;</p>'],
])('When an image is hidden, then %s', (_what, text, left) => {
  expect(withoutPictures(text, new Set(['x']))).toBe(left);
});

test('When a text is shown with the pictures that somebody may see, then each has its own addresses, and the others go', () => {
  const picture = {
    ...toPicture(samplePicture('x')),
    src: '/shown/x/{width}.{format}?a=1&b=2',
    widths: [480, 1344],
  };
  const html = `<script>x</script>${figure('x')}${figure('y')}<p>c</p>`;
  const shown = toShownText(html, new Map([['x', picture]]));
  expect(shown).toContain('src="/shown/x/1344.jpeg?a=1&amp;b=2"');
  expect(shown).toContain('srcset="/shown/x/480.jpeg?a=1&amp;b=2 480w, /shown/x/1344.jpeg?a=1&amp;b=2 1344w"');
  expect(shown).toContain('sizes="(min-width: 760px) 672px, 87vw"');
  expect(shown).toContain('<p>c</p>');
  expect(shown).not.toMatch(/script|Of y|api\/image/);
});
