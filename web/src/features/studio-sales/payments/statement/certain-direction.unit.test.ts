// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parseStatement } from './parse-statement.ts';

/** Amounts that came, how many went out, and how many are not read; null for a file that is refused. */
const count = (lines: readonly string[]) => {
  const read = parseStatement(new TextEncoder().encode(lines.join('\n')));
  return read && [read.rows.map(({ amount }) => amount), read.debits, read.others.length];
};

/** Amounts that came, how many went out, and how many lines are not read. */
type Reading = { came?: number[]; out?: number; unread?: number };

type Example = [form: string, lines: readonly string[], reading: Reading];

const testEach = (examples: readonly Example[]) =>
  test.each(examples)(
    'When a file has %s, then only what came for certain is read as come',
    (_form, lines, { came = [], out = 0, unread = 0 }) => {
      expect(count(lines)).toEqual([came, out, unread]);
    },
  );

const OUT = '27-11-2026,IMPS OUT 22948111';
const IN = '28-11-2026,UPI ASHA';

describe('marks beside amounts', () => {
  testEach([
    [
      'marks before the amount and the balance',
      ['Date,Narration,Dr/Cr,Amount,Dr/Cr,Balance', `${OUT},DR,2700.00,CR,9000.00`, `${IN},CR,500.00,CR,9500.00`],
      { came: [500], out: 1 },
    ],
    [
      'marks before the amount and an overdraft',
      ['Date,Narration,Dr/Cr,Amount,Dr/Cr,Balance', `${OUT},DR,2700,DR,9000`, `${IN},CR,500,DR,8500`],
      { came: [500], out: 1 },
    ],
    [
      'types before the amount and the balance',
      ['Date,Narration,Type,Amount,Type,Balance', `${OUT},DR,2700,CR,9000`, `${IN},CR,500,CR,9500`],
      { came: [500], out: 1 },
    ],
    [
      'types behind the amount and the balance',
      ['Date,Narration,Amount,Type,Balance,Type', `${OUT},2700,DR,9000,CR`, `${IN},500,CR,9500,CR`],
      { came: [500], out: 1 },
    ],
    [
      'marks of the balance before the amount',
      ['Date,Narration,Dr/Cr,Balance,Dr/Cr,Amount', `${OUT},CR,9000,DR,2700`, `${IN},DR,9500,CR,500`],
      { came: [500], out: 1 },
    ],
    [
      'marks of the balance alone',
      ['Date,Narration,Amount,Balance,Dr/Cr', `${OUT},2700,9000,CR`, `${IN},500,9500,DR`],
      { unread: 2 },
    ],
    [
      'marks of the balance that are named so',
      ['Date,Narration,Amount,Balance Type,Balance', `${OUT},2700,CR,9000`, `${IN},500,DR,9500`],
      { unread: 2 },
    ],
    [
      'marks of both, written in two ways',
      ['Date,Narration,Dr/Cr,Amount,Cr/Dr,Balance', `${OUT},DR,2700,CR,9000`, `${IN},CR,500,CR,9500`],
      { came: [500], out: 1 },
    ],
    [
      'a kind of transfer, C for cash, before the marks',
      [
        'Date,Tran Type,Narration,Amount,Dr/Cr,Balance',
        '27-11-2026,C,CASH OUT,2700,DR,9000',
        '28-11-2026,T,UPI ASHA,500,CR,9500',
        '28-11-2026,C,CASH,600,CR,9500',
      ],
      { came: [500, 600], out: 1 },
    ],
    [
      'a kind of transfer alone, C for cash',
      ['Date,Tran Type,Narration,Amount', '27-11-2026,C,CASH OUT,2700', '28-11-2026,T,UPI ASHA,500'],
      { unread: 2 },
    ],
    [
      'marks behind the amount that say different things',
      ['Date,Narration,Amount,Type,Direction', `${OUT},2700,CR,Out`, `${IN},500,CR,In`, `${OUT},9,DR,Out`],
      { came: [500], out: 1, unread: 1 },
    ],
    [
      'signs of their own column',
      ['Date,Narration,+/-,Amount,Balance', `${OUT},-,2700,9000`, `${IN},+,500,9500`],
      { came: [500], out: 1 },
    ],
    [
      'receipts and payments',
      ['Date,Narration,Receipt/Payment,Amount', `${OUT},Payment,2700`, `${IN},Receipt,500`],
      { came: [500], out: 1 },
    ],
    [
      'cheques that others paid in',
      ['Date,Narration,Type,Amount', `${OUT},INWARD CLEARING,2700`, `${IN},NEFT INWARD,500`],
      { came: [500], unread: 1 },
    ],
    [
      'marks without names, of which those of the amount say the same',
      ['Date,Narration,,Amount,,Balance', `${OUT},DR,2700,CR,9000`, `${OUT},DR,800,DR,900`],
      { out: 2 },
    ],
    [
      'marks of the balance alone, where those of the amount are blank',
      ['Date,Narration,Dr/Cr,Amount,Dr/Cr,Balance', `${OUT},,2700,CR,9000`, `${OUT},,800,DR,900`],
      { unread: 2 },
    ],
    [
      'a column of credits that another one calls debits',
      ['Date,Narration,Credit Amount,Side', `${OUT},2700,Debit`],
      { unread: 1 },
    ],
    [
      'marks that are first filled after many lines',
      [
        'Date,Tran Type,Narration,Credit Amount,Type',
        ...Array.from({ length: 60 }, () => '28-11-2026,T,UPI ASHA,500,'),
        '27-11-2026,C,IMPS OUT,2700,DR',
      ],
      { came: Array.from({ length: 60 }, () => 500), unread: 1 },
    ],
    [
      'debits in their own column, beside amounts that say nothing',
      ['Date,Narration,Amount,Debit', `${OUT},,2700`, `${OUT},800,`],
      { out: 1, unread: 1 },
    ],
    [
      'two columns of amounts that say nothing',
      ['Date,Narration,Amount,Txn Amount', `${OUT},-2700,`, `${OUT},,800`],
      { out: 1, unread: 1 },
    ],
    ['payments that were received', ['Date,Narration,Payments received', `${OUT},2700`], { unread: 1 }],
    [
      'types of the account',
      ['Account Type: Deposit', 'Date,Account Type,Narration,Amount', '27-11-2026,Deposit,IMPS OUT,2700'],
      { unread: 1 },
    ],
    [
      'types of the account before the lines',
      [
        'Statement date,Account Type,Deposit',
        'Account Type: Deposit,Currency: INR,Branch: Kochi',
        'Date,Narration,Amount,Type',
        `${OUT},2700,DR`,
        `${IN},500,CR`,
        `${IN},600,`,
      ],
      { came: [500], out: 1, unread: 2 },
    ],
    [
      'unsigned amounts that are marked as debits, beside a negative one',
      ['Date,Narration,Amount,Type', `${OUT},2700,DR`, `${OUT},-5,DR`, `${IN},500,UPI`],
      { out: 2, unread: 1 },
    ],
    [
      'negative amounts that are marked as credits',
      ['Date,Narration,Amount,Type', `${OUT},2700,`, `${IN},-500,CR`],
      { unread: 2 },
    ],
  ]);
});

