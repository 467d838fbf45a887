import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OpenPayment } from '@aperture-byline/contract/order/studio-wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useState } from 'react';
import { DropZone } from '#components/forms/drop-zone.tsx';
import { EntryList, Stack } from '#components/layout/layout.tsx';
import { PaymentEntry, type PendingTransfer } from '../payment-entry.tsx';
import styles from '../payments.module.css';
import { type Match, matchStatement } from './match-statement.ts';
import type { StatementRow } from './parse-statement.ts';

const FILE_TYPES = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';
const SIZE_MAX = 5 * 1024 * 1024;

/**
 * Compares a bank's statement with the payments that are open. The file is read in this browser and never sent; what matches is
 * proposed, and confirmed by hand.
 */
export function Statement({
  payments,
  onAsk,
}: {
  payments: readonly OpenPayment[];
  onAsk: (pendingTransfer: PendingTransfer) => void;
}) {
  const [rows, setRows] = useState<readonly StatementRow[]>([]);
  const [problem, setProblem] = useState('');
  const matches = matchStatement(rows, payments);

  async function read([file]: File[]) {
    if (!file) return;
    const { rows: found, problem: said } = await readStatement(file);
    setRows(found);
    setProblem(said);
  }

  return (
    <Stack as="section" gap={3} className={styles.group}>
      <h2 tabIndex={-1}>Bank statement</h2>
      <DropZone
        label="Bank statement"
        button="Choose a statement"
        hint={`or drop it here. ${orderMessages.statementHint}`}
        accept={FILE_TYPES}
        onChoose={read}
      />
      <p role="status">{rows.length > 0 && countText(rows.length, matches.length)}</p>
      <p role="alert">{problem}</p>
      {matches.length > 0 && (
        <EntryList aria-label="Proposed matches">
          {matches.map((match) => (
            <Proposal key={`${match.row.line} ${match.payment.orderId}`} match={match} onAsk={onAsk} />
          ))}
        </EntryList>
      )}
    </Stack>
  );
}

async function readStatement(file: File): Promise<{ rows: readonly StatementRow[]; problem: string }> {
  if (file.size > SIZE_MAX) return { rows: [], problem: orderMessages.statementTooLarge };
  try {
    const { parseStatement } = await import('./parse-statement.ts');
    const rows = parseStatement(new Uint8Array(await file.arrayBuffer()));
    return { rows, problem: rows.length > 0 ? '' : orderMessages.statementUnreadable };
  } catch {
    return { rows: [], problem: orderMessages.statementUnreadable };
  }
}

const countText = (transfers: number, matches: number): string =>
  `${transfers === 1 ? 'One transfer came' : `${transfers} transfers came`} by this statement; ${
    matches === 0 ? 'none matches' : matches === 1 ? 'one matches' : `${matches} match`
  } what is open.`;

/** A transfer of the statement beside the payment that it may be. */
function Proposal({
  match: { row, payment, by },
  onAsk,
}: {
  match: Match;
  onAsk: (pendingTransfer: PendingTransfer) => void;
}) {
  const { orderId, amount, buyerName, claim } = payment;
  const reference = by === 'reference' && claim ? claim.reference : row.reference;
  return (
    <PaymentEntry
      transfer={{ kind: 'received', orderId, amount }}
      person={buyerName}
      facts={
        <>
          <p>
            {formatPrice(row.amount)} came, with{' '}
            {by === 'reference' ? 'the reference that the buyer gave' : 'the order’s number and this amount'}:
          </p>
          <p>{row.cells.filter((cell) => cell.trim() !== '').join(' · ')}</p>
          {claim && claim.alsoGivenFor.length > 0 && (
            <p className="text-error">The same reference was given for other orders.</p>
          )}
        </>
      }
      found={{ reference, amount: row.amount }}
      onAsk={onAsk}
    />
  );
}
