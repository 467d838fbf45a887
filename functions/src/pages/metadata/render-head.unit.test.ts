import type { CarouselImage } from '@aperture-byline/contract/image/wire';
import { oneLine, wellFormed } from '@aperture-byline/contract/shared/plain-text';
import { anyText } from '@aperture-byline/contract/test-support/any-text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exhibition,
  image,
  picture,
  product,
  profile,
  SITE,
  story,
  userId,
} from '../../../test-support/page-samples.ts';
import { readHead } from '../../../test-support/read-head.ts';
import * as pages from './describe-pages.ts';
import type { PageMetadata } from './page-metadata.ts';
import { renderHead } from './render-head.ts';

/** Every string anywhere in a value, replaced; but for those that the server alone writes. */
function withTexts<T>(value: T, text: string, kept: readonly string[]): T {
  if (typeof value === 'string') return text as T;
  if (Array.isArray(value)) return value.map((part) => withTexts(part, text, kept)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      kept.includes(key) ? part : withTexts(part, text, kept),
    ]),
  ) as T;
}

const KEPT = ['src', 'widths', 'formats', 'created_on', 'created_date', 'startDate', 'endDate', 'state'];

function hostilePages(text: string): PageMetadata[] {
  return [
    pages.describeStory(SITE, withTexts(story, text, KEPT)),
    pages.describeImage(
      SITE,
      withTexts({ ...image, creator: 'Studio', copyright_notice: '© Studio' }, text, KEPT),
    ),
    pages.describeProduct(SITE, withTexts(product, text, KEPT)),
    pages.describeExhibition(SITE, withTexts(exhibition, text, KEPT)),
    pages.describeProfile(SITE, { profile: withTexts(profile, text, KEPT), userId, picture }),
    pages.describeHome(SITE, { carousel: [{ picture: withTexts(picture, text, KEPT) } as CarouselImage] }),
  ];
}

const HOSTILE: readonly string[] = [
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

describe('hostile texts', () => {
  test.each(HOSTILE)(
    'When %j stands in every field, then the head has the same elements and it is text',
    (text) => {
      const plain = hostilePages('word');
      for (const [index, metadata] of hostilePages(text).entries()) {
        const head = readHead(renderHead(metadata));
        const usual = readHead(renderHead(plain[index] as PageMetadata));
        expect(Object.keys(head.metas)).toEqual(Object.keys(usual.metas));
        expect(head.links.canonical?.startsWith(`${SITE}/`)).toBe(true);
        expect(head.metas['og:image']?.[0]?.startsWith(`${SITE}/`)).toBe(true);
        expect(head.metas['og:title']).toEqual([oneLine(metadata.heading)]);
        expect(head.graph.map((node) => node['@type'])).toEqual(usual.graph.map((node) => node['@type']));
      }
    },
  );

  test('When any text is written, then a browser reads the same text back', () => {
    const anything = fc.oneof(
      anyText(),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
      fc
        .array(fc.constantFrom(...'<>&"\'/!-=;#x ', 'script', 'title', '\u2028', '\ud83d', '\ude00', 'é'))
        .map((parts) => parts.join('')),
    );
    const described = pages.describeStory(SITE, story);
    fc.assert(
      fc.property(anything, anything, anything, (title, description, alt) => {
        const metadata: PageMetadata = {
          ...described,
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
