import {
  imageIdOf,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '@aperture-byline/contract/shared/rich-text-policy';
import { expect } from 'vitest';

const TAG = /<(?:\/([a-z0-9]+)|([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?)>/g;
const LINK = /^(https?:\/\/[^/\\]|mailto:)/;
const REL = 'rel="noopener noreferrer nofollow ugc"';

/**
 * Only whole tags of the list with attributes of the list in quotes, and no `<` beside: none of these elements changes
 * how a browser reads on, so that it can't see anything else in it.
 */
export function expectHarmless(html: string, what: string): void {
  expect(html.replace(TAG, ''), what).not.toContain('<');
  for (const [, closed, opened = closed ?? '', attributes = ''] of html.matchAll(TAG)) {
    expect(RICH_TEXT_TAGS, what).toContain(opened);
    const allowed = [...(RICH_TEXT_ATTRIBUTES[opened] ?? []), ...(opened === 'a' ? ['rel'] : [])];
    for (const [, name, value = ''] of attributes.matchAll(/([a-z]+)="([^"]*)"/g)) {
      expect(allowed, what).toContain(name);
      if (name === 'href') expect(value, what).toMatch(LINK);
      if (name === 'src') expect(imageIdOf(value), what).not.toBeNull();
    }
    if (opened === 'a' && !closed) expect(attributes, what).toContain(REL);
    if (opened === 'img') expect(attributes, what).toContain('src=');
  }
}
