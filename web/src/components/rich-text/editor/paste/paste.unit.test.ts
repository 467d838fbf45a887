// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { expect, test } from 'vitest';
import { extensions, readHtml } from '../extensions.ts';
import { readForeignHtml } from './foreign-html.ts';
import { readMarkdown } from './markdown.ts';

/** The text as it is saved, without what links get anyway. */
function save(html: string): string {
  const editor = new Editor({ extensions, content: html });
  const saved = readHtml(editor).replace(/ rel="[^"]*"/g, '');
  editor.destroy();
  return saved;
}
const paste = (html: string) => save(readForeignHtml(html));

/** An outline of the lists: `UL(one UL(two))`. */
function outline(html: string): string {
  const describe = (node: Node): string =>
    [...node.childNodes]
      .map((child) => {
        if (child.nodeType === 3) return (child.textContent ?? '').trim();
        const inner = describe(child);
        return /^(UL|OL)$/.test(child.nodeName) ? `${child.nodeName}(${inner})` : inner;
      })
      .filter(Boolean)
      .join(' ');
  return describe(new DOMParser().parseFromString(html, 'text/html').body);
}

/** An entry of a list as Word writes it. */
const entry = (level: number, sign: string, text: string, list = 'l0', lfo = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 0.5}in;text-indent:-.25in;mso-list:${list} level${level} lfo${lfo}'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;
const word = (body: string, css = '') =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><style><!--\n@font-face {font-family:Wingdings;}\n p.MsoNormal{color:red}\n${css}--></style></head><body lang=EN-GB><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

test.each([
  [
    'levels of bullets',
    entry(1, '·', 'a') + entry(2, 'o', 'b') + entry(3, '§', 'c') + entry(2, 'o', 'd') + entry(1, '·', 'e'),
    'UL(a UL(b UL(c) d) e)',
  ],
  [
    'numbers with letters and Roman numbers',
    entry(1, '1.', 'a') + entry(2, 'a.', 'b') + entry(3, 'i.', 'c') + entry(3, 'ii.', 'd') + entry(1, '2.', 'e'),
    'OL(a OL(b OL(c d)) e)',
  ],
  ['bullets under numbers', entry(1, '1)', 'a') + entry(2, '·', 'b') + entry(1, '2)', 'c'), 'OL(a UL(b) c)'],
  ['numbers of chapters', entry(1, '1', 'a') + entry(2, '1.1', 'b') + entry(2, '1.2', 'c'), 'OL(a OL(b c))'],
  ['a level left out', entry(1, '·', 'a') + entry(3, '§', 'b') + entry(1, '·', 'c'), 'UL(a UL(b) c)'],
  ['a first entry of a deeper level', entry(2, 'o', 'a') + entry(1, '·', 'b'), 'UL(a b)'],
  [
    'a list that begins again',
    entry(1, '1.', 'a') + entry(1, '2.', 'b') + entry(1, '1.', 'c', 'l1', 2),
    'OL(a b) OL(c)',
  ],
  ['bullets after numbers', entry(1, '1.', 'a') + entry(1, '·', 'b', 'l1', 2), 'OL(a) UL(b)'],
  [
    'letters up to i',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((one) => entry(1, `${one}.`, one)).join(''),
    'OL(a b c d e f g h i)',
  ],
  ['text between', `${entry(1, '·', 'a')}<p class=MsoNormal>Then</p>${entry(1, '·', 'b')}`, 'UL(a) Then UL(b)'],
  [
    'a second paragraph of an entry',
    `${entry(1, '·', 'a')}<p class=MsoListParagraphCxSpMiddle>more</p>${entry(1, '·', 'b')}`,
    'UL(a more b)',
  ],
  [
    'signs without styles',
    '<p class="MsoListParagraph" style="margin-left:36pt">·&nbsp;&nbsp; a</p><p class="MsoListParagraph" style="margin-left:72pt">o&nbsp;&nbsp; b</p>',
    'UL(a UL(b))',
  ],
])('When Word’s list with %s is pasted, then its levels and kinds stay', (_what, html, expected) => {
  expect(outline(paste(word(html)))).toBe(expected);
});

test('When a sign of Word is unknown, then its stylesheet says which kind the list is', () => {
  const css = '@list l0:level1\n{mso-level-number-format:bullet;}\n@list l1:level1\n{mso-level-text:"%1 -";}';
  expect(outline(paste(word(entry(1, 'x.', 'a') + entry(1, '–', 'b', 'l1'), css)))).toBe('UL(a) OL(b)');
});

test('When a text of Word is pasted, then headings, marks and words stay, and what it hides goes', () => {
  const html = word(
    `<p class=MsoTitle>Fog<o:p></o:p></p><h1><a name="_Toc1"><b>Coast</b></a></h1><h5>Deep</h5>
    <p class=MsoNormal><b>bold</b> <i>it</i> <a href="https://a.example/x"><span style='text-decoration:underline'>link</span></a> <a href="#_Toc1">see</a><span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp; </span>tab&nbsp;&nbsp; gap<span style='mso-hide:all'>secret</span></p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>
    <p class=MsoNormal>new<del cite="mailto:A" datetime="2026-01-01"> old</del><ins cite="mailto:A" datetime="2026-01-01"> word</ins><a href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a></p>
    <table><tr><td><p>cell</p></td></tr></table>
    <div style='mso-element:footnote-list'><hr size=1><p class=MsoFootnoteText>[1] note</p></div>
    <div style='mso-element:comment-list'><p>remark</p></div>`,
    'span.MsoHyperlink{text-decoration:underline}',
  );
  expect(paste(html)).toBe(
    '<h2>Fog</h2><h2>Coast</h2><h4>Deep</h4>' +
      '<p><strong>bold</strong> <em>it</em> <a href="https://a.example/x">link</a> see tab gap</p>' +
      '<p>new word[1]</p><p>cell</p><p>[1] note</p>',
  );
});

