// @vitest-environment jsdom

import { Editor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { extensions, readHtml } from '#components/rich-text/editor/extensions.ts';
import { sanitizeHtml } from '../../../../../../functions/src/lib/html.ts';
import { Figure } from './figure.ts';

let editor: Editor | undefined;

function open(content: string): Editor {
  editor = new Editor({
    element: document.body,
    extensions: [...extensions, Figure.configure({ findPictureAddress: (imageId) => `/signed/${imageId}` })],
    content,
  });
  return editor;
}

function press(view: Editor, key: string): void {
  view.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

afterEach(() => editor?.destroy());

const FIGURE =
  '<figure><img src="/api/image/own1" alt="Fog &amp; rain" width="600" height="400"><figcaption>At <em>dawn</em></figcaption></figure>';

test('When a story with figures is opened, then saving writes them as they were, and as the server keeps them', () => {
  const html = `<p>Before</p>${FIGURE}<h2>After</h2>`;
  const saved = readHtml(open(html));
  expect(saved).toBe(html);
  expect(sanitizeHtml(saved)).toBe(saved);
});

test('When a figure is edited, then its signed file is drawn, which is not what is saved', () => {
  const view = open(FIGURE);
  expect(document.querySelector('figure img')?.getAttribute('src')).toBe('/signed/own1');
  expect(document.querySelector('figure img')?.getAttribute('alt')).toBe('Fog & rain');
  view.chain().setTextSelection(1).updateAttributes('figure', { alt: 'Mist' }).run();
  expect(document.querySelector('figure img')?.getAttribute('alt')).toBe('Mist');
  expect(readHtml(view)).toContain('src="/api/image/own1" alt="Mist"');
});

test('When there is no caption, then none is saved, and a text of one photograph is not empty', () => {
  const html = '<figure><img src="/api/image/own1" alt="Fog"></figure>';
  expect(readHtml(open(html))).toBe(html);
});

test('When images stand alone, in a paragraph or two in a figure, then each is a figure of its own', () => {
  const image = '<img src="/api/image/own1" alt="Fog">';
  const figure = `<figure>${image}</figure>`;
  expect(readHtml(open(image))).toBe(figure);
  expect(readHtml(open(`<p>a${image}b</p>`))).toBe(`<p>a</p>${figure}<p>b</p>`);
  expect(readHtml(open(`<figure>${image}${image}</figure>`))).toBe(figure + figure);
});

test('When an image is of another site, then it is none', () => {
  expect(readHtml(open('<p>a</p><img src="https://evil.example/x.png">'))).toBe('<p>a</p>');
});

test('When Enter is pressed in a caption, then writing goes on below; Backspace in an empty one takes the figure out', () => {
  const view = open('<figure><img src="/api/image/own1" alt="Fog"></figure><p>After</p>');
  view.commands.setTextSelection(1);
  press(view, 'Enter');
  view.commands.insertContent('Next');
  expect(readHtml(view)).toMatch(/<\/figure><p>Next<\/p><p>After<\/p>$/);
  view.commands.setTextSelection(1);
  press(view, 'Backspace');
  expect(readHtml(view)).toBe('<p>Next</p><p>After</p>');
});
