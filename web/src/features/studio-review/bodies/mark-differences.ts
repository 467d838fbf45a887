import { diffArrays } from 'diff';

interface DrawnWork {
  element: HTMLElement;
  photographIds: ReadonlySet<string>;
}

interface Word {
  text: string;
  node: Text;
  start: number;
}

/** More words than these are not one work's revision but another work: nothing of it is marked. */
const EDITS_MAX = 10_000;

/**
 * Marks what only one of two versions of a work has: its words by the custom highlights `removed` and `added`, which
 * leave the document as it is, its photographs by `data-change`. Returns what takes the marks away.
 */
export function markDifferences(before: DrawnWork, after: DrawnWork): () => void {
  const words = findChangedWords(before.element, after.element);
  const undo = [
    highlight('removed', words.removed),
    highlight('added', words.added),
    markPhotographs(before, after.photographIds, 'removed'),
    markPhotographs(after, before.photographIds, 'added'),
  ];
  return () => {
    for (const takeAway of undo) takeAway();
  };
}

export function findChangedWords(before: Node, after: Node): { removed: Range[]; added: Range[] } {
  const changes = diffArrays(listWords(before), listWords(after), {
    comparator: (one, other) => one.text === other.text,
    maxEditLength: EDITS_MAX,
  });
  const rangesOf = (side: 'removed' | 'added') =>
    (changes ?? []).flatMap((change) => (change[side] ? toRanges(change.value) : []));
  return { removed: rangesOf('removed'), added: rangesOf('added') };
}

function listWords(root: Node): Word[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: Word[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    for (const { 0: text, index } of node.data.matchAll(/\S+/g)) words.push({ text, node, start: index });
  }
  return words;
}

function toRanges(words: readonly Word[]): Range[] {
  const ranges: Range[] = [];
  for (const { text, node, start } of words) {
    let range = ranges.at(-1);
    if (range?.startContainer !== node) {
      range = document.createRange();
      range.setStart(node, start);
      ranges.push(range);
    }
    range.setEnd(node, start + text.length);
  }
  return ranges;
}

/** Adds to a highlight that open works share. Browsers without highlights show the lists of differences. */
function highlight(name: string, ranges: readonly Range[]): () => void {
  if (typeof Highlight === 'undefined') return () => {};
  const shared = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, shared);
  for (const range of ranges) shared.add(range);
  return () => {
    for (const range of ranges) shared.delete(range);
  };
}

function markPhotographs(
  { element, photographIds }: DrawnWork,
  others: ReadonlySet<string>,
  change: 'removed' | 'added',
): () => void {
  const folders = [...photographIds].filter((id) => !others.has(id)).map((id) => `/${id}/`);
  const marked = [...element.querySelectorAll('img')].filter(({ src }) =>
    folders.some((folder) => src.includes(folder)),
  );
  for (const image of marked) image.dataset.change = change;
  return () => {
    for (const image of marked) delete image.dataset.change;
  };
}
