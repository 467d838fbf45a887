import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeStatement } from './decode-statement.ts';
import { parseStatement } from './parse-statement.ts';
import { readAmount } from './read-amount.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, order: 'le' | 'be', mark: boolean) => {
  const bytes = [...(mark ? '\ufeff' : ''), ...text].flatMap((sign) => {
    const code = sign.charCodeAt(0);
    const [high, low] = [code >> 8, code & 255];
    return order === 'le' ? [low, high] : [high, low];
  });
  return new Uint8Array(bytes);
};
const windows = (text: string) => new Uint8Array([...text].map((sign) => sign.charCodeAt(0)));

const LINES = [
  'Statement of account',
  'Account type;Fixed deposit',
  'Date;Narration;Ref No.;Withdrawal Amt.;Deposit Amt.;Closing Balance',
  '26/11/26;UPI-ASHA RAO-412345678901;412345678901;;4,100.00;1,23,456.00',
  '26/11/26;Café charges;X1;100.00;;1,23,356.00',
  '',
  '27/11/26;NEFT ORDER A1B2C3D4;N1;;1,23,456.00;2,46,812.00',
].join('\r\n');

const brief = (bytes: Uint8Array) =>
  parseStatement(bytes).map(({ amount, reference }) => [amount, reference]);
const CAME = [
  [4100, '412345678901'],
  [123_456, 'N1'],
];

describe('the encoding of a statement', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', utf8(LINES)],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${LINES}`)],
    ['UTF-16, little end first', utf16(LINES, 'le', true)],
    ['UTF-16, big end first', utf16(LINES, 'be', true)],
    ['UTF-16 without a mark', utf16(LINES, 'le', false)],
    ['UTF-16 without a mark, big end first', utf16(LINES, 'be', false)],
    ['windows-1252', windows(LINES)],
  ])('When it is %s, then its transfers are read', (_name, bytes) => {
    expect(brief(bytes)).toEqual(CAME);
    expect(decodeStatement(bytes)).toContain('Café');
  });
});

describe('the form of a statement', () => {
  test.each([';', '\t', '|'])('When cells are separated by %j, then amounts keep their commas', (sign) => {
    expect(brief(utf8(LINES.replaceAll(';', sign)))).toEqual(CAME);
  });

  test('When cells are separated by commas, then those with commas are quoted', () => {
    const quoted = LINES.split('\r\n')
      .map((line) =>
        line
          .split(';')
          .map((cell) => `"${cell}"`)
          .join(','),
      )
      .join('\n');
    expect(brief(utf8(quoted))).toEqual(CAME);
  });

  test.each([
    ['Dr / Cr', 'Cr', 'Dr'],
    ['Type', 'CR', 'DR'],
    ['Debit/Credit', 'Credit', 'Debit'],
  ])('When a column %s says what came, then only that is read', (name, credit, debit) => {
    const rows = [`Date,Description,Amount,${name},Balance`, `1,one,500,${credit},1`, `2,two,600,${debit},1`];
    expect(brief(utf8(rows.join('\n')))).toEqual([[500, '']]);
  });

  test('When amounts are marked or signed, then what went out is left out', () => {
    const rows = [
      'Date,Details,Amount',
      '1,a,500.00Cr',
      '2,b,600.00 Dr',
      '3,c,-700',
      '4,d,+800',
      '5,e,(900)',
    ];
    expect(brief(utf8(rows.join('\n')))).toEqual([
      [500, ''],
      [800, ''],
    ]);
  });

  test.each(['', 'Dear customer', 'a,b,c\n1,2,3', '<html><table>', '\u0000\u0001\u0002'])(
    'When it is %j, then there are no transfers',
    (text) => {
      expect(parseStatement(utf8(text))).toEqual([]);
    },
  );

  test('When it is any bytes, then it is read without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => Array.isArray(parseStatement(bytes))),
      { numRuns: 300 },
    );
  });
});

test.each<[string, number | null, 'credit' | 'debit' | null]>([
  ['1,23,456.00', 123_456, null],
  ['2100', 2100, null],
  ['₹ 2,100.50', 2100, null],
  ['Rs. 2,100', 2100, null],
  ['INR 2,100 CR', 2100, 'credit'],
  ['100.00 Dr.', 100, 'debit'],
  ['-100', 100, 'debit'],
  ['(100.00)', 100, 'debit'],
  ['', null, null],
  ['26/11/26', null, null],
  ['UPI-412345678901', null, null],
  ['=1+1', null, null],
  ['1,2,3,4', null, null],
  ['9'.repeat(41), null, null],
])('When a cell is %j, then its amount is %j, %s', (text, rupees, direction) => {
  expect(readAmount(text)).toEqual(rupees === null ? null : { rupees, direction });
});
