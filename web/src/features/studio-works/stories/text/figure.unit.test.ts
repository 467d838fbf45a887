// @vitest-environment jsdom

import { Editor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { extensions, readHtml } from '#components/rich-text/editor/extensions.ts';
import { sanitizeHtml } from '../../../../../../functions/src/lib/text/html.ts';
import { Figure } from './figure.ts';
import { changeFigure, findFigure, findJoinable, joinFigures, splitFigure } from './figure-commands.ts';

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
  view.commands.setTextSelection(1);
  const figure = findFigure(view.state);
  if (!figure) throw new Error('The cursor is in no figure');
  const [picture] = figure.node.attrs.pictures;
  changeFigure(view, figure, { pictures: [{ ...picture, alt: 'Mist' }] });
  expect(document.querySelector('figure img')?.getAttribute('alt')).toBe('Mist');
  expect(readHtml(view)).toContain('src="/api/image/own1" alt="Mist"');
});

test('When there is no caption, then none is saved, and a text of one photograph is not empty', () => {
  const html = '<figure><img src="/api/image/own1" alt="Fog"></figure>';
  expect(readHtml(open(html))).toBe(html);
});

test('When a figure is wide, has several photographs and a credit, then it is saved as it was', () => {
  const images = ['own1', 'own2'].map((id) => `<img src="/api/image/${id}" alt="Fog" width="600" height="400">`);
  const html = `<figure class="wide">${images.join('')}<figcaption>At dawn <small>Photo: Mira</small></figcaption></figure>`;
  const saved = readHtml(open(html));
  expect(saved).toBe(html);
  expect(sanitizeHtml(saved)).toBe(saved);
  expect(
    readHtml(open('<figure><img src="/api/image/own1" alt=""><figcaption><small>Mira</small></figcaption></figure>')),
  ).toBe('<figure><img src="/api/image/own1" alt=""><figcaption><small>Mira</small></figcaption></figure>');
});

test('When two figures follow each other, then the second goes beside the first, and apart again', () => {
  const figure = (id: string, caption: string) =>
    `<figure><img src="/api/image/${id}" alt="${id}"><figcaption>${caption}</figcaption></figure>`;
  const view = open(figure('a', 'One') + figure('b', 'Two'));
  view.commands.setTextSelection(7);
  const second = findFigure(view.state);
  const above = second && findJoinable(view, second);
  if (!second || !above) throw new Error('There is nothing to join');
  joinFigures(view, above, second);
  expect(readHtml(view)).toBe(
    '<figure><img src="/api/image/a" alt="a"><img src="/api/image/b" alt="b"><figcaption>One Two</figcaption></figure>',
  );
  const joined = findFigure(view.state);
  if (!joined) throw new Error('The cursor is in no figure');
  splitFigure(view, joined);
  expect(readHtml(view)).toBe(`${figure('a', 'One Two')}<figure><img src="/api/image/b" alt="b"></figure>`);
  view.commands.undo();
  view.commands.undo();
  expect(readHtml(view)).toBe(figure('a', 'One') + figure('b', 'Two'));
});

test('When images stand alone, in a paragraph or too many in a figure, then each is a figure of its own', () => {
  const image = '<img src="/api/image/own1" alt="Fog">';
  const figure = `<figure>${image}</figure>`;
  expect(readHtml(open(image))).toBe(figure);
  expect(readHtml(open(`<p>a${image}b</p>`))).toBe(`<p>a</p>${figure}<p>b</p>`);
  expect(readHtml(open(`<figure>${image.repeat(5)}</figure>`))).toBe(figure.repeat(5));
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
