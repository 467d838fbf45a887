import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OpenPayment } from '@aperture-byline/contract/order/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useState } from 'react';
import { DropZone } from '#components/forms/drop-zone.tsx';
import { EntryList, Stack } from '#components/layout/layout.tsx';
import { pluralize } from '#lib/format-count.ts';
import { PaymentEntry, type PendingTransfer } from '../payment-entry.tsx';
import styles from '../payments.module.css';
import { type Match, matchStatement } from './match-statement.ts';
import type { Statement as ReadStatement, StatementRow } from './parse-statement.ts';
import { joinCells, UnmatchedTransfer } from './unmatched-transfer.tsx';

const FILE_TYPES = '.csv,.tsv,.txt,.xls,.html,text/csv,text/tab-separated-values,text/plain';
const SIZE_MAX = 5 * 1024 * 1024;

/** Proposes matches of a statement, confirmed by hand. The file is read in this browser and never sent. */
export function Statement({
  payments,
  onAsk,
}: {
  payments: readonly OpenPayment[];
  onAsk: (pendingTransfer: PendingTransfer) => void;
}) {
  const [statement, setStatement] = useState<ReadStatement>(NOTHING);
  const [problem, setProblem] = useState('');
  const [recorded, setRecorded] = useState<ReadonlySet<StatementRow>>(new Set());
  const rows = statement.rows.filter((row) => !recorded.has(row));
  const matches = matchStatement(rows, payments);
  const unmatched = rows.filter((row) => matches.every((match) => match.row !== row));

  async function read([file]: File[]) {
    if (!file) return;
    const { statement: found, problem: said } = await readStatement(file);
    setStatement(found);
    setRecorded(new Set());
    setProblem(said);
  }

  const ask = (row: StatementRow) => (pendingTransfer: PendingTransfer) =>
    onAsk({ ...pendingTransfer, onConfirmed: () => setRecorded((before) => new Set([...before, row])) });

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
      <p role="status">
        {statement !== NOTHING && describeStatement(statement, { matched: matches, recorded: recorded.size })}
      </p>
      <p role="alert">{problem}</p>
      {matches.length > 0 && (
        <EntryList aria-label="Proposed matches">
          {matches.map((match) => (
            <Proposal key={`${match.row.line} ${match.payment.orderId}`} match={match} onAsk={ask(match.row)} />
          ))}
        </EntryList>
      )}
      {unmatched.length > 0 && (
        <Stack gap={2}>
          <h3>Transfers that match nothing</h3>
          <EntryList aria-label="Transfers that match nothing">
            {unmatched.map((row) => (
              <UnmatchedTransfer
                key={row.line}
                row={row}
                payments={payments}
                onChoose={({ orderId, amount, buyerName }) =>
                  ask(row)({
                    transfer: { kind: 'received', orderId, amount },
                    person: buyerName,
                    found: { reference: row.reference, amount: row.amount },
                  })
                }
              />
            ))}
          </EntryList>
        </Stack>
      )}
      {statement.others.length > 0 && (
        <details>
          <summary>{pluralize(statement.others.length, 'line')} not read as a transfer</summary>
          <Stack as="ul" gap={1} className="text-quiet text-small break-anywhere">
            {statement.others.map(({ line, cells }) => (
              <li key={line}>{joinCells(cells)}</li>
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  );
}

const NOTHING: ReadStatement = { rows: [], debits: 0, others: [] };

async function readStatement(file: File): Promise<{ statement: ReadStatement; problem: string }> {
  if (file.size > SIZE_MAX) return { statement: NOTHING, problem: orderMessages.statementTooLarge };
  try {
    const { parseStatement } = await import('./parse-statement.ts');
    const statement = parseStatement(new Uint8Array(await file.arrayBuffer()));
    return statement ? { statement, problem: '' } : { statement: NOTHING, problem: orderMessages.statementUnreadable };
  } catch {
    return { statement: NOTHING, problem: orderMessages.statementUnreadable };
  }
}

/** Says of every line of a statement what became of it. */
function describeStatement(
  { rows, debits, others }: ReadStatement,
  { matched, recorded }: { matched: readonly Match[]; recorded: number },
): string {
  const count = new Set(matched.map(({ row }) => row)).size;
  const parts = [
    `${rows.length === 1 ? 'One transfer came' : `${rows.length} transfers came`} by this statement; ${
      count === 0 ? 'none matches' : count === 1 ? 'one matches' : `${count} match`
    } what is open`,
    ...(recorded > 0 ? [`${recorded} recorded`] : []),
    ...(debits > 0 ? [`${pluralize(debits, 'line')} went out`] : []),
    ...(others.length > 0 ? [`${pluralize(others.length, 'line')} not read as a transfer`] : []),
  ];
  return `${parts.join('. ')}.`;
}

const COMMON: Readonly<Record<Match['by'], string>> = {
  reference: 'the reference that the buyer gave',
  number: 'the order’s number and this amount',
  part: 'the order’s number and another amount than what is due',
};

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
            {formatPrice(row.amount)} came, with {COMMON[by]}:
          </p>
          <p>{joinCells(row.cells)}</p>
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