describe('several tables in a file', () => {
  testEach([
    [
      'columns of another order',
      ['Date,Narration,Debit,Credit', `${OUT},2700,`, 'Date,Narration,Credit,Debit', `${OUT},,800`, `${IN},500,`],
      { came: [500], out: 2 },
    ],
    [
      'marks in place of two columns',
      ['Date,Narration,Credit,Debit', `${IN},500,`, 'Date,Narration,Amount,CR/DR', `${OUT},2700,DR`, `${IN},7,CR`],
      { came: [500, 7], out: 1 },
    ],
    [
      'the first names once more',
      [
        'Date,Narration,Debit,Credit',
        `${OUT},2700,`,
        'Date,Narration,Credit,Debit',
        `${OUT},,800`,
        'Date, Narration ,DEBIT,Credit',
        `${OUT},900,`,
        `${IN},,500`,
      ],
      { came: [500], out: 3 },
    ],
    [
      'no narration in the first',
      ['Date,Debit,Credit', '27-11-2026,2700,', '28-11-2026,,500', 'Date,Narration,Credit,Debit', `${OUT},,9`],
      { came: [500], out: 2 },
    ],
    [
      'two columns in the second',
      ['Date,Credit,Debit', '28-11-2026,500,', 'Date,Debit', '27-11-2026,2700'],
      { came: [500], out: 1 },
    ],
    [
      'other amounts that are not known',
      ['Date,Narration,Credit', `${IN},500`, 'Date,Narration,Credit Limit', `${OUT},2700`],
      { came: [500], unread: 2 },
    ],
    [
      'names in another language',
      ['Date,Narration,Credit,Debit', `${IN},500,`, 'Datum,Text,Soll,Haben', `${OUT},2700,`],
      { came: [500], unread: 2 },
    ],
    [
      'sums without days',
      ['Date,Narration,Credit,Debit', `${IN},500,`, 'Mode,Debits,Credits', 'UPI,2700,500', 'IMPS,800,900'],
      { came: [500], unread: 3 },
    ],
    [
      'days in words',
      ['Date,Narration,Amount,Type', '"Nov 28, 2026",Cheque deposit,Rs. 4.100,Credit', '"Nov 28, 2026",a,7,Credit'],
      { came: [7], unread: 1 },
    ],
  ]);
});

