import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBankName } from './bank-text.ts';

test.each([
  ['Mira Q. Pillai', 'Mira Q. Pillai'],
  ['=HYPERLINK("http://x.example","Mira")', 'HYPERLINK http x.example Mira'],
  ['+91 Mira', '91 Mira'],
  ['-2+3 Mira', '2 3 Mira'],
  ['@SUM(A1)', 'SUM A1'],
  ['Mira\r\nPillai', 'Mira Pillai'],
  ['Pillai, Mira', 'Pillai Mira'],
  ['"Mira"; Pillai\tRao', 'Mira Pillai Rao'],
  ['José Gonçalves', 'Jose Goncalves'],
  ['Sharma & Sons', 'Sharma and Sons'],
  ['D’Souza', 'DSouza'],
  ['मीरा पिल्लै', ''],
  ['\u202eMira', 'Mira'],
  [`${'Mira '.repeat(20)}`, 'Mira Mira Mira Mira Mira Mira Mira Mira'],
])('When an account is of %j, then the bank reads %j', (name, read) => {
  expect(toBankName(name)).toBe(read);
});

test('When an account has any name, then it is one cell that no program takes for a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(toBankName(name)).toMatch(/^(?:[A-Za-z0-9](?:[A-Za-z0-9 .-]{0,38}[A-Za-z0-9.-])?)?$/);
    }),
  );
});
