// @vitest-environment jsdom

import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import { cleanup, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../../../functions/src/lib/text/html.ts';
import { RichText } from './rich-text.tsx';

const RUNNING = 'script, svg, math, iframe, object, embed, style, form, input, button, link, base, meta';

/** Renders HTML that is sanitized as in an answer of the API. */
function renderText(html: string): Element {
  const { container } = render(<RichText html={sanitizeHtml(html)} />);
  return container;
}

describe('HTML that a person wrote', () => {
  it('When it holds what runs, then none of it enters the page', () => {
    for (const html of [...ACTIVE_HTML, ...DIRTY_HTML]) {
      const shown = renderText(html);
      expect(shown.querySelectorAll(RUNNING), html).toHaveLength(0);
      for (const element of shown.querySelectorAll('*'))
        for (const { name, value } of element.attributes) {
          expect(name, html).not.toMatch(/^on|^style$/);
          expect(value.replace(/[\p{C}\s]/gu, ''), html).not.toMatch(/^(javascript|vbscript|data):/i);
        }
      cleanup();
    }
  });

  it('When it links elsewhere, then the page there learns nothing of ours', () => {
    const [link] = renderText('<a href="https://a.example/" target="_blank" rel="opener">there</a>').querySelectorAll(
      'a',
    );
    expect(link?.getAttribute('href')).toBe('https://a.example/');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    expect(link?.getAttribute('target')).toBeNull();
  });

  it('When it has a picture of another host, then that is not requested; one of this site is', () => {
    const shown = renderText('<p>Fog.</p><img src="https://evil.example/p.gif"><img src="/api/image/a1">');
    expect([...shown.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual(['/api/image/a1']);
    expect(shown.textContent).toBe('Fog.');
  });

  it('When it has a picture, then the file that fits is loaded, and only when it is near', () => {
    const html = '<p>src="/api/image/a2"</p><img alt="A &gt; B" src="/api/image/a1" width="600">';
    const pictures = [...renderText(html).querySelectorAll('img')];
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.getAttribute('alt')).toBe('A > B');
    expect(pictures[0]?.getAttribute('loading')).toBe('lazy');
    expect(pictures[0]?.getAttribute('sizes')).toContain('672px');
    expect(pictures[0]?.getAttribute('srcset')).toMatch(/^\/api\/image\/a1\?width=\d+ \d+w, /);
    expect(document.querySelector('p')?.textContent).toBe('src="/api/image/a2"');
  });
});