describe('lines with more cells than names', () => {
  testEach([
    [
      'commas in a text',
      ['Date,Narration,Debit,Credit,Balance', '27-11-2026,IMPS, OUT,2700,,9000', `${IN},,500,9500`],
      { came: [500], unread: 1 },
    ],
    [
      'commas in a text, and nothing behind',
      ['Date,Narration,Ref,Debit,Credit', '27-11-2026,IMPS, OUT,,2700,', `${IN},R1,,500`],
      { came: [500], unread: 1 },
    ],
    [
      'commas in the only text, and nothing behind',
      ['Date,Narration,Ref,Debit,Credit', '27-11-2026,IMPS, OUT,,2700,'],
      { unread: 1 },
    ],
    [
      'commas in an amount',
      ['Date,Narration,Debit,Credit,Balance', `${IN},,3,000.00,9000.00`, `${IN},,500.00,9500.00`],
      { came: [500], unread: 1 },
    ],
    [
      'commas in an amount, and nothing behind',
      ['Date,Narration,Credit,Debit', `${IN},3,000.00,`, `${IN},4,000.00,`],
      { unread: 2 },
    ],
    ['commas in the last amount', ['Date,Narration,Credit', `${IN},3,000.00`, `${IN},500`], { came: [500], unread: 1 }],
    [
      'commas in an amount, and as many cells as names',
      ['Date,Narration,Credit,Remarks', `${IN},3,000.00`, `${IN},500.00`],
      { came: [500], unread: 1 },
    ],
    [
      'commas in a large amount',
      ['Date,Narration,Credit,Debit,Balance', `${IN},1,23,456.00,,9000.00`, `${OUT},,5.00,9000.00`],
      { out: 1, unread: 1 },
    ],
    [
      'a comma at the end of each line',
      ['Date,Narration,Debit,Credit', `${OUT},2700.00,,`, `${IN},,500.00,`],
      { came: [500], out: 1 },
    ],
    [
      'a comma at the end of a line with a balance',
      ['Date,Narration,Debit,Credit,Balance', `${OUT},2700.00,,9000.00,`, `${IN},,500.00,9500.00`],
      { came: [500], out: 1 },
    ],
    [
      'amounts as texts of a spreadsheet',
      ['Date,Narration,Debit,Credit,Balance', `${OUT},="3,000.00",,="9,000.00"`, `${IN},,="4,100.00",="9,000.00"`],
      { came: [4100], out: 1 },
    ],
  ]);
});

