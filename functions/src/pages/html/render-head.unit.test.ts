import type { PageMetadata } from '@aperture-byline/contract/pages/page-metadata';
import { oneLine, wellFormed } from '@aperture-byline/contract/shared/text/plain-text';
import { anyText } from '@aperture-byline/contract/test-support/any-text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHead } from '../../../test-support/answers/read-head.ts';
import { renderHead } from './render-head.ts';

const SITE = 'https://photos.example';

/** Texts that end elements, attributes, scripts or lines where they are not escaped. */
const HOSTILE_TEXTS = [
  '0;url=https://evil.example" http-equiv="refresh',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '&quot;&gt;&#x3c;b&#62;&amp;amp;',
  '\u2028\u2029</script>',
  '\ud800 lone \udc00 halves',
  '\u0000\u0001\u001f\u007f\ufffe controls',
  'javascript:alert(1)',
  '{"@type":"Product"}',
  '\\u003c/script\\u003e\\',
  '\u202eright to left',
  'a\nb\rc\td',
];

const PLAIN: PageMetadata = {
  heading: 'Waiting for fog',
  description: 'A month of grey mornings.',
  canonical: `${SITE}/stories/waiting-for-fog`,
  robots: 'noindex',
  image: { url: `${SITE}/stock/share.jpg`, alt: 'Fog' },
  type: 'article',
  properties: [],
  graph: [],
};

describe('texts in a head', () => {
  test.each(HOSTILE_TEXTS)('When %j stands in every field, then it is text', (text) => {
    const head = readHead(
      renderHead({
        ...PLAIN,
        heading: text,
        description: text,
        image: { ...PLAIN.image, alt: text },
        properties: [['article:tag', text]],
        graph: [{ '@type': 'Article', headline: text }],
      }),
    );
    for (const name of ['og:title', 'description', 'og:image:alt', 'article:tag'])
      expect(head.metas[name], name).toEqual([oneLine(text)]);
    expect(head.graph).toEqual([{ '@type': 'Article', headline: wellFormed(text) }]);
  });

  test('When any text is written, then a browser reads the same text back', () => {
    const anything = fc.oneof(
      anyText(),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
      fc
        .array(fc.constantFrom(...'<>&"\'/!-=;#x ', 'script', 'title', '\u2028', '\ud83d', '\ude00', 'é'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, anything, anything, (title, description, alt) => {
        const metadata: PageMetadata = {
          ...PLAIN,
          heading: title,
          description,
          image: { url: `${SITE}/stock/share.jpg`, alt },
          properties: [['article:tag', alt]],
          graph: [{ '@type': 'Article', headline: title, description }],
        };
        const head = readHead(renderHead(metadata));
        expect(head.metas['og:title']).toEqual([oneLine(title)]);
        expect(head.metas.description).toEqual([oneLine(description)]);
        expect(head.metas['og:image:alt']).toEqual([oneLine(alt)]);
        expect(head.metas['article:tag']).toEqual([oneLine(alt)]);
        expect(head.graph).toEqual([
          { '@type': 'Article', headline: wellFormed(title), description: wellFormed(description) },
        ]);
      }),
      { numRuns: 500 },
    );
  });

  test('When a text is one line of printable characters, then nothing of it is lost', () => {
    const printable = fc
      .string({ unit: 'grapheme' })
      .filter((text) => /^[^\p{Cc}\s]*$/u.test(text) && text.isWellFormed());
    fc.assert(
      fc.property(printable, (text) => {
        expect(oneLine(text)).toBe(text);
      }),
    );
  });
});
