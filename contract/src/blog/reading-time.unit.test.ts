import { expect, test } from 'vitest';
import { computeReadingTime } from './reading-time.ts';

test.each([
  ['', 1],
  ['<p></p>', 1],
  [`<p>${'word '.repeat(200)}</p>`, 1],
  [`<p>${'word '.repeat(201)}</p>`, 2],
  [`<p>${'शब्द '.repeat(201)}</p>`, 2],
  ['<p>one</p>'.repeat(201), 2],
  [`<p>${'— '.repeat(400)}</p>`, 1],
  ['<img src="/api/image/a" alt="one two">'.repeat(300), 1],
])('When a text is %.30s…, then it takes %i minutes', (html, minutes) => {
  expect(computeReadingTime(html)).toBe(minutes);
});
