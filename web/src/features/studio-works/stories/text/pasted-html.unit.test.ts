// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { expect, test } from 'vitest';
import { extensions, readHtml } from '#components/rich-text/editor/extensions.ts';
import { Figure } from './figure.ts';
import { readPasted } from './pasted-html.ts';

const read = (html: string) => readPasted(html, (imageId) => imageId === 'own1');

test('When pictures are pasted, then only own ones stay, and not those of other sites', () => {
  const html = read(
    '<img src="/api/image/own1" alt="Fog"><img src="/api/image/theirs"><img src="https://evil.example/api/image/own1">' +
      `<img src="${window.location.origin}/api/image/own1"><img src="data:image/png;base64,AA"><figure><img src="x.png"><figcaption>Words</figcaption></figure>`,
  );
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect([...body.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/api/image/own1',
    '/api/image/own1',
  ]);
  expect(body.querySelector('figure')).toBeNull();
  expect(body.textContent).toBe('Words');
});

test.each([
  ['a hotlink', '<img src="https://cdn.example/fog.jpg">'],
  ['a hotlink with several files', '<img srcset="https://cdn.example/fog.jpg 2x" src="//cdn.example/fog.jpg">'],
  ['a tracker', '<img src="https://t.example/p.gif" width="1" height="1">'],
  ['a data address of megabytes', `<img src="data:image/png;base64,${'A'.repeat(5_000_000)}">`],
  ['an SVG', '<svg onload="x()"><image href="https://cdn.example/fog.jpg"/></svg>'],
  ['an SVG by a data address', '<img src="data:image/svg+xml,<svg onload=x()>">'],
  ['a picture of a blob', '<picture><source srcset="https://cdn.example/a.avif"><img src="blob:x"></picture>'],
  ['a file of a machine', '<img src="file:///C:/fog.jpg"><v:imagedata src="file:///C:/fog.jpg"/>'],
  ['another’s photograph', '<img src="/api/image/theirs">'],
])('When %s is pasted, then nothing of it is in what is saved', (_what, html) => {
  const editor = new Editor({
    extensions: [...extensions, Figure],
    content: read(`<p>before</p>${html}<p>after</p>`),
  });
  expect(readHtml(editor).replaceAll('<p></p>', '')).toBe('<p>before</p><p>after</p>');
  editor.destroy();
});
