import { toParagraphs } from '@aperture-byline/contract/shared/text/plain-text';
import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-paragraphs.ts';

describe('a description in the studio', () => {
  it.each([
    ['One line', '<p>One line</p>'],
    ['One\n\nTwo', '<p>One</p><p>Two</p>'],
    ['One\nmore', '<p>One<br>more</p>'],
    ['a < b & c', '<p>a &lt; b &amp; c</p>'],
    ['', ''],
  ])('When %j is stored and read, then it is the same', (text, html) => {
    expect(toParagraphs(text)).toBe(html);
    expect(toPlainText(html)).toBe(text);
  });

  it('When it has other elements, then their words are read', () => {
    expect(toPlainText('<p>Before <b>rain</b>.</p><ul><li>Fog</li></ul>')).toBe('Before rain.\n\nFog');
  });
});
