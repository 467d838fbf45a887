import { expect, test } from 'vitest';
import { mailLines, newLinksOnly, type OobCode } from './watch-mail.ts';

const link = (oobCode: string): OobCode => ({ email: 'a@example.com', oobCode, oobLink: '', requestType: '' });

test('When links lie there at the start, then only what comes later is new, and once', () => {
  const fresh = newLinksOnly();
  expect(fresh([link('1'), link('2')])).toEqual([]);
  expect(fresh([link('3'), link('2'), link('1')])).toEqual([link('3')]);
  expect(fresh([link('1'), link('2'), link('3')])).toEqual([]);
  expect(fresh([link('4')])).toEqual([link('4')]);
});

test('When a link that was seen goes and comes back, then it is not new', () => {
  const fresh = newLinksOnly();
  fresh([link('1')]);
  expect(fresh([])).toEqual([]);
  expect(fresh([link('1')])).toEqual([]);
});

test('When a mail is printed, then each line is marked, and none steers the terminal', () => {
  const lines = mailLines({ to: 'a@example.com', subject: 'Hi\u001b[2J\nthere', text: 'One\n\nTwo\u0007\n' });
  expect(lines).toBe('\n  ✉ to a@example.com: Hi [2J there\n  ✉ One\n  ✉\n  ✉ Two\n');
});
