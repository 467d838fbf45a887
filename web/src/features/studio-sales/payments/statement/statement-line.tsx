import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayment } from '@aperture-byline/contract/order/payments/payments-wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useId, useRef, useState } from 'react';
import { Button, TextButton } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import { PaymentEntry, type PendingTransfer, useFocusAfter } from '../payment-entry.tsx';
import { type Match, searchPayments, sumParts } from './match-statement.ts';
import type { StatementRow } from './parse-statement.ts';

/** Orders that a search shows at most: more are found by more words. */
const SHOWN = 8;

const COMMON: Readonly<Record<Match['by'], string>> = {
  reference: 'The reference that the buyer gave',
  number: 'The order’s number and the amount that is due',
  part: 'The order’s number, and another amount than what is due',
  nameAndAmount: 'The buyer’s name and the amount that is due',
  name: 'The buyer’s name, and another amount than what is due',
  amount: 'The amount that is due, and nothing else',
};

/** A transfer with the orders that are proposed for it. Another is searched, or the transfer is left as not ours. */
export function StatementLine({
  row,
  matches,
  payments,
  onAsk,
  onLeave,
}: {
  row: StatementRow;
  /** Proposals for all transfers. */
  matches: readonly Match[];
  payments: readonly OpenPayment[];
  onAsk: (pendingTransfer: PendingTransfer) => void;
  onLeave: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  useFocusAfter(entry);
  const own = matches.filter((match) => match.row === row);
  return (
    <Stack as="li" ref={entry} gap={1} className="break-anywhere">
      <Stack id={id} gap={0.5}>
        <p className="text-strong tabular-nums">{formatPrice(row.amount)} came</p>
        <p className="text-quiet text-small">{joinCells(row.cells)}</p>
      </Stack>
      {own.length > 0 && (
        <EntryList aria-label="Orders that fit">
          {own.map((match) => (
            <Proposal key={match.payment.orderId} match={match} matches={matches} onAsk={onAsk} />
          ))}
        </EntryList>
      )}
      <Row gap={3}>
        <TextButton aria-describedby={id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {own.length > 0 ? 'Another order' : 'Find the order'}
        </TextButton>
        <TextButton aria-describedby={id} onClick={onLeave}>
          Not ours
        </TextButton>
      </Row>
      {isOpen && (
        <OrderSearch
          payments={payments}
          onChoose={({ orderId, amount, buyerName }) =>
            onAsk({
              transfer: { kind: 'received', orderId, amount },
              person: buyerName,
              found: { reference: row.reference, amount: row.amount },
            })
          }
        />
      )}
    </Stack>
  );
}

function Proposal({
  match: { row, payment, by },
  matches,
  onAsk,
}: {
  match: Match;
  matches: readonly Match[];
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
          <p>{COMMON[by]}.</p>
          <p>{describeRest(row.amount, payment, sumParts(matches, payment))}</p>
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

/** Says what stays due of an order after a transfer, and after all that are proposed for it alone. */
function describeRest(
  came: number,
  { amount, received }: OpenPayment,
  { lines, sum }: ReturnType<typeof sumParts>,
): string {
  const left = (after: number) =>
    after === amount
      ? 'all that is due'
      : after < amount
        ? `${formatPrice(amount - after)} stays due`
        : `${formatPrice(after - amount)} more than is due`;
  return [
    ...(received > 0 ? [`${formatPrice(received)} has come before.`] : []),
    ...(came === amount ? [] : [`${formatPrice(came)} of ${formatPrice(amount)}: ${left(came)}.`]),
    ...(lines > 1 && came !== amount
      ? [`Together the ${lines} lines for this order are ${formatPrice(sum)}: ${left(sum)}.`]
      : []),
  ].join(' ');
}

function OrderSearch({
  payments,
  onChoose,
}: {
  payments: readonly OpenPayment[];
  onChoose: (payment: OpenPayment) => void;
}) {
  const [search, setSearch] = useState('');
  const found = searchPayments(payments, search);
  return (
    <Stack gap={1}>
      <Field
        label="Find an open order"
        hint="By the buyer’s name, the order’s number or the amount that is due."
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="text-quiet text-small">
        {found.length === 0 ? orderMessages.noSuchOpenOrder : countOrders(found.length)}
      </p>
      <Stack as="ul" gap={1} aria-label="Open orders">
        {found.slice(0, SHOWN).map((payment) => (
          <Row as="li" key={payment.orderId} gap={1} justify="space-between">
            <span>
              {payment.buyerName}, order {orderNumber(payment.orderId)}: {formatPrice(payment.amount)} due
            </span>
            <Button aria-label={`Choose order ${orderNumber(payment.orderId)}`} onClick={() => onChoose(payment)}>
              Choose
            </Button>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}

const countOrders = (count: number): string =>
  count === 1 ? 'One open order.' : `${count} open orders${count > SHOWN ? `, ${SHOWN} shown` : ''}.`;

/** The cells of a line that say something. */
export const joinCells = (cells: readonly string[]): string => cells.filter((cell) => cell.trim() !== '').join(' · ');
