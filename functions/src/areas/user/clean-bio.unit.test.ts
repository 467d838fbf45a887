import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { BIO_MAX } from '@aperture-byline/contract/shared/constants';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { RICH_TEXT_TAGS } from '@aperture-byline/contract/shared/text/rich-text-policy';
import { anyText, anyWebAddress } from '@aperture-byline/contract/test-support/any-text';
import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/errors.ts';
import { cleanBio } from './change-profile.ts';

/** Returns the part of a bio that is kept, or null where it is refused. */
function keptPart(sent: string): string | null {
  const text = cleanText('html', sent);
  if (text === null || text.length > BIO_MAX) return null;
  try {
    return cleanBio(text);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

test('When a bio holds anything that runs, then it is refused', () => {
  const refusal = new ApiError('INVALID', { fields: { bio: apiMessages.bioUnsafe } });
  for (const html of ACTIVE_HTML) {
    const text = cleanText('html', `<p>Coasts.</p>${html}`) ?? '';
    expect(() => cleanBio(text), html).toThrow(refusal);
  }
  expect(() => cleanBio('<p>Coasts.</p>')).not.toThrow();
});

test('When a bio is malformed but harmless, then what the allow-list permits is kept', () => {
  const dirty = DIRTY_HTML.filter((html) => !html.includes('\u0000') && html.length < 4000);
  expect(dirty.length).toBeGreaterThan(10);
  for (const html of dirty) if (keptPart(html) === null) expect(html).toMatch(/javascript|onerror|data:/);
});

test('When a bio was accepted, then its cleaned form is accepted unchanged', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...[...ACTIVE_HTML, ...DIRTY_HTML].filter((html) => html.length < 400)),
    fc.constantFrom('<', '>', '"', "'", '&', '=', '<!--', '-->', '&lt', '&amp;lt;', '&nbsp;', '\u00a0', ' />'),
    fc.constantFrom('&#x338;', '\u0338', '&#1;', '&#127;', '&#xD800;', '&#x202e;', 'e\u0301', 'e&#x301;'),
    fc.constantFrom(...RICH_TEXT_TAGS).map((tag) => `<${tag}>`),
    fc.constantFrom(...RICH_TEXT_TAGS).map((tag) => `</${tag}>`),
    anyWebAddress().map((url) => `<a href="${url}">`),
    fc.constantFrom('&', '<', 'é', '&#x301;', '<br>', '<a>').map((text) => text.repeat(BIO_MAX / 10)),
    anyText(),
  );
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const bio = keptPart(pieces.join(''));
      if (bio === null) return;
      taken += 1;
      expect(bio.length).toBeLessThanOrEqual(BIO_MAX);
      expect(keptPart(bio)).toBe(bio);
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(50);
});
