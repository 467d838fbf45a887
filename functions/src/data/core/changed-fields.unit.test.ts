import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const stored = {
  status: 'accepted',
  total: 'by hand',
  timeline: [{ event: 'placed', extra: 1 }, 'odd'],
  lines: [
    { title: 7, price: 2000 },
    { title: 'Harbour', price: 3000 },
  ],
};
const before = {
  status: 'accepted',
  total: 0,
  timeline: [{ event: 'placed' }, null],
  lines: [
    { title: '', price: 2000 },
    { title: 'Harbour', price: 3000 },
  ],
};

test('names nothing where nothing changed', () => {
  expect(changedFields(stored, before, { ...before })).toEqual({});
});

test('names the fields that changed alone', () => {
  expect(changedFields(stored, before, { ...before, status: 'shipped' })).toEqual({ status: 'shipped' });
});

test('adds entries to a list as it is stored', () => {
  const timeline = [...before.timeline, { event: 'accepted' }];
  expect(changedFields(stored, before, { ...before, timeline })).toEqual({
    timeline: [{ event: 'placed', extra: 1 }, 'odd', { event: 'accepted' }],
  });
});

test('changes fields of the entries as they are stored', () => {
  const lines = before.lines.map((line) => ({ ...line, editionNumber: line.price / 1000 }));
  expect(changedFields(stored, before, { ...before, lines })).toEqual({
    lines: [
      { title: 7, price: 2000, editionNumber: 2 },
      { title: 'Harbour', price: 3000, editionNumber: 3 },
    ],
  });
});

test('starts a list where none is stored', () => {
  const timeline = [{ event: 'accepted' }];
  for (const none of [undefined, null, 'text', {}])
    expect(changedFields({ ...stored, timeline: none }, { ...before, timeline: [] }, { ...before, timeline })).toEqual({
      timeline,
    });
  const fields: { status: string; timeline?: object[] } = { status: 'paid' };
  expect(changedFields(stored, fields, { ...fields, timeline })).toEqual({ timeline });
});