describe('cells of a web page that take several places', () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => cell.replace(/^(\S*=\d )?/, '<td $1>')).join('')}</tr>`;
  const header = row('Date', 'Narration', 'Ref', 'Credit', 'Debit');
  testEach([
    [
      'a cell of two columns',
      ['<table>', header, row('27/11/2026', 'colspan=2 IMPS OUT', '', '2700'), row('28/11/2026', 'UPI', 'R1', '500')],
      { came: [500], out: 1 },
    ],
    [
      'a day for two rows',
      [
        '<table>',
        header,
        row('rowspan=2 28/11/2026', 'UPI', 'R1', '500', ''),
        row('UPI 412345678901', '', '', '2700'),
        row('27/11/2026', 'IMPS OUT', '', '', '800'),
      ],
      { came: [500], out: 1, unread: 1 },
    ],
  ]);
});

describe('columns that are named like amounts', () => {
  testEach([
    [
      'credits that are available',
      ['Date,Narration,Available Credit,Txn Amount,Type', `${OUT},9000,2700,DR`, `${IN},9500,500,CR`],
      { came: [500], out: 1 },
    ],
    [
      'limits of credit',
      ['Date,Narration,Credit Limit,Withdrawl Amt,Deposite Amt', `${OUT},9000,2700,`, `${IN},9000,,500`],
      { came: [500], out: 1 },
    ],
    ['short names', ['Date,Narration,Wdl,Dep,Bal', `${OUT},2700,,9000`, `${IN},,500,9500`], { came: [500], out: 1 }],
    ['lodgements', ['Date,Narration,Lodgement,Withdrawal', `${OUT},,2700`, `${IN},500,`], { came: [500], out: 1 }],
    [
      'tildes',
      ['Date~Narration~Debit~Credit', ...[`${OUT},2700,`, `${IN},,500`].map((row) => row.replaceAll(',', '~'))],
      { came: [500], out: 1 },
    ],
    [
      'branches of deposit',
      ['Date,Narration,Deposit Branch,Debit,Credit', `${OUT},248,2700,`, `${IN},248,,500`],
      { came: [500], out: 1 },
    ],
    [
      'numbers of accounts',
      [
        'Date,Narration,Debit A/c,Credit A/c,Txn Amount,Type',
        `${OUT},1234567,7654321,2700,DR`,
        `${IN},7654321,1234567,500,CR`,
      ],
      { came: [500], out: 1 },
    ],
    [
      'amounts in dollars beside those in rupees',
      ['Date,Narration,Credit ($),Credit (₹),Debit (₹)', `${IN},6,500,`, `${OUT},30,,2700`],
      { came: [500], out: 1 },
    ],
    [
      'names of both scripts',
      ['Date,Narration,Debit / பற்று,Credit / வரவு', `${OUT},2700,`, `${IN},,500`],
      { came: [500], out: 1 },
    ],
  ]);

  test.each([
    'Amount($)',
    'Amount (USD)',
    'Credit Limit',
    'Available Credit',
    'Deposit Branch',
    'Credit A/c',
    'Credit Score',
    'Amount in Lakhs',
    'जमा खाता',
  ])('When %s is all that it names, then the file is refused', (name) => {
    expect(count([`Date,Narration,${name},Type`, `${IN},2700,CR`, `${OUT},2700,DR`])).toBeNull();
  });

  test.each(['Txn Amount', 'Amt. in Rs.', 'Transaction Amount (INR)', 'Amount (₹)', 'Amt of Txn', 'राशि (रु.)'])(
    'When amounts are named %s, then they are read',
    (name) => {
      expect(count([`Date,Narration,${name},Type`, `${IN},500,CR`, `${OUT},2700,DR`])).toEqual([[500], 1, 0]);
    },
  );
});

describe('lines that contradict themselves', () => {
  testEach([
    [
      'a credit that is marked as a debit',
      ['Date,Narration,Credit Amount,Type', `${OUT},2700,DR`, `${IN},500,CR`],
      { came: [500], unread: 1 },
    ],
    [
      'both a debit and a credit',
      ['Date,Narration,Debit,Credit', `${OUT},2700,2700`, `${OUT},2700,0.00`, `${IN},-,500`, `${IN},NA,600`],
      { came: [500, 600], out: 1, unread: 1 },
    ],
    [
      'a debit that can’t be read',
      ['Date,Narration,Debit,Credit', `${OUT},4.100,2700`, `${OUT},see below,2700`, `${OUT},0.40,2700`],
      { unread: 3 },
    ],
    [
      'a credit below zero',
      ['Date,Narration,Credit', `${OUT},-2700`, `${OUT},2700 Dr`, `${IN},500 Cr`],
      { came: [500], unread: 2 },
    ],
    [
      'two marks of an amount',
      ['Date,Narration,Amount', `${OUT},-2700 Cr`, `${OUT},-5`, `${IN},500`],
      { came: [500], out: 1, unread: 1 },
    ],
    [
      'marks in the cell and beside it',
      ['Date,Narration,Amount,Dr/Cr', `${OUT},2700 Cr,Dr`, `${IN},500/Cr,Cr`, `${OUT},7/Dr,Dr`],
      { came: [500], out: 1, unread: 1 },
    ],
    ['two amounts', ['Date,Narration,Amount,Credit', `${IN},2700,3000`, `${IN},500,500`], { came: [500], unread: 1 }],
  ]);

  test.each(['Failed', 'Reversed', 'Pending', 'FAILURE', 'Declined', 'Unsuccessful', 'Not completed', 'On hold', ''])(
    'When the status of a line is %j, then it is not read',
    (status) => {
      expect(count(['Date,Narration,Credit,Debit,Txn Status', `${IN},2700,,${status}`, `${IN},500,,Success`])).toEqual([
        [500],
        0,
        1,
      ]);
    },
  );

  test.each(['State', 'Transaction State', 'Outcome', 'Payment Result'])(
    'When the column %j says that a line failed, then it is not read',
    (name) => {
      expect(
        count([`Date,Narration,Amount Credited,${name}`, `${IN},2700,Unsuccessful`, `${IN},500,Successful`]),
      ).toEqual([[500], 0, 1]);
    },
  );

  test('When the other column has a zero without its first digit, then the line is read', () => {
    expect(count(['Date,Narration,Debit,Credit,Balance', `${IN},.00,500.00,1`])).toEqual([[500], 0, 0]);
  });

  test.each(['SUCCESS', 'Completed', 'Transaction successful', 'Settled', 'posted'])(
    'When the status of a line is %j, then it is read',
    (status) => {
      expect(count(['Date,Narration,Status,Credit', `${IN},${status},500`])).toEqual([[500], 0, 0]);
    },
  );

  test.each(['USD', '$', 'Euro', 'NPR', 'Nepalese Rupees', 'INR/USD'])(
    'When the currency of a line is %s, then it is not read',
    (currency) => {
      expect(count(['Date,Narration,Cur.,Credit', `${IN},${currency},2700`, `${IN},INR,500`])).toEqual([[500], 0, 1]);
      expect(count([`Account Currency:,${currency}`, 'Date,Narration,Credit', `${IN},2700`])).toEqual([[], 0, 1]);
      expect(count([`Currency: ${currency}`, 'Date,Narration,Credit', `${IN},2700`])).toEqual([[], 0, 1]);
    },
  );

  test.each(['Yes', 'Y', 'R01', '28-11-2026'])('When a line was reversed, as %j says, then it is not read', (said) => {
    expect(count(['Date,Narration,Credit,Reversed', `${IN},2700,${said}`, `${IN},500,`, `${IN},600,No`])).toEqual([
      [500, 600],
      0,
      1,
    ]);
  });

  test.each(['Balance (USD)', 'Closing Balance ($)', 'Balance EUR'])(
    'When the account has a %s, then the file is refused',
    (name) => {
      expect(count([`Date,Narration,Credit,${name}`, `${IN},2700,9000`])).toBeNull();
    },
  );

  test('When the currency of the account is another one, then no line is read', () => {
    for (const said of ['Currency of account: USD', 'CURRENCY : USD', 'Account Currency USD', 'Currency Code,:,USD'])
      expect(count([said, 'Date,Narration,Credit', `${IN},2700`])).toEqual([[], 0, 1]);
  });

  test.each(['', 'INR', 'Rs.', '₹', 'Indian Rupee', '-', 'INR - Indian Rupees'])(
    'When the currency of a line is %j, then it is read',
    (currency) => {
      expect(count(['Date,Narration,Ccy,Credit', `${IN},${currency},500`])).toEqual([[500], 0, 0]);
      expect(count([`Currency,${currency}`, 'Date,Narration,Credit', `${IN},500`])).toEqual([[500], 0, 0]);
    },
  );
});

describe('transfers that failed, were undone or have not come', () => {
  const HEADER = 'Date,Narration,Credit';

  test.each([
    'FAILED TRANSACTIONS',
    'Returned cheques',
    'Pending transactions',
    'Reversed transactions,,',
    'INWARD REJECTED',
    'Unsuccessful UPI credits',
    'Upcoming / scheduled',
    'Withdrawals,,',
  ])('When the title %j stands above lines, then they are not read', (title) => {
    expect(count([HEADER, `${IN},500`, '', title, HEADER, `${OUT},2700`])).toEqual([[500], 0, 2]);
    expect(count([HEADER, `${IN},500`, title, `${OUT},2700`, 'Credits', `${IN},600`])).toEqual([[500, 600], 0, 3]);
    expect(count([title, HEADER, `${OUT},2700`])).toEqual([[], 0, 1]);
  });

  test.each([
    ['Void', 'Y', 'N'],
    ['Voided', 'true', 'false'],
    ['Refunded', 'Yes', 'No'],
    ['Settled', 'N', 'Y'],
    ['Success', 'FALSE', 'TRUE'],
    ['Cleared', 'N', '28-11-2026'],
    ['Realised', 'No', 'Yes'],
    ['Settlement', 'Failed', 'Settled'],
    ['Remarks', 'Reversed', 'Order'],
    ['Transaction Remarks', 'FAILED', ''],
    ['Comments', 'bounced', ''],
    ['Reason', 'Insufficient funds', ''],
    ['Return Reason', 'Account closed', ''],
    ['Return Date', '28/11/2026', ''],
    ['Error Description', 'BAD_REQUEST', ''],
    ['Refund Id', 'rfnd_1', ''],
    ['Dispute', 'Chargeback lost', ''],
    ['Flag', 'R', ''],
    ['', 'FAILED', 'SUCCESS'],
    ['Type', 'REVERSAL', 'NEFT'],
    ['Mode', 'NEFT-RETURN', 'NEFT'],
    ['Txn Code', 'REV', 'NEFT'],
  ])('When the column %j says %j, then the line is not read, and with %j it is', (name, bad, good) => {
    expect(count([`${HEADER},${name}`, `${OUT},2700,${bad}`, `${IN},500,${good}`])).toEqual([[500], 0, 1]);
  });

  test.each(['NEFT RETURN', 'I/W CHQ RET', 'CHQ BOUNCED', 'REVERSED', 'FAILED UPI', 'UPI ASHA - FAILED', 'RTN_NEFT'])(
    'When the words of a line say %j, also on a line of their own, then it is not read',
    (words) => {
      expect(count([HEADER, `27-11-2026,${words},2700`, `${IN},500`])).toEqual([[500], 0, 1]);
      expect(count([HEADER, `${IN},500`, `${OUT},2700`, `,${words},`])).toEqual([[500], 0, 1]);
    },
  );

  test('When the same reference goes out again, or stands in a line that is not read, then it has not come', () => {
    const header = 'Date,Narration,Ref No,Debit,Credit';
    const lines = [header, `${IN},UTR00777,,2700`, `${IN},UTR00778,,500`];
    expect(count([...lines, `${OUT},UTR00777,2700,`])).toEqual([[500], 1, 1]);
    expect(count([...lines, `${OUT},UTR00777,,-2700`])).toEqual([[500], 0, 2]);
    expect(count([...lines, `${OUT},UTR00777,5,`])).toEqual([[2700, 500], 1, 0]);
  });

  test('When an amount is struck out, then it has not come', () => {
    const row = (amount: string) => `<tr><td>27-11-2026</td><td>UPI</td><td>${amount}</td></tr>`;
    const head = '<table><tr><td>Date</td><td>Narration</td><td>Credit</td></tr>';
    expect(count([head, row('<s>2,700.00</s>'), row('500.00'), '</table>'])).toEqual([[500], 0, 1]);
  });

  test('When a quote is never closed, then each line behind it is read', () => {
    expect(count([HEADER, '27-11-2026,"ASHA,2700', `${IN},500`, `${IN},600`])).toEqual([[2700, 500, 600], 0, 0]);
  });

  test('When a buyer’s own words are ordinary, then the line is read', () => {
    for (const words of ['UPI ASHA RAO', 'NEFT Faisal', 'Order with thanks', 'Revathi', 'Pendse', 'Returnee Films'])
      expect(count([HEADER, `28-11-2026,${words},500`])).toEqual([[500], 0, 0]);
  });
});
