import { ROW_TEXT_MAX } from '@aperture-byline/contract/image/wire';
import { expect, test } from 'vitest';
import {
  addEdits,
  type EditedRow,
  type Edits,
  fillDown,
  NO_EDITS,
  pasteBlock,
  redoEdits,
  typeText,
  undoEdits,
} from './cell-edits.ts';

const row = (id: string, title = '', isFixed = false, tags = ''): EditedRow => ({
  id,
  cells: { title, alt: '', tags, privacyStatus: 'Private' },
  isFixed,
});
const ROWS = [row('a', 'Fog'), row('b', 'Waits', true), row('c', 'Rain'), row('d')];

const made = ({ cells }: Edits) => cells.map(({ id, column, after }) => [id, column, after]);

test('When a column is pasted, then it fills the cells downwards, past what is fixed, and the rest is left out', () => {
  const lines = ['One', 'Two', 'Rain', 'Four', 'Five'].map((text) => [text]);
  expect(made(pasteBlock(ROWS, { id: 'a', column: 'title' }, lines))).toEqual([
    ['a', 'title', 'One'],
    ['d', 'title', 'Four'],
  ]);
});

test('When columns are pasted, then they fill the cells to the right, and none beside the table', () => {
  const block = [
    ['A boat', 'sea', 'public', 'nowhere'],
    ['A quay', '', 'Nobody', 'nowhere'],
  ];
  expect(made(pasteBlock(ROWS, { id: 'c', column: 'alt' }, block))).toEqual([
    ['c', 'alt', 'A boat'],
    ['c', 'tags', 'sea'],
    ['c', 'privacyStatus', 'Public'],
    ['d', 'alt', 'A quay'],
  ]);
});

test('When a cell is filled down, then all cells below have its text, and those above stay', () => {
  expect(made(fillDown(ROWS, { id: 'c', column: 'title' }))).toEqual([['d', 'title', 'Rain']]);
  expect(made(fillDown(ROWS, { id: 'a', column: 'title' }))).toEqual([
    ['c', 'title', 'Fog'],
    ['d', 'title', 'Fog'],
  ]);
});

test('When tags are filled down, then they come behind those that are there, each once', () => {
  const rows = [
    row('a', '', false, 'Sea, fog'),
    row('b', '', false, 'boat, sea'),
    row('c'),
    row('d', '', false, 'fog, sea'),
  ];
  expect(made(fillDown(rows, { id: 'a', column: 'tags' }))).toEqual([
    ['b', 'tags', 'boat, sea, fog'],
    ['c', 'tags', 'Sea, fog'],
  ]);
});

test('When a text is longer than a call may be, then it is cut, and what is fixed is not typed into', () => {
  const [edit] = typeText(ROWS, { id: 'd', column: 'alt' }, 'x'.repeat(ROW_TEXT_MAX + 1)).cells;
  expect(edit?.after).toHaveLength(ROW_TEXT_MAX);
  expect(typeText(ROWS, { id: 'b', column: 'title' }, 'Other').cells).toEqual([]);
});

test('When edits are taken back, then typing into one cell is one of them, and they can be made again until another is made', () => {
  const type = (id: string, before: string, after: string): Edits => ({
    isTyping: true,
    cells: [{ id, column: 'title', before, after }],
  });
  const fill: Edits = {
    isTyping: false,
    cells: [{ id: 'a', column: 'tags', before: '', after: 'sea' }],
  };
  const all = [type('a', '', 'F'), type('a', 'F', 'Fo'), type('c', 'Rain', 'Rai'), fill, type('c', 'Rai', 'Ra')];
  let history = all.reduce(addEdits, NO_EDITS);
  const taken: unknown[] = [];
  for (let step = undoEdits(history); step; step = undoEdits(history)) {
    taken.push(...made(step.edits));
    history = step.history;
  }
  expect(taken).toEqual([
    ['c', 'title', 'Rai'],
    ['a', 'tags', ''],
    ['c', 'title', 'Rain'],
    ['a', 'title', ''],
  ]);
  const again = redoEdits(history);
  expect(again && made(again.edits)).toEqual([['a', 'title', 'Fo']]);
  expect(redoEdits(addEdits(again?.history ?? NO_EDITS, fill))).toBeNull();
});
