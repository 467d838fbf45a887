// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseAnswer } from './answer-file.ts';

const read = (...lines: readonly string[]) => parseAnswer(new TextEncoder().encode(lines.join('\r\n')));
const HEADER = 'Customer Reference Number,Amount,Status,UTR Number';

test.each([
  ['names of other banks', ['Payment Ref No.;Txn Amount;Transaction Status;Bank Reference', 'AB1;2,000.00;SUCCESS;N1']],
  ['lines about the file before it', ['Bulk payment,,,', 'File: 12,,,', HEADER, 'AB1,2000,Paid,N1']],
  [
    'a mark of its encoding, a total and blank lines',
    [`\ufeff${HEADER}`, '', 'AB1,Rs. 2000/-,Processed,N1', ',2000,,'],
  ],
  ['cells that a spreadsheet took for text', [HEADER, `"'AB1",2000.0,Transaction successful,"'N1"`]],
])('When an answer has %s, then its rows are read', (_form, lines) => {
  const answer = read(...lines);
  expect(answer).toMatchObject({ pending: 0, problems: [] });
  expect(answer?.rows).toEqual([
    { line: expect.any(Number), reference: 'AB1', outcome: 'paid', utr: 'N1', amount: 2000 },
  ]);
});

test.each([
  'Failed',
  'REJECTED',
  'Returned',
  'Unsuccessful',
  'Not processed',
  'Payment failed: invalid account',
  'Reversed',
  'Not credited',
  'Rejected, not paid',
  'Could not be credited: account closed',
])('When the bank says %j, then the transfer was not made', (status) => {
  expect(read(HEADER, `AB1,2000,"${status}",N1`)?.rows).toEqual([
    { line: 2, reference: 'AB1', outcome: 'failed', utr: '', amount: 2000 },
  ]);
});

test.each([
  'Success',
  'Payment processed successfully',
  'Success - credited to beneficiary',
  'Credited to beneficiary account',
])('When the bank says %j, then the transfer was made', (status) => {
  expect(read(HEADER, `AB1,2000,"${status}",N1`)?.rows).toMatchObject([{ outcome: 'paid', utr: 'N1' }]);
});

test.each([
  'Success – no error',
  'Paid, not returned',
  'Pending, may be cancelled',
  'Returned: credited to remitter',
  'Credited to remitter',
  'Accepted, but not paid',
])('When the bank says %j, then a person has to say which it is', (status) => {
  expect(read(HEADER, `AB1,2000,"${status}",N1`)).toEqual({
    rows: [],
    pending: 0,
    problems: [{ line: 2, text: `“${status}” is not clear. Please write Paid, Failed or Pending there` }],
  });
});

test.each(['Pending', 'In process', 'Processing', 'Initiated', 'Sent for authorisation', 'Scheduled'])(
  'When the bank says %j, then the transfer is still awaited',
  (status) => {
    expect(read(HEADER, `AB1,2000,${status},`)).toEqual({ rows: [], pending: 1, problems: [] });
  },
);

test.each([
  ['AB1,2000,Perhaps,N1', '“Perhaps” is not clear. Please write Paid, Failed or Pending there'],
  ['AB1,2000,,N1', '“” is not clear. Please write Paid, Failed or Pending there'],
  [',2000,Paid,N1', 'It has no reference'],
  ['AB1,2000.50,Paid,N1', '“2000.50” is no amount in whole rupees'],
  ['AB1,-2000,Paid,N1', '“-2000” is no amount in whole rupees'],
  ['AB1,two,Paid,N1', '“two” is no amount in whole rupees'],
  ['AB1,=2000,Paid,N1', '“=2000” is no amount in whole rupees'],
])('When a line is %j, then its problem is told with its number, and the others are read', (line, text) => {
  const answer = read(HEADER, 'AB9,500,Paid,N9', line);
  expect(answer?.problems).toEqual([{ line: 3, text }]);
  expect(answer?.rows).toHaveLength(1);
});

test.each([['Date,Narration,Debit,Credit'], ['Reference,Amount'], ['']])(
  'When a file begins with %j, then it is no answer',
  (header) => {
    expect(read(header, 'a,b,c,d')).toBeNull();
  },
);
