import { RICH_TEXT_TAGS } from '@aperture-byline/contract/shared/text/rich-text-policy';
import { anyText, anyWebAddress } from '@aperture-byline/contract/test-support/any-text';
import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectHarmless } from '../../../test-support/answers/harmless-html.ts';
import { hasActiveContent, sanitizeHtml } from './html.ts';

const corpus = [...ACTIVE_HTML, ...DIRTY_HTML];

describe('HTML that people wrote', () => {
  test('When it is hostile, then nothing but the list stays, and a second cleaning changes nothing', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(100);
    for (const html of corpus) {
      const clean = sanitizeHtml(html);
      expectHarmless(clean, html.slice(0, 200));
      expect(sanitizeHtml(clean), html.slice(0, 200)).toBe(clean);
    }
  });

  test('When it is random, then nothing but the list stays, and a second cleaning changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...corpus.filter((html) => html.length < 400)),
      fc.constantFrom('<', '>', '"', "'", '&', '/', '=', '\\', '<!--', '-->', '<![CDATA[', ']]>', '&lt', '&#60;'),
      fc.constantFrom(...RICH_TEXT_TAGS).map((tag) => `<${tag}>`),
      fc.constantFrom(...RICH_TEXT_TAGS).map((tag) => `</${tag}>`),
      fc.constantFrom('<svg>', '<math>', '<style>', '<title>', '<textarea>', '<xmp>', '<noscript>', '<select>'),
      anyWebAddress().map((url) => `<a href="${url}">`),
      fc.string().map((text) => `<a href="${text}" title='${text}'>`),
      anyText(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = pieces.join('');
        const clean = sanitizeHtml(html);
        expectHarmless(clean, html);
        expect(sanitizeHtml(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });

  test('When it is on the list, then it stays as it is', () => {
    for (const html of [
      '',
      'Plain text > and 5 < 6',
      '<h2>Coasts</h2><p>In <strong>fog</strong>, <em>always</em>.<br>Then home.</p>',
      '<ul><li>One</li><li>Two</li></ul><blockquote><p>Wait.</p></blockquote><hr>',
      '<ol><li><p>One</p><ul><li><p>Two</p><ol><li><p>Three</p></li></ol></li></ul></li></ol>',
      '<figure><img src="/api/image/a-1" alt="A pier" width="640" height="427"><figcaption>Pier</figcaption></figure>',
      '<figure class="wide"><img src="/api/image/a-1" alt=""><figcaption>Pier <small>Photo: Mira</small></figcaption></figure>',
      '<p><a href="https://example.com/a?b=1&amp;c=2" title="There" rel="noopener noreferrer nofollow ugc">x</a></p>',
      '<p><a href="mailto:mira@example.com" rel="noopener noreferrer nofollow ugc">write</a></p>',
    ])
      expect(sanitizeHtml(html)).toBe(html.replace('5 < 6', '5 &lt; 6').replace('> and', '&gt; and'));
  });

  test('When an element has a class, then only that of a wide figure stays', () => {
    expect(sanitizeHtml('<figure class="wide other"><p class="wide">a</p></figure>')).toBe('<figure><p>a</p></figure>');
  });

  test('When a browser wrote it, then cleaning makes it no longer', () => {
    const html = `<p>R&amp;D &lt;5&gt;<br>x<a href="https://example.com/" rel="noopener noreferrer nofollow ugc">y</a></p><hr><img src="/api/image/a">`;
    expect(sanitizeHtml(html)).toBe(html);
  });

  test('When marks, spaces or controls are decoded, then they are normalized as in a body', () => {
    expect(sanitizeHtml('<p>e&#x301;&#1;</p>&nbsp;')).toBe('<p>é</p>');
    expect(sanitizeHtml('<p>x</p>&#x338; onclick=a <b>y</b>')).not.toMatch(/<[^>]*onclick/);
  });

  test('When tags are nested without end, then thirty levels stay', () => {
    const clean = sanitizeHtml(`${'<blockquote>'.repeat(2000)}x${'</blockquote>'.repeat(2000)}`);
    expect(clean.match(/<blockquote>/g)).toHaveLength(30);
    expect(clean).toContain('x');
  });
});

describe('active content', () => {
  test.each(ACTIVE_HTML)('When it is %s, then it is found', (html) => {
    expect(hasActiveContent(html)).toBe(true);
    expect(hasActiveContent(`<p>Photographs coasts.</p>${html}`)).toBe(true);
  });

  test('When nobody means harm, then none is found', () => {
    for (const html of [
      '',
      'Type javascript: into the bar; onerror=alert(1) is text',
      '<p>&lt;script&gt; is a tag</p>',
      '<p title="data: a study">5 < 6 on one line</p>',
      '<p style="color:red" class="MsoNormal"><o:p></o:p><span lang="en">Pasted</span></p>',
      '<style>p { margin: 0 }</style><meta charset="utf-8"><table><tr><td>x</td></tr></table>',
      '<a href="https://example.com/javascript:notes">x</a>',
      '<img src="https://example.com/p.jpg" alt="on the pier">',
    ])
      expect(hasActiveContent(html), html).toBe(false);
  });
});
