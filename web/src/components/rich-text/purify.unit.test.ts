// @vitest-environment jsdom

import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@aperture-byline/contract/shared/text/rich-text-policy';
import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../../../functions/src/lib/text/html.ts';
import { purify } from './purify.ts';

const keep = () => null;

function elements(html: string): Element[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')];
}

test('When a text is not saved yet, then its preview holds only what is allowed', () => {
  for (const html of [...ACTIVE_HTML, ...DIRTY_HTML])
    for (const element of elements(purify(html, keep))) {
      const tag = element.tagName.toLowerCase();
      expect(RICH_TEXT_TAGS, html).toContain(tag);
      const allowed = [...(RICH_TEXT_ATTRIBUTES[tag] ?? []), ...(tag === 'a' ? ['rel'] : [])];
      for (const { name, value } of element.attributes) {
        expect(allowed, html).toContain(name);
        if (name === 'href' || name === 'src') expect(value, html).toMatch(/^(?:https?:|mailto:|\/api\/image\/)/i);
      }
    }
});

test('When a text is as the editor writes it, then the preview shows what the server will keep', () => {
  const html =
    '<h2>Fog</h2><p>One <strong>bold</strong> <a href="https://example.com/a" rel="noopener noreferrer nofollow ugc">there</a></p>' +
    '<figure><img src="/api/image/a1" alt="Fog" width="600" height="400"><figcaption>Dawn</figcaption></figure>' +
    '<figure class="wide"><img src="/api/image/a1" alt=""><figcaption>Dusk <small>Mira</small></figcaption></figure>' +
    '<ul><li><p>one</p></li></ul><blockquote><p>two</p></blockquote>';
  expect(purify(html, keep)).toBe(html);
  expect(purify(html, keep)).toBe(sanitizeHtml(html));
});

test('When a picture is not public yet, then the preview shows its signed file', () => {
  const html = '<p><img src="/api/image/a1" alt=""><img src="https://evil.example/x.png" alt=""></p>';
  const shown = purify(html, (imageId) => `/api/studio/file/${imageId}/1280.jpeg?signature=x`);
  expect(elements(shown).flatMap((element) => element.getAttribute('src') ?? [])).toEqual([
    '/api/studio/file/a1/1280.jpeg?signature=x',
  ]);
});