test('When lists of Word for the web are pasted, then they nest by their levels', () => {
  const item = (level: number, text: string, tag = 'ul') =>
    `<div class="ListContainerWrapper"><${tag}><li data-aria-level="${level}"><p>${text}</p></li></${tag}></div>`;
  const html = item(1, 'a') + item(2, 'b') + item(2, 'c') + item(3, 'd', 'ol') + item(1, 'e');
  expect(outline(paste(html))).toBe('UL(a UL(b c OL(d)) e)');
});

test('When a text of Google Docs is pasted, then its nested lists and marks stay, and nothing else turns bold', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400;">Fog</span></h1>' +
    '<p dir="ltr"><span style="font-weight:700;">bold</span><span style="font-weight:400;"> and </span><span style="font-style:italic;">it</span> <a href="https://a.example/" style="text-decoration:none;"><span style="text-decoration:underline;">link</span></a></p><br>' +
    '<ul><li dir="ltr" aria-level="1"><p><span>a</span></p></li><ul><li aria-level="2"><p>b</p></li><ol><li aria-level="3"><p>c</p></li></ol></ul><li aria-level="1"><p>d</p></li></ul></b>';
  const saved = paste(html);
  expect(saved).toContain(
    '<h2>Fog</h2><p><strong>bold</strong> and <em>it</em> <a href="https://a.example/">link</a></p><ul>',
  );
  expect(outline(saved)).toContain('UL(a UL(b OL(c)) d)');
});

test('When a text of Pages is pasted, then the marks of its stylesheet and its lists stay', () => {
  const html =
    '<html><head><style type="text/css">p.p1 {margin: 0px; font: bold 12px Helvetica}\nspan.s1 {font-style: italic}\nli.li1 {font: 11px Helvetica}</style></head><body>' +
    '<p class="p1">loud</p><p class="p2"><br></p><p class="p3">so <span class="s1">soft</span><span class="Apple-tab-span" style="white-space:pre">\t</span><b>b</b></p>' +
    '<ul class="ul1"><li class="li1">a</li><ul class="ul1"><li class="li1">b</li></ul><li class="li1">c</li></ul></body></html>';
  expect(paste(html)).toBe(
    '<p><strong>loud</strong></p><p>so <em>soft</em> <strong>b</strong></p>' +
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>',
  );
});

test('When a text of Notion is pasted, then its lists and struck words stay', () => {
  const html =
    '<!-- notionvc: 1 --><h1>Fog</h1><ul><li>a<ol><li>b</li></ol></li></ul><p><del>gone</del></p><aside>note</aside>';
  expect(outline(paste(html))).toBe('Fog UL(a OL(b)) gone note');
  expect(paste(html)).toContain('<s>gone</s>');
});

test.each([
  ['the first level', [1, 2, 3, 4], [2, 3, 4, 4]],
  ['no first level', [2, 3, 4, 6], [2, 3, 4, 4]],
  ['the second level twice', [1, 2, 2, 1], [2, 3, 3, 2]],
])('When headings with %s are pasted, then their levels stay apart', (_what, levels, expected) => {
  const html = levels.map((level) => `<h${level}>Fog</h${level}>`).join('');
  expect(paste(html)).toBe(expected.map((level) => `<h${level}>Fog</h${level}>`).join(''));
});

const markdown = (text: string) => save(readForeignHtml(readMarkdown(text) ?? ''));

test.each(['  ', '    ', '\t'])('When lists of Markdown are indented by %j, then they nest', (indent) => {
  expect(outline(markdown(`- a\n${indent}- b\n${indent}${indent}- c\n- d`))).toBe('UL(a UL(b UL(c)) d)');
});

test('When Markdown is pasted, then headings, numbers, emphasis, links and quotes are read, and no words are lost', () => {
  const text =
    '# Fog\r\n\r\n**bold** _it_ [there](https://a.example/)\r\nnext <b>line</b>\r\n\r\n1. a\r\n   - b\r\n2. c\r\n\r\n> said\r\n\r\n![The pier](https://a.example/x.png)';
  expect(markdown(text)).toBe(
    '<h2>Fog</h2><p><strong>bold</strong> <em>it</em> <a href="https://a.example/">there</a><br>next &lt;b&gt;line&lt;/b&gt;</p>' +
      '<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol><blockquote><p>said</p></blockquote><p>The pier</p>',
  );
});

test('When an entry and one below it are pasted, then they are a list', () => {
  expect(outline(markdown('- a\n  - b'))).toBe('UL(a UL(b))');
});

test.each([
  'Prices* are in pounds',
  '* Prices are in pounds',
  'my_file_name_2.jpg and another_one',
  'A sheet of 2*3*4 and 5 * 6 * 7',
  '~5 to ~6 minutes',
  '1986. A great year',
  '1. Only this',
  '    An indented line\n    and its next',
  'See https://a.example/x_y_z or me@a.example',
  '<b>not bold</b> <!-- kept -->',
  '#fog #coast',
])('When plain text such as %j is pasted, then it stays as it is', (text) => {
  expect(readMarkdown(text)).toBeNull();
});
