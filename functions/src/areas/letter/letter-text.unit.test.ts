import { LETTER_LISTS } from '@aperture-byline/contract/letter/stored';
import { blockMarker, LETTER_CHOSEN_MAX, type LetterWorks } from '@aperture-byline/contract/letter/wire';
import { RICH_TEXT_TAGS } from '@aperture-byline/contract/shared/text/rich-text-policy';
import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectHarmless } from '../../../test-support/answers/harmless-html.ts';
import { sanitizeHtml } from '../../lib/text/html.ts';
import { blocksIn, cleanLetter, fillText } from './letter-text.ts';

const PRINTS = blockMarker('prints');
const STORIES = blockMarker('stories');
const WORK = blockMarker('image:one_Work');

const withOneWork = LETTER_LISTS.map(
  (block): LetterWorks => ({ block, works: [{ title: block, detail: '', path: '/', picture: null }] }),
);
/** Words as HTML, blocks by their names. */
const partsOf = (html: string) => fillText(html, withOneWork).map((part) => ('html' in part ? part.html : part.block));

describe('the text of a letter', () => {
  test('When more works are chosen than fit, then the first ones are left', () => {
    const blocks = Array.from({ length: LETTER_CHOSEN_MAX + 2 }, (_, index) => `image:id${index}` as const);
    expect(blocksIn(cleanLetter(blocks.map(blockMarker).join('') + PRINTS))).toEqual([
      ...blocks.slice(0, LETTER_CHOSEN_MAX),
      'prints',
    ]);
  });

  test('When blocks stand between paragraphs, then it is stored as it is, and is read in their order', () => {
    const html = `<p>Dear friends</p>${PRINTS}<ul><li>Salt<br>Fog</li></ul><hr>${STORIES}<p>Yours</p>`;
    expect(cleanLetter(html)).toBe(html);
    expect(blocksIn(html)).toEqual(['prints', 'stories']);
    expect(partsOf(html)).toEqual([
      '<p>Dear friends</p>',
      'prints',
      '<ul><li>Salt<br>Fog</li></ul><hr>',
      'stories',
      '<p>Yours</p>',
    ]);
  });

  test.each([
    ['in a list', `<ul><li>a${PRINTS}</li></ul>`, '<ul><li>a</li></ul>'],
    ['in a quotation', `<blockquote><p>a</p>${PRINTS}</blockquote>`, '<blockquote><p>a</p></blockquote>'],
    ['in a paragraph', `<p>a${PRINTS}b</p>`, '<p>ab</p>'],
    [
      'in a link',
      `<a href="https://example.com/">a${PRINTS}</a>`,
      '<a href="https://example.com/" rel="noopener noreferrer nofollow ugc">a</a>',
    ],
    ['in what is not closed', `<p>a<em>b${PRINTS}`, '<p>a<em>b</em></p>'],
    ['a second time', `${PRINTS}<p>a</p>${PRINTS}`, `${PRINTS}<p>a</p>`],
    ['of no known kind', '<p>a</p><letter-block kind="secrets"></letter-block>', '<p>a</p>'],
    ['of a work', blockMarker('print:foam-2'), blockMarker('print:foam-2')],
    ['of two works', WORK + blockMarker('image:other') + WORK, WORK + blockMarker('image:other')],
    ['of a work without an address', '<p>a</p><letter-block kind="image:"></letter-block>', '<p>a</p>'],
    ['of a work elsewhere', '<p>a</p><letter-block kind="image:a/../b"></letter-block>', '<p>a</p>'],
    ['of a work with more', `<letter-block kind='image:a"b'></letter-block><p>a</p>`, '<p>a</p>'],
    ['without a kind', '<p>a</p><letter-block></letter-block>', '<p>a</p>'],
    [
      'with other attributes',
      '<p>a</p><letter-block onclick="x()" style="color: red" kind="prints" class="b"></letter-block>',
      `<p>a</p>${PRINTS}`,
    ],
    ['around words', '<letter-block kind="prints"><p>a</p></letter-block>', `${PRINTS}<p>a</p>`],
    ['around another', `<letter-block kind="prints">${STORIES}</letter-block>`, PRINTS + STORIES],
    ['that is not closed', '<p>a</p><letter-block kind="prints"><p>b</p>', `<p>a</p>${PRINTS}<p>b</p>`],
    ['that only ends', '<p>a</p></letter-block>', '<p>a</p>'],
    ['in capitals', '<p>a</p><LETTER-BLOCK KIND="prints"/>', `<p>a</p>${PRINTS}`],
    ['as text', '<p>&lt;letter-block kind="prints"&gt;</p>', '<p>&lt;letter-block kind="prints"&gt;</p>'],
    ['in an attribute', `<p><a title='${PRINTS}'>a</a></p>`, expect.not.stringContaining('<letter-block')],
  ])('When a marker stands %s, then no more than places are left', (_where, html, clean) => {
    expect(cleanLetter(html)).toEqual(clean);
  });

  test('When nothing can be read in it, then it is empty, unless a block is filled in', () => {
    expect(cleanLetter('<p> </p><p></p>')).toBe('');
    expect(cleanLetter(`<p></p>${PRINTS}<p></p>`)).toBe(`<p></p>${PRINTS}<p></p>`);
    expect(partsOf(`<p></p>${PRINTS}<p></p>`)).toEqual(['prints']);
  });

  test('When a block has no works, then the words around it stay', () => {
    expect(fillText(`<p>a</p>${PRINTS}<p>b</p>`, [])).toEqual([{ html: '<p>a</p>' }, { html: '<p>b</p>' }]);
  });

  test('When a story holds a marker, then it is taken out', () => {
    expect(sanitizeHtml(`<p>a</p>${PRINTS}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
  });

  test('When it is hostile, then its parts are harmless, each for itself, and a second cleaning changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...[...ACTIVE_HTML, ...DIRTY_HTML].filter((html) => html.length < 400)),
      fc.constantFrom(...LETTER_LISTS.map(blockMarker), '<letter-block kind="prints">', '</letter-block>'),
      fc.constantFrom(...RICH_TEXT_TAGS).map((tag) => `<${tag}>`),
      fc.constantFrom(...RICH_TEXT_TAGS).map((tag) => `</${tag}>`),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = pieces.join('');
        const clean = cleanLetter(html);
        expect(cleanLetter(clean)).toBe(clean);
        const blocks = blocksIn(clean);
        expect(new Set(blocks).size).toBe(blocks.length);
        for (const part of fillText(clean, withOneWork))
          if ('html' in part) {
            expectHarmless(part.html, html);
            // Balanced: it ends within itself.
            expect(sanitizeHtml(part.html).trim()).toBe(part.html.trim());
          }
      }),
      { numRuns: 300 },
    );
  });
});
