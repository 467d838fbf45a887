import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/samples/hostile-html';
import { BIO_MAX } from '@aperture-byline/contract/shared/constants';
import { RICH_TEXT_TAGS } from '@aperture-byline/contract/shared/rich-text-policy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/errors.ts';
import { readText } from '../../lib/text.ts';
import { cleanBio } from './clean-bio.ts';

/** What is kept of a bio as it stands in a body, or null where it is refused. */
function kept(sent: string): string | null {
  const text = readText(sent);
  if (text === null || text.length > BIO_MAX) return null;
  try {
    return cleanBio(text);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

test('When a bio was accepted, then its cleaned form is accepted unchanged', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...[...ACTIVE_HTML, ...DIRTY_HTML].filter((html) => html.length < 400)),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '=',
      '<!--',
      '-->',
      '&lt',
      '&amp;lt;',
      '&nbsp;',
      '\u00a0',
      ' />',
    ),
    fc.constantFrom('&#x338;', '\u0338', '&#1;', '&#127;', '&#xD800;', '&#x202e;', 'e\u0301', 'e&#x301;'),
    fc.constantFrom(...RICH_TEXT_TAGS).map((tag) => `<${tag}>`),
    fc.constantFrom(...RICH_TEXT_TAGS).map((tag) => `</${tag}>`),
    fc.webUrl().map((url) => `<a href="${url}">`),
    fc.constantFrom('&', '<', 'é', '&#x301;', '<br>', '<a>').map((text) => text.repeat(BIO_MAX / 10)),
    fc.string({ unit: 'binary' }),
  );
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const bio = kept(pieces.join(''));
      if (bio === null) return;
      taken += 1;
      expect(bio.length).toBeLessThanOrEqual(BIO_MAX);
      expect(kept(bio)).toBe(bio);
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(50);
});
