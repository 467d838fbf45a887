import {
  parseImageId,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  WIDE_FIGURE,
} from '@aperture-byline/contract/shared/text/rich-text-policy';
import { expect } from 'vitest';

const TAG = /<(?:\/([a-z0-9]+)|([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?)>/g;
const LINK = /^(https?:\/\/[^/\\]|mailto:)/;
const REL = 'rel="noopener noreferrer nofollow ugc"';

/**
 * Only whole tags of the list with attributes of the list in quotes, and no `<` beside: none of these elements changes
 * how a browser reads on, so that it can't see anything else in it.
 */
export function expectHarmless(html: string, what: string): void {
  expect(harmsIn(html), what).toEqual([]);
}

/**
 * Collected, because an expectation takes longer than what it compares and property tests look at thousands of texts.
 */
function harmsIn(html: string): string[] {
  const harms = html.replace(TAG, '').includes('<') ? ['a < that opens no tag of the list'] : [];
  for (const [tag, closed, opened = closed ?? '', attributes = ''] of html.matchAll(TAG)) {
    const allowed = [...(RICH_TEXT_ATTRIBUTES[opened] ?? []), ...(opened === 'a' ? ['rel'] : [])];
    const areHarmless = [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].every(
      ([, name = '', value = '']) =>
        allowed.includes(name) &&
        (name !== 'href' || LINK.test(value)) &&
        (name !== 'class' || value === WIDE_FIGURE) &&
        (name !== 'src' || parseImageId(value) !== null),
    );
    const isComplete =
      (opened !== 'a' || closed !== undefined || attributes.includes(REL)) &&
      (opened !== 'img' || attributes.includes('src='));
    if (!RICH_TEXT_TAGS.includes(opened) || !areHarmless || !isComplete) harms.push(tag);
  }
  return harms;
}
