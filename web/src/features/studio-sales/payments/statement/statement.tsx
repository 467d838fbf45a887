import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayment } from '@aperture-byline/contract/order/payments/payments-wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextButton } from '#components/base/button.tsx';
import { DropZone } from '#components/forms/files/drop-zone.tsx';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import { recordedTransfersQuery } from '#entities/order/studio/studio-queries.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import type { PendingTransfer } from '../payment-entry.tsx';
import styles from '../payments.module.css';
import { findRecorded, type Match, matchStatement } from './match-statement.ts';
import type { Statement as ReadStatement, StatementRow } from './parse-statement.ts';
import { joinCells, StatementLine } from './statement-line.tsx';

const FILE_TYPES = '.csv,.tsv,.txt,.xls,.html,text/csv,text/tab-separated-values,text/plain';
const SIZE_MAX = 5 * 1024 * 1024;

/** Proposes matches of a statement, confirmed by hand. The file is read in this browser and never sent. */
export function Statement({
  uid,
  payments,
  onAsk,
}: {
  uid: string;
  payments: readonly OpenPayment[];
  onAsk: (pendingTransfer: PendingTransfer) => void;
}) {
  const client = useQueryClient();
  const [statement, setStatement] = useState<ReadStatement>(NOTHING);
  const [problem, setProblem] = useState('');
  const [confirmed, setConfirmed] = useState<ReadonlyMap<StatementRow, string>>(new Map());
  // Also of a statement that is read again.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data: earlier = [] } = useQuery({ ...recordedTransfersQuery(uid), enabled: statement !== NOTHING });
  const inParts = payments.flatMap(({ orderId, references }) =>
    references.map((reference) => ({ orderId, reference })),
  );
  const recorded = new Map(
    statement.rows.flatMap((row) => {
      const orderId = confirmed.get(row) ?? findRecorded(row, [...inParts, ...earlier]);
      return orderId === undefined ? [] : [[row, orderId] as const];
    }),
  );
  const done = [...recorded.keys()];
  const notOurs = statement.rows.filter((row) => !done.includes(row) && left.has(joinCells(row.cells)));
  const rows = statement.rows.filter((row) => !done.includes(row) && !notOurs.includes(row));
  const matches = matchStatement(rows, payments);
  const matched = rows.filter((row) => matches.some((match) => match.row === row));

  async function read([file]: File[]) {
    if (!file) return;
    try {
      // Without what is recorded, its lines would stand among those that match nothing.
      const [{ statement: found, problem: said }] = await Promise.all([
        readStatement(file),
        client.fetchQuery(recordedTransfersQuery(uid)),
      ]);
      setStatement(found);
      setConfirmed(new Map());
      setProblem(said);
    } catch (error) {
      setProblem(errorText(error, orderMessages.recordedNotLoaded));
    }
  }

  const ask = (row: StatementRow) => (pendingTransfer: PendingTransfer) =>
    onAsk({
      ...pendingTransfer,
      onConfirmed: () => setConfirmed((before) => new Map([...before, [row, findOrderId(pendingTransfer)]])),
    });
  const markAsForeign = (row: StatementRow) => setLeft((before) => new Set([...before, joinCells(row.cells)]));
  const takeBack = (row: StatementRow) =>
    setLeft((before) => new Set([...before].filter((cells) => cells !== joinCells(row.cells))));
  const showLine = (row: StatementRow) => (
    <StatementLine
      key={row.line}
      row={row}
      matches={matches}
      payments={payments}
      onAsk={ask(row)}
      onLeave={() => markAsForeign(row)}
    />
  );
  const unmatched = rows.filter((row) => !matched.includes(row));

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
        {statement !== NOTHING &&
          describeStatement(statement, { matches, recorded: done.length, notOurs: notOurs.length })}
      </p>
      <p role="alert">{problem}</p>
      {matched.length > 0 && <EntryList aria-label="Proposed matches">{matched.map(showLine)}</EntryList>}
      {unmatched.length > 0 && (
        <Stack gap={2}>
          <h3>Transfers that match nothing</h3>
          <EntryList aria-label="Transfers that match nothing">{unmatched.map(showLine)}</EntryList>
        </Stack>
      )}
      {done.length > 0 && (
        <details>
          <summary>{pluralize(done.length, 'transfer')} recorded already</summary>
          <Stack as="ul" gap={1} className="text-quiet text-small break-anywhere">
            {[...recorded].map(([{ line, cells }, orderId]) => (
              <Row as="li" key={line} gap={2} justify="space-between">
                <span>{joinCells(cells)}</span>
                <Link to={paths.order(orderId)}>Order {orderNumber(orderId)}</Link>
              </Row>
            ))}
          </Stack>
        </details>
      )}
      {notOurs.length > 0 && (
        <details>
          <summary>{pluralize(notOurs.length, 'transfer')} not ours</summary>
          <Stack as="ul" gap={1} className="text-quiet text-small break-anywhere">
            {notOurs.map((row) => (
              <Row as="li" key={row.line} gap={2} justify="space-between">
                <span>{joinCells(row.cells)}</span>
                <TextButton aria-label={`Take back: ${joinCells(row.cells)}`} onClick={() => takeBack(row)}>
                  Take back
                </TextButton>
              </Row>
            ))}
          </Stack>
        </details>
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

/** Returns the order of a transfer that came; those that go out may be for several. */
const findOrderId = ({ transfer }: PendingTransfer): string => ('orderId' in transfer ? transfer.orderId : '');

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
  { matches, recorded, notOurs }: { matches: readonly Match[]; recorded: number; notOurs: number },
): string {
  const count = new Set(matches.map(({ row }) => row)).size;
  const parts = [
    `${rows.length === 1 ? 'One transfer came' : `${rows.length} transfers came`} by this statement; ${
      count === 0 ? 'none matches' : count === 1 ? 'one matches' : `${count} match`
    } what is open`,
    ...(recorded > 0 ? [`${recorded} recorded`] : []),
    ...(notOurs > 0 ? [`${notOurs} not ours`] : []),
    ...(debits > 0 ? [`${pluralize(debits, 'line')} went out`] : []),
    ...(others.length > 0 ? [`${pluralize(others.length, 'line')} not read as a transfer`] : []),
  ];
  return `${parts.join('. ')}.`;
}
