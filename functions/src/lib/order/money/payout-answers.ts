import { type BatchAnswer, UTR } from '@aperture-byline/contract/order/bodies';
import { referenceKey } from '@aperture-byline/contract/order/order-summary';
import type { BatchTransfer } from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';

type Row = BatchAnswer['rows'][number];

/** Row of a bank's answer, with the transfer that it names. */
interface Answer {
  /** Place of the row. */
  index: number;
  row: Row;
  transfer: BatchTransfer;
}

interface CheckedAnswer {
  /** By the places of the wrong rows; the answer holds only where there are none. */
  problems: ReadonlyMap<number, string>;
  /** Answers to transfers that are awaited: those of before are not among them. */
  answers: readonly Answer[];
}

/** Compares each row of a bank's answer with the transfers of its file, and with the other rows. */
export function checkAnswer(transfers: readonly BatchTransfer[], rows: readonly Row[]): CheckedAnswer {
  const found = rows.map((row, index) => {
    const transfer = transfers.find(({ reference }) => reference === row.reference);
    return { index, row, transfer, problem: findProblem(row, index, { transfer, transfers, rows }) };
  });
  return {
    problems: new Map(found.flatMap(({ index, problem }) => (problem === null ? [] : [[index, problem]]))),
    answers: found.flatMap(({ index, row, transfer }) =>
      transfer?.outcome === 'awaited' ? [{ index, row, transfer }] : [],
    ),
  };
}

function findProblem(
  row: Row,
  index: number,
  {
    transfer,
    transfers,
    rows,
  }: { transfer: BatchTransfer | undefined; transfers: readonly BatchTransfer[]; rows: readonly Row[] },
): string | null {
  if (!transfer) return batchMessages.referenceUnknown;
  const others = rows.filter((_, at) => at !== index);
  if (others.some(({ reference }) => reference === row.reference)) return batchMessages.referenceTwice;
  if (row.amount !== transfer.amount) return batchMessages.amountOther(formatPrice(transfer.amount));
  if (row.outcome === 'paid') {
    if (!UTR.test(row.utr)) return batchMessages.utrMissing;
    const used = [
      ...others.filter(({ outcome }) => outcome === 'paid').map(({ utr }) => utr),
      ...transfers.flatMap((one) => (one === transfer ? [] : (one.utr ?? []))),
    ];
    if (used.some((utr) => referenceKey(utr) === referenceKey(row.utr))) return batchMessages.utrTwice;
  }
  switch (transfer.outcome) {
    case 'awaited':
      return null;
    case 'paid':
      return row.outcome === 'paid' && row.utr === transfer.utr ? null : batchMessages.paidBefore(transfer.utr ?? '');
    case 'failed':
      return row.outcome === 'failed' ? null : batchMessages.failedBefore;
    case 'given_up':
      return row.outcome === 'failed' ? null : batchMessages.givenUpBefore;
  }
}
