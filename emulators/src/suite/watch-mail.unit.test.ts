import { expect, test } from 'vitest';
import { type Letter, letterLines, newcomers } from './watch-mail.ts';

const letter = (id: string): Letter => ({ id, to: 'a@example.com', subject: 'Hello', text: 'One' });

test('When letters lie there at the start, then only what comes later is new, and once', () => {
  const fresh = newcomers();
  expect(fresh([letter('1'), letter('2')])).toEqual([]);
  expect(fresh([letter('3'), letter('2'), letter('1')])).toEqual([letter('3')]);
  expect(fresh([letter('1'), letter('2'), letter('3')])).toEqual([]);
  expect(fresh([letter('4')])).toEqual([letter('4')]);
});

test('When a letter that was seen goes and comes back, then it is not new', () => {
  const fresh = newcomers();
  fresh([letter('1')]);
  expect(fresh([])).toEqual([]);
  expect(fresh([letter('1')])).toEqual([]);
});

test('When nothing lies there at the start, then the first one is new', () => {
  const fresh = newcomers();
  expect(fresh([])).toEqual([]);
  expect(fresh([letter('1')])).toEqual([letter('1')]);
});

test('When a letter is printed, then each line is marked, and none steers the terminal', () => {
  const lines = letterLines({ ...letter('1'), subject: 'Hi\u001b[2J\nthere', text: 'One\n\nTwo\u0007\n' });
  expect(lines).toBe('\n  ✉ to a@example.com: Hi [2J there\n  ✉ One\n  ✉\n  ✉ Two\n');
});
