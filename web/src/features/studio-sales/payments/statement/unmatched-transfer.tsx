import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayment } from '@aperture-byline/contract/order/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useId, useRef, useState } from 'react';
import { Button, TextButton } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { useFocusAfter } from '../payment-entry.tsx';
import { searchPayments } from './match-statement.ts';
import type { StatementRow } from './parse-statement.ts';

/** Orders that a search shows at most: more are found by more words. */
const SHOWN = 8;

/** A transfer that names no open order: an administrator searches the order that it may be for. */
export function UnmatchedTransfer({
  row,
  payments,
  onChoose,
}: {
  row: StatementRow;
  payments: readonly OpenPayment[];
  onChoose: (payment: OpenPayment) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  useFocusAfter(entry);
  const found = searchPayments(payments, search);
  return (
    <Stack as="li" ref={entry} gap={1} className="break-anywhere">
      <Stack id={id} gap={0.5}>
        <p className="text-strong tabular-nums">{formatPrice(row.amount)} came</p>
        <p className="text-quiet text-small">{joinCells(row.cells)}</p>
      </Stack>
      <TextButton aria-describedby={id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Find the order
      </TextButton>
      {isOpen && (
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
      )}
    </Stack>
  );
}

const countOrders = (count: number): string =>
  count === 1 ? 'One open order.' : `${count} open orders${count > SHOWN ? `, ${SHOWN} shown` : ''}.`;

/** The cells of a line that say something. */
export const joinCells = (cells: readonly string[]): string => cells.filter((cell) => cell.trim() !== '').join(' · ');
