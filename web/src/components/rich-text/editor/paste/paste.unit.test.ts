// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { extensions } from '../extensions.ts';
import { readForeignHtml } from './foreign-html.ts';
import { readMarkdown } from './markdown.ts';

/** Reads pasted HTML as the editor does, and writes what is left of it. */
const paste = (html: string): string => {
  const editor = new Editor({ extensions, content: readForeignHtml(html), injectCSS: false });
  const written = editor.getHTML();
  editor.destroy();
  return written.replaceAll(/ (?:target|rel|class)="[^"]*"/g, '').replaceAll(/<\/?p>/g, '');
};

const word = (list: string, level: number, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;

describe('paste from Word', () => {
  it('When lists are of several levels and kinds, then they nest, and numbers begin anew', () => {
    const html = [
      word('l0', 1, '·', 'Light'),
      word('l0', 2, 'o', 'Morning'),
      word('l0', 3, '§', 'Fog'),
      word('l0', 1, '·', 'Time'),
      '<p class=MsoNormal>Then</p>',
      word('l1', 1, '1.', 'First'),
      word('l1', 2, 'a.', 'Half'),
      word('l1', 1, '2.', 'Second'),
    ].join('');
    expect(paste(html)).toBe(
      '<ul><li>Light<ul><li>Morning<ul><li>Fog</li></ul></li></ul></li><li>Time</li></ul>Then' +
        '<ol><li>First<ol><li>Half</li></ol></li><li>Second</li></ol>',
    );
  });

  it('When it has headings, emphasis, links and changes, then they stay, and what it hides goes', () => {
    const html =
      '<h1>Monsoon<o:p></o:p></h1><p class=MsoNormal>One <b>bold</b> and <i>slanted</i> <a href="https://example.com/a">link</a>, ' +
      '<a href="#_Toc1">chapter</a>, <ins>added</ins><del cite="mailto:a" datetime="2026">gone</del>.</p>';
    expect(paste(html)).toBe(
      '<h2>Monsoon</h2>One <strong>bold</strong> and <em>slanted</em> <a href="https://example.com/a">link</a>, chapter, added.',
    );
  });
});

describe('paste from other programs', () => {
  it('When Google Docs puts lists beside entries and marks by styles, then they nest, and are emphasised', () => {
    const html =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Part</span></h2>' +
      '<ul><li><p><span>One</span></p></li><ul><li><p><span style="font-weight:700">Two</span></p></li></ul></ul></b>';
    expect(paste(html)).toBe('<h2>Part</h2><ul><li>One<ul><li><strong>Two</strong></li></ul></li></ul>');
  });

  it('When Pages marks by its stylesheet, then the marks stay', () => {
    const html =
      '<head><style>p.p1 {font: 12.0px Helvetica} span.s1 {font-weight: bold}</style></head><body><p class="p1"><span class="s1">Fog</span> again</p>' +
      '<ul class="ul1"><li class="li1">One</li><ul class="ul2"><li>Two</li></ul></ul></body>';
    expect(paste(html)).toBe('<strong>Fog</strong> again<ul><li>One<ul><li>Two</li></ul></li></ul>');
  });

  it('When Notion nests lists, then they stay nested', () => {
    expect(paste('<ul><li>One<ul><li>Two <em>soft</em></li></ul></li></ul>')).toBe(
      '<ul><li>One<ul><li>Two <em>soft</em></li></ul></li></ul>',
    );
  });
});

describe('Markdown as text', () => {
  it('When a text has its signs, then headings, nested lists, emphasis and links are read', () => {
    const html = readMarkdown(
      '## Part\n\n- One\n  - Two\n- **Three**\n\n1. *a*\n2. [b](https://example.com/b)\n\n> Quiet',
    );
    expect(paste(html ?? '')).toBe(
      '<h2>Part</h2><ul><li>One<ul><li>Two</li></ul></li><li><strong>Three</strong></li></ul>' +
        '<ol><li><em>a</em></li><li><a href="https://example.com/b">b</a></li></ol><blockquote>Quiet</blockquote>',
    );
  });

  it.each([
    '2 * 3 * 4 = 24',
    'snake_case_name',
    '1984. A year',
    'A line\nand another',
    '- one entry',
    'x < y',
  ])('When %j only contains such signs, then it stays text', (text) => expect(readMarkdown(text)).toBeNull());
});
