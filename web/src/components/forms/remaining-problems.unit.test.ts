import { expect, it } from 'vitest';
import { remainingProblems } from './remaining-problems.ts';

const refusal = {
  problems: { title: 'No.', 'sizes[1].width': 'Too wide.' },
  fields: { title: 'Dunes', sizes: [{ width: 10 }, { width: 900 }] },
};

it('When nothing is changed, then every problem stays', () => {
  expect(remainingProblems(refusal, structuredClone(refusal.fields))).toEqual(refusal.problems);
});

it('When a field is changed, then its problem goes, and that of another field stays', () => {
  expect(remainingProblems(refusal, { ...refusal.fields, title: 'Dune' })).toEqual({
    'sizes[1].width': 'Too wide.',
  });
  expect(remainingProblems(refusal, { ...refusal.fields, sizes: [{ width: 10 }, { width: 90 }] })).toEqual({
    title: 'No.',
  });
  expect(remainingProblems(refusal, { ...refusal.fields, sizes: [] })).toEqual({ title: 'No.' });
});

it('When a problem is about another field too, then it goes with a change of either', () => {
  const withSizes = (path: string) => (path === 'title' ? ['title', 'sizes'] : [path]);
  const fields = { ...refusal.fields, sizes: [...refusal.fields.sizes, { width: 20 }] };
  expect(remainingProblems(refusal, fields, withSizes)).toEqual({ 'sizes[1].width': 'Too wide.' });
});
