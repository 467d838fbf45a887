import { expect, test } from 'vitest';
import { readQuery } from './router.ts';

test.each([
  ['/api/image?page=2', '2'],
  ['/api/image', undefined],
  ['/api/image?page=', ''],
  ['/api/image?page=1&page=2', null],
  ['/api/image?page[$gt]=1', null],
  ['/api/image?page[]=1', null],
  ['/api/image?page%5B%5D=1', null],
  ['/api/image?pages=1', undefined],
  ['/api/image?page=%zz', '%zz'],
  ['/api/image?__proto__=1', undefined],
  ['/api/image?page=%E2%80%8B%C2%A02%E2%80%AC%0B', '2'],
  ['/api/image?page=cafe%CC%81', 'caf\u00e9'],
  [`/api/image?page=a${'%CC%81'.repeat(40)}`, null],
])('When the address is %s, then the page is %j', (url, page) => {
  expect(readQuery(url)('page')).toBe(page);
});
