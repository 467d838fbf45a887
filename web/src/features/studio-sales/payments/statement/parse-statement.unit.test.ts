// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeStatement } from './decode-statement.ts';
import { parseStatement } from './parse-statement.ts';

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

const brief = (bytes: Uint8Array) => parseStatement(bytes)?.rows.map(({ amount, reference }) => [amount, reference]);
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
    ['CRDR', 'CR', 'DR'],
    ['DRCR', 'C', 'D'],
    ['D/C', 'C', 'D'],
    ['C/D', 'C', 'D'],
    ['C/D Flag', 'Cr.', 'Dr.'],
    ['Direction', 'In', 'Out'],
    ['Type', 'TRANSFER CREDIT', 'TRANSFER DEBIT'],
    ['Transaction Type', 'CASH DEPOSIT', 'ATM WITHDRAWAL'],
    ['Sign', '+', '-'],
    ['Side', 'Credit', 'Debit'],
    ['Cr', 'CR', 'DR'],
    ['', 'Deposit', 'Withdrawal'],
    ['Details', 'Received', 'Sent'],
    ['Kind', 'By transfer - Cr', 'To transfer - Dr'],
    ['प्रकार', 'जमा', 'नामे'],
  ])('When a column %s says what came, then only that is read', (name, credit, debit) => {
    const rows = [`Date,Description,Amount,${name},Balance`, `1,one,500,${credit},1`, `2,two,600,${debit},1`];
    expect(brief(utf8(rows.join('\n')))).toEqual([[500, '']]);
  });

  test.each([
    ['no column says', 'Branch', ['Kochi', 'Pune', 'Goa']],
    ['the column is empty', 'Cr/Dr', ['', '', '']],
    ['the column is of something else', 'Type', ['UPI', 'NEFT', 'Credit card payment']],
    ['all lines have the code of a country', 'Country', ['IN', 'IN', 'IN']],
    ['the column may be of anything', 'Cheque', ['-', '-', '-']],
  ])('When %s whether a line came, then none is taken as come, and each is shown', (_what, name, cells) => {
    const rows = cells.map((cell, index) => `${index + 1}/11/2026,words,500,${cell},1`);
    const read = parseStatement(utf8([`Date,Description,Amount,${name},Balance`, ...rows].join('\n')));
    expect(read?.rows).toEqual([]);
    expect([read?.debits, read?.others.length]).toEqual([0, 3]);
  });

  test('When the directions of some lines alone can’t be read, then the others are', () => {
    const rows = ['Date,Description,Amount,Dr/Cr', '1,one,500,Cr', '2,two,600,', '3,three,700,Dr'];
    const read = parseStatement(utf8(rows.join('\n')));
    expect(read?.rows.map(({ amount }) => amount)).toEqual([500]);
    expect([read?.debits, read?.others.length]).toEqual([1, 1]);
  });

  test.each([
    ['no names of columns', '28/11/2026,UPI ASHA,"3,000.00 Cr"'],
    ['no names and words for a direction', '28/11/2026,Cash deposit,"3,000.00",CR\n29/11/2026,Rent,100,DR'],
  ])('When a file has %s, then it says that nothing can be read', (_what, text) => {
    expect(parseStatement(utf8(text))).toBeNull();
  });

  test('When amounts are marked or signed, then what went out is left out', () => {
    const rows = ['Date,Details,Amount', '1,a,500.00Cr', '2,b,600.00 Dr', '3,c,-700', '4,d,+800', '5,e,(900)'];
    expect(brief(utf8(rows.join('\n')))).toEqual([
      [500, ''],
      [800, ''],
    ]);
  });

  test.each<[bank: string, lines: readonly string[], came: number[], debits: number, others: number]>([
    [
      'Kotak, older',
      [
        'Account No.,1234567890,Asha Rao',
        'Date,Narration,Chq/Ref No,Withdrawal (Dr)/Deposit (Cr),Balance',
        '26-11-2026,UPI/ASHA RAO/412345678901/UPI,UPI-1,"4,100.00(Cr)","1,04,100.00(Cr)"',
        '27-11-2026,Rent,NEFT-2,"5,000.00(Dr)","99,100.00(Cr)"',
        ',Total,,"4,100.00(Cr)",',
      ],
      [4100],
      1,
      1,
    ],
    [
      'Kotak, newer',
      [
        'Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr',
        '1,26-11-2026 10:31:00,26-11-2026,UPI/ASHA,UPI-1,"4,100.00",CR,"1,04,100.00",CR',
        '2,27-11-2026 09:00:01,27-11-2026,Rent,NEFT-2,"5,000.00",DR,"99,100.00",CR',
      ],
      [4100],
      1,
      0,
    ],
    [
      'Union Bank',
      [
        'Union Bank of India,,,,',
        'Date,Tran Id,Remarks,Amount(Rs.),Balance(Rs.)',
        '26/11/2026,S12345,UPIAR/412345678901/CR/ASHA,"4,100.00 (Cr)","1,04,100.00 (Cr)"',
        '27/11/2026,S12346,Rent,5000.00 (Dr),99100.00 (Cr)',
        'This is a computer generated statement,,,,',
      ],
      [4100],
      1,
      1,
    ],
    [
      'HDFC',
      [
        'Date ,Narration ,Value Dat,Debit Amount ,Credit Amount ,Chq/Ref Number ,Closing Balance',
        ' 26/11/26 ,UPI-ASHA ,26/11/26 ,0.00 ,4100.00 ,0000412345678901 ,104100.00',
        ' 27/11/26 ,RENT ,27/11/26 ,5000.00 ,0.00 ,N2 ,99100.00',
        'STATEMENT SUMMARY,,,,,,',
        'Opening Balance,,,Debits,Credits,,Closing Bal',
        '100000.00,,,5000.00,4100.00,,99100.00',
      ],
      [4100],
      1,
      3,
    ],
    [
      'ICICI',
      [
        'No.,Transaction ID,Value Date,Txn Posted Date,ChequeNo.,Description,Cr/Dr,Transaction Amount(INR),Available Balance(INR)',
        '1,S1,26/11/2026,26/11/2026 10:31:00 AM,-,UPI/ASHA,CR,"4,100.00","1,04,100.00"',
        '2,S2,27/11/2026,27/11/2026 10:31:00 AM,-,Rent,DR,"5,000.00","99,100.00"',
      ],
      [4100],
      1,
      0,
    ],
    [
      'SBI',
      [
        'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance',
        '26 Nov 2026\t26 Nov 2026\tTO TRANSFER\tTRANSFER\t \t4,100.00\t1,04,100.00',
        '27 Nov 2026\t27 Nov 2026\tRENT\tR2\t5,000.00\t \t99,100.00',
      ],
      [4100],
      1,
      0,
    ],
    [
      'Axis',
      [
        'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
        '26-11-2026,-,UPI/P2A/ASHA, ,4100.00,104100.00,248',
        '27-11-2026,-,RENT,5000.00, ,99100.00,248',
        '++++ End of Statement ++++,,,,,,',
      ],
      [4100],
      1,
      1,
    ],
    [
      'PNB',
      [
        'Txn No.,Txn Date,Description,Branch Name,Cheque No.,Dr Amount,Cr Amount,Balance',
        'S1,26/11/2026,UPI/ASHA,,,,"4,100.00","1,04,100.00 Cr."',
        'S2,27/11/2026,Rent,,,"5,000.00",,"99,100.00 Cr."',
      ],
      [4100],
      1,
      0,
    ],
    [
      'Bank of Baroda',
      [
        'TRAN DATE,VALUE DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)',
        '26-11-2026,26-11-2026,UPI/ASHA,,,"4,100.00","1,04,100.00Cr"',
        '27-11-2026,27-11-2026,Rent,,"5,000.00",,"99,100.00Cr"',
      ],
      [4100],
      1,
      0,
    ],
    [
      'Federal, whose last column is of the balance',
      [
        'Date,Value Date,Particulars,Tran Type,Tran ID,Cheque Details,Withdrawals,Deposits,Balance,DR/CR',
        '26/11/2026,26/11/2026,UPI/ASHA,TFR,S1,,,4100,104100,DR',
        '27/11/2026,27/11/2026,Rent,TFR,S2,,5000,,99100,DR',
      ],
      [4100],
      1,
      0,
    ],
    [
      'one with a sign, and a kind of transfer',
      [
        'Booking date,Transaction Type,Details,Amount,Running Bal.',
        '2026-11-26,UPI,Asha,"4,100.00","1,04,100.00"',
        '2026-11-27,NEFT,Rent,"-5,000.00","99,100.00"',
      ],
      [4100],
      1,
      0,
    ],
    [
      'one whose names are written together, over two pages',
      ['TxnDate,Narration,Credit_Amt', '26-NOV-26,a,4100', 'TxnDate,Narration,Credit_Amt', '27-NOV-26,b,"2,100/-"'],
      [4100, 2100],
      0,
      0,
    ],
    [
      'one with days of any form, and sums before them',
      [
        'Opening balance,Total credits,Total debits,Closing date',
        '1,2,3,4',
        'Date,Narration,Amount,Type',
        '"Nov 26, 2026",a,"4,100.00",Credit',
        '26th Nov 2026,b,1.00,Credit',
        '26.11.2026,c,2.00,Debit',
        '46352,d,9.00,Credit',
        '20261126,e,7.00,Credit',
        'Total of 5 lines,,9.00,Credit',
        '104100.00,,9.00,Credit',
      ],
      [4100, 1, 9, 7],
      1,
      2,
    ],
    [
      'one in Hindi',
      [
        'दिनांक,विवरण,संदर्भ संख्या,नामे,जमा,शेष',
        '२६/११/२०२६,UPI ASHA,X1,,"४,१००.००","१,०४,१००.००"',
        '27/11/2026,Rent,X2,"5,000.00",,"99,100.00"',
      ],
      [4100],
      1,
      0,
    ],
    [
      'one in Hindi, with one amount',
      ['तारीख,विवरण,राशि', '26/11/2026,a,"४,१००.०० जमा"', '27/11/2026,b,"रु. ५,००० नामे"'],
      [4100],
      1,
      0,
    ],
    [
      'one in English and Hindi',
      [
        'Date / दिनांक,Narration / विवरण,Debit / नामे,Credit / जमा,Balance / शेष',
        '26/11/2026,a,,"4,100.00","1,04,100.00"',
        '27/11/2026,b,"5,000.00",,"99,100.00"',
      ],
      [4100],
      1,
      0,
    ],
    [
      'one whose amounts say what became of them',
      ['Date,Narration,Amount', '26/11/2026,a,"INR 4,100.00 Credited"', '27/11/2026,b,INR 5.00 Debited'],
      [4100],
      1,
      0,
    ],
    [
      'one in which an amount can’t be read',
      ['Date,Details,Credit', '26/11/2026,a,4100', '27/11/2026,b,four thousand', '28/11/2026,c,4.100'],
      [4100],
      0,
      2,
    ],
    [
      'a web page with the name of a spreadsheet',
      [
        '<html><table><tr><td colspan=3>Statement</td></tr>',
        '<TR><th>Date<th>Details<th>Amount<th>Dr/Cr</TR>',
        '<tr><td>26/11/2026</td><td>Asha &amp; Co &#82;ao</td><td>&nbsp;4,100.00</td><td>Cr</td></tr>',
        '<tr><td>27/11/2026</td><td><b>Rent</b></td><td>5,000.00</td><td>Dr</td></tr></table></html>',
      ],
      [4100],
      1,
      0,
    ],
    [
      'a web page whose table stands in another, with scripts and pictures',
      [
        '<table><tr><td><script>alert(1)</script><img src=x onerror=alert(1)>Statement</td></tr><tr><td>',
        '<table><tr><th>Date</th><th>Details</th><th>Credit</th></tr>',
        '<tr><td>26/11/2026</td><td>UPI<br>412345678901</td><td>4,100.00</td></tr></table></td></tr></table>',
      ],
      [4100],
      0,
      0,
    ],
  ])(
    'When it is of %s, then what came in is read, and every other line is counted',
    (...[, lines, came, debits, others]) => {
      const read = parseStatement(utf8(lines.join('\r\n')));
      expect(read?.rows.map(({ amount }) => amount)).toEqual(came);
      expect([read?.debits, read?.others.length]).toEqual([debits, others]);
    },
  );

  test('When words go on on the next line, then they belong to the transfer', () => {
    const lines = ['Date,Narration,Credit', '26/11/2026,NEFT ASHA,4100', ',ORDER A1B2C3D4,', '27/11/2026,b,7'];
    const rows = parseStatement(utf8(lines.join('\n')))?.rows;
    expect(rows?.map(({ cells }) => cells.join(' '))).toEqual([
      expect.stringContaining('ORDER A1B2C3D4'),
      expect.not.stringContaining('ORDER'),
    ]);
  });

  test.each([
    ['26/11/2026,UPI/412345678901/ASHA,4100,', '412345678901'],
    ['26/11/2026,NEFT HDFCN52026112612345678 ASHA,4100,', 'HDFCN52026112612345678'],
    ['26/11/2026,UPI/412345678901/ASHA,4100,0000', '412345678901'],
    ['26/11/2026,UPI/412345678901/ASHA,4100,"=""X77"""', 'X77'],
    ['26/11/2026,UPI/CR/412345678901/ASHA,4100,TRANSFER FROM 4897', '412345678901'],
    ['26/11/2026,Cash,4100,BY CASH', 'BY CASH'],
    ['26/11/2026,Cash,4100,', ''],
  ])('When a line is %j, then its reference is %j', (line, reference) => {
    expect(brief(utf8(`Date,Narration,Credit,Ref No.\n${line}`))).toEqual([[4100, reference]]);
  });

  test.each(['', 'Dear customer', 'a,b,c\n1,2,3', '<html><table>', '\u0000\u0001\u0002'])(
    'When it is %j, then there are no transfers',
    (text) => {
      expect(parseStatement(utf8(text))).toBeNull();
    },
  );

  test('When it is any bytes, then it is read without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => parseStatement(bytes) !== undefined),
      { numRuns: 300 },
    );
  });
});
