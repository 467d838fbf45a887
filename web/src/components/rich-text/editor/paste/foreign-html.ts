import { rename, unwrap } from './elements.ts';
import { inlineRules, readRules } from './stylesheet.ts';
import { nestWordLists } from './word-lists.ts';

/** Elements without words of the text: code, reviewers' notes, and text deleted while changes were tracked. */
const LEFT_OUT = [
  'style, script, title, meta, link, xml, template',
  '[style*="mso-element:comment-list" i], .MsoCommentReference',
  'del[cite], del[datetime], .msoDel',
  '[style*="mso-element:footnote-list" i] > hr',
].join();
const HIDDEN = /(?:display|mso-hide)\s*:\s*(?:none|all)/i;
/** Inserted while changes were tracked, and the element in which Google Docs wraps everything. */
const TRANSPARENT = 'ins, .msoIns, b[id^="docs-internal-guid"]';
const TABS = '[style*="mso-tab-count" i], .Apple-tab-span';
const LEVELS = { first: 2, last: 4 };
const TITLES: Readonly<Record<string, string>> = { 'p.MsoTitle': 'h2', 'p.MsoSubtitle': 'h3' };
const OUTLINE = /mso-outline-level\s*:\s*(\d)/i;
/** Two or more spaces: where one of them does not break, an indent or a gap that somebody made by hand. */
const GAP = /[ \t\r\n\u00a0]{2,}/g;
/** HTML that an editor of this kind has copied. */
const OWN = '[data-pm-slice]';

/** Converts HTML of word processors to what the schema reads best; the schema keeps the words of the rest. */
export function readForeignHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  if (body.querySelector(OWN)) return html;
  const rules = readRules(page);
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of body.querySelectorAll(TRANSPARENT)) unwrap(element);
  inlineRules(body, rules);
  for (const element of body.querySelectorAll('[style]'))
    if (HIDDEN.test(element.getAttribute('style') ?? '')) element.remove();
  for (const tab of body.querySelectorAll(TABS)) tab.replaceWith(' ');
  nestWordLists(body, rules);
  nestOnlineLists(body);
  nestSiblingLists(body);
  mapHeadings(body);
  clearLinks(body);
  closeGaps(body);
  return body.innerHTML;
}

/** Puts the lists of Word for the web, each of one entry, into one another by their levels. */
function nestOnlineLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    const list = wrapper.querySelector('ul, ol');
    const item = list?.querySelector('li');
    if (!list || !item) continue;
    let level = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 1);
    let target = wrapper.previousElementSibling;
    if (!target?.matches('ul, ol')) level = 1;
    for (; level > 1 && target; level -= 1) {
      const last = target.lastElementChild;
      const inner = last?.lastElementChild;
      if (!inner?.matches('ul, ol')) {
        last?.append(list);
        break;
      }
      target = inner;
    }
    if (level > 1) wrapper.remove();
    else if (target?.localName === list.localName) {
      target.append(...list.children);
      wrapper.remove();
    } else if (target && target !== wrapper.previousElementSibling) {
      target.after(list);
      wrapper.remove();
    } else wrapper.replaceWith(list);
  }
}

/** Moves lists that stand directly in a list, as Google Docs and Pages write them, into the entry before. */
function nestSiblingLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else unwrap(list);
  }
}

function mapHeadings(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p[style*="mso-outline-level" i], [role="heading"]')) {
    if (/^H\d$/.test(paragraph.tagName)) continue;
    const [, outline] = OUTLINE.exec(paragraph.getAttribute('style') ?? '') ?? [];
    const level = Number(outline ?? paragraph.getAttribute('aria-level') ?? 2);
    if (level >= 1 && level <= 6) rename(paragraph, `h${level}`);
  }
  // All go one level down where there are some of the first, so that levels stay apart.
  const shift = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1)) + shift;
    const kept = `h${Math.min(Math.max(level, LEVELS.first), LEVELS.last)}`;
    if (kept !== heading.localName) rename(heading, kept);
  }
  for (const [from, to] of Object.entries(TITLES)) for (const title of body.querySelectorAll(from)) rename(title, to);
  // A heading is bold anyway.
  for (const part of body.querySelectorAll<HTMLElement>(':is(h2, h3, h4), :is(h2, h3, h4) *')) {
    if (part.matches('b, strong')) unwrap(part);
    else part.style.removeProperty('font-weight');
  }
}

/** Leaves out that links are underlined, and links within the document that was copied. */
function clearLinks(body: HTMLElement): void {
  for (const part of body.querySelectorAll<HTMLElement>('a, a *, :has(> a:only-child)'))
    if (part.matches('a u')) unwrap(part);
    else if (/underline/.test(part.style.textDecoration)) part.style.removeProperty('text-decoration');
  for (const link of body.querySelectorAll('a[href^="#"], a:not([href])')) unwrap(link);
}

/** Closes gaps made of spaces, and removes paragraphs that only make space. */
function closeGaps(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    if (!node.parentElement?.closest('pre'))
      node.data = node.data.replace(GAP, (gap) => (gap.includes('\u00a0') ? ' ' : gap));
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img, hr')) paragraph.remove();
  for (const gap of body.querySelectorAll(':scope > br')) gap.remove();
}
