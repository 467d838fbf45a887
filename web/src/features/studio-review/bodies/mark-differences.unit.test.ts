// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findChangedWords, markDifferences } from './mark-differences.ts';

function draw(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

function describeChanges(before: string, after: string) {
  const { removed, added } = findChangedWords(draw(before), draw(after));
  return { removed: removed.map(String), added: added.map(String) };
}

test.for([
  ['<p>Wet sand</p>', '<p>Wet sand</p>', [], []],
  ['<p>Two years on a coast</p>', '<p>Three long years on a coast</p>', ['Two'], ['Three long']],
  ['<p>One</p>', '<p>One</p><p>Two <b>bold</b> words</p>', [], ['Two', 'bold', 'words']],
  ['<h1>Salt</h1><p>a  b</p>', '<h1>Salt</h1><p>a b</p>', [], []],
  ['', '<p>All is new</p>', [], ['All is new']],
  ['<p>All is gone</p>', '', ['All is gone'], []],
] as const)('From %s to %s, the changed words are found', ([before, after, removed, added]) => {
  expect(describeChanges(before, after)).toEqual({ removed, added });
});

test('When a photograph is only in one version, then it is marked there until the marks are taken away', () => {
  const picture = (id: string) => `<img src="/media/photos/${id}/640.jpg" alt="">`;
  const before = draw(picture('kept') + picture('old'));
  const after = draw(picture('kept') + picture('new'));
  const changes = (element: HTMLElement) => [...element.querySelectorAll('img')].map(({ dataset }) => dataset.change);

  const takeAway = markDifferences(
    { element: before, photographIds: new Set(['kept', 'old']) },
    { element: after, photographIds: new Set(['kept', 'new']) },
  );
  expect([changes(before), changes(after)]).toEqual([
    [undefined, 'removed'],
    [undefined, 'added'],
  ]);
  takeAway();
  expect([changes(before), changes(after)]).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
