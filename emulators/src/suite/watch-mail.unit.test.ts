import { expect, test } from 'vitest';
import { type Mail, mailLines, newMailsOnly } from './watch-mail.ts';

const mail = (id: string): Mail => ({ id, to: 'a@example.com', subject: 'Hello', text: 'One' });

test('When mails lie there at the start, then only what comes later is new, and once', () => {
  const fresh = newMailsOnly();
  expect(fresh([mail('1'), mail('2')])).toEqual([]);
  expect(fresh([mail('3'), mail('2'), mail('1')])).toEqual([mail('3')]);
  expect(fresh([mail('1'), mail('2'), mail('3')])).toEqual([]);
  expect(fresh([mail('4')])).toEqual([mail('4')]);
});

test('When a mail that was seen goes and comes back, then it is not new', () => {
  const fresh = newMailsOnly();
  fresh([mail('1')]);
  expect(fresh([])).toEqual([]);
  expect(fresh([mail('1')])).toEqual([]);
});

test('When nothing lies there at the start, then the first one is new', () => {
  const fresh = newMailsOnly();
  expect(fresh([])).toEqual([]);
  expect(fresh([mail('1')])).toEqual([mail('1')]);
});

test('When a mail is printed, then each line is marked, and none steers the terminal', () => {
  const lines = mailLines({ ...mail('1'), subject: 'Hi\u001b[2J\nthere', text: 'One\n\nTwo\u0007\n' });
  expect(lines).toBe('\n  ✉ to a@example.com: Hi [2J there\n  ✉ One\n  ✉\n  ✉ Two\n');
});
