import { rename } from './elements.ts';
import type { StyleRule } from './stylesheet.ts';

type ListName = 'ol' | 'ul';

interface Entry {
  level: number;
  name: ListName;
  /** The number or letter before the entry without its dot or bracket; empty for bullets. */
  number: string;
}

interface OpenList {
  level: number;
  element: HTMLElement;
  lastNumber: string;
}

const PLACE = /mso-list\s*:\s*(l\d+)\s+level(\d+)/i;
const SIGN = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const NUMBERED = /^\s*\(?((?:\d+\.)*\d+(?=[.)\]、]|$)|(?:\p{L}{1,2}|[ivxlcdm]+)(?=[.)\]、]))/iu;
/** A sign that stands as text, where a browser has left out the styles. */
const WRITTEN_SIGN = /^\s*([·•▪§◦–-]|o|\(?(?:\d+|[a-z]{1,2}|[ivxlcdm]+)[.)])[\s\u00a0]*\u00a0[\s\u00a0]*/i;
const FIRST = /^(?:.*\.)?1$|^[ai]$/i;
const INDENT = 36;
const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, px: 0.75 };

/** Makes nested lists of Word's lists, which are paragraphs with a sign and a level. */
export function nestWordLists(body: HTMLElement, rules: readonly StyleRule[]): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, div[style*="mso-list" i]')) {
    const root = open[0]?.element;
    const isNext = root !== undefined && previousOf(paragraph) === root;
    const entry = takeEntry(paragraph, rules);
    if (entry) {
      if (!isNext) open = [];
      addEntry(open, paragraph, entry);
    } else if (isNext && /MsoListParagraph/.test(paragraph.className)) {
      open.at(-1)?.element.lastElementChild?.append(rename(paragraph, 'p'));
    }
  }
}

/** The element before, if there are no words between. */
function previousOf(element: Element): ChildNode | null {
  let before = element.previousSibling;
  while (before && !(before instanceof Element) && (before.nodeType === 8 || !before.textContent?.trim()))
    before = before.previousSibling;
  return before;
}

/** Reads which entry of a list a paragraph is, and removes its sign; null for other paragraphs. */
function takeEntry(paragraph: HTMLElement, rules: readonly StyleRule[]): Entry | null {
  const style = paragraph.getAttribute('style') ?? '';
  const [, list, level] = PLACE.exec(style) ?? [];
  const sign = paragraph.querySelector(SIGN);
  if (list !== undefined || sign) {
    const number = NUMBERED.exec(sign?.textContent?.trim() ?? '')?.[1] ?? '';
    sign?.remove();
    const format = readFormat(rules, `${list}:level${level}`);
    const isBullet = format === 'bullet' || (number === '' && format === undefined);
    return { level: Number(level ?? 1), name: isBullet ? 'ul' : 'ol', number: isBullet ? '' : number };
  }
  if (!/MsoListParagraph/.test(paragraph.className)) return null;
  const written = WRITTEN_SIGN.exec(paragraph.textContent ?? '');
  if (!written) return null;
  removeStart(paragraph, written[0].length);
  const number = NUMBERED.exec(written[1] ?? '')?.[1] ?? '';
  const isBullet = number === '' || written[1] === 'o';
  return { level: readIndent(style), name: isBullet ? 'ul' : 'ol', number: isBullet ? '' : number };
}

/** Returns the format, '' where Word writes none since it is decimal, or undefined for an unknown list. */
function readFormat(rules: readonly StyleRule[], place: string): string | undefined {
  const rule = rules.find(({ selector }) => selector === `@list ${place}`);
  return rule && (/mso-level-number-format\s*:\s*([\w-]+)/i.exec(rule.declarations)?.[1] ?? '');
}

function readIndent(style: string): number {
  const [, size, unit = 'pt'] = /margin-left\s*:\s*([\d.]+)(pt|in|cm|px)/i.exec(style) ?? [];
  return Math.max(1, Math.round((Number(size ?? INDENT) * (POINTS[unit] ?? 1)) / INDENT));
}

function removeStart(element: Element, length: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  for (let node = walker.nextNode() as Text | null; node && left > 0; node = walker.nextNode() as Text | null) {
    const taken = Math.min(left, node.length);
    node.deleteData(0, taken);
    left -= taken;
  }
}

/** Appends an entry to the list of its level, which it opens where there is none; deeper lists end. */
function addEntry(open: OpenList[], paragraph: HTMLElement, { level, name, number }: Entry): void {
  while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
  let top = open.at(-1);
  // A list that began with a deeper entry goes on with those before it.
  if (top && top.level > level) top.level = level;
  if (top?.level === level && !continues(top, name, number)) {
    open.pop();
    const sibling = paragraph.ownerDocument.createElement(name);
    top.element.after(sibling);
    top = { level, element: sibling, lastNumber: '' };
    open.push(top);
  } else if (top === undefined || top.level < level) {
    const element = paragraph.ownerDocument.createElement(name);
    if (top?.element.lastElementChild) top.element.lastElementChild.append(element);
    else paragraph.before(element);
    top = { level, element, lastNumber: '' };
    open.push(top);
  }
  const item = paragraph.ownerDocument.createElement('li');
  top.element.append(item);
  item.append(rename(paragraph, 'p'));
  top.lastNumber = number;
}

/** Whether an entry belongs to the list before: of the same kind, and not numbered from the beginning again. */
function continues({ element, lastNumber }: OpenList, name: ListName, number: string): boolean {
  if (element.localName !== name) return false;
  const isNinthLetter = /^i$/i.test(number) && /^h$/i.test(lastNumber);
  return name === 'ul' || !FIRST.test(number) || isNinthLetter;
}
