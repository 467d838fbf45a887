import type { BatchFile } from '@aperture-byline/contract/order/payouts/batch';
import Papa from 'papaparse';

/** Columns of the file, as the bulk payments of Indian banks name them. */
const NEFT_COLUMNS = [
  'Payment Type',
  'Debit Account Number',
  'Beneficiary Name',
  'Beneficiary Account Number',
  'IFSC',
  'Amount',
  'Payment Date',
  'Customer Reference Number',
  'Remarks',
] as const;

/** Writes a line for each transfer; a line with the total would be a transfer to a bank. No cell is a formula. */
export function toCsv({ debitAccount, day, lines }: BatchFile): string {
  const date = day.split('-').reverse().join('/');
  return Papa.unparse(
    [
      [...NEFT_COLUMNS],
      ...lines.map(({ name, account, ifsc, amount, reference }) => [
        ...['NEFT', debitAccount, name, account, ifsc, amount.toFixed(2), date, reference, 'Payout for prints'],
      ]),
    ],
    { escapeFormulae: true },
  );
}

/** Names the file by what the bank shows of it: how many transfers, and their sum. */
export function nameFile({ day, lines }: BatchFile): string {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return `NEFT ${day}, ${lines.length} transfers, ${sum} rupees.csv`;
}
