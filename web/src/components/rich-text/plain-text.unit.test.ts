import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['<p>One <strong>hill</strong>,</p><p>one tree.</p>', 'One hill, one tree.'],
    ['Rain &amp; light&nbsp;&#8211; &#x2192; &lt;home&gt;', 'Rain & light – → <home>'],
    ['  lots\n of   room ', 'lots of room'],
    ['R&D &unknown; &#0; &#99999999;', 'R&D &unknown; &#0; &#99999999;'],
    ['<p></p>', ''],
    ['', ''],
  ])('When the text is %j, then its words are %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
