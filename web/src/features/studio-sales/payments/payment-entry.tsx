import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import type { Transfer } from '#entities/order/studio/studio-mutations.ts';
import { buildMailAddress } from '#lib/mail-address.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './payments.module.css';

const NAMES: Readonly<Record<Transfer['kind'], string>> = {
  received: 'Confirm receipt',
  refunded: 'Confirm refund',
  paidOut: 'Confirm payout',
  reversed: 'Confirm receipt',
};

export interface PendingTransfer {
  transfer: Transfer;
  person: string;
  /** Initial values of the form, from the buyer's claim or a statement. */
  found?: { reference: string; amount: number };
  onConfirmed?: () => void;
}

/** Shows a transfer that waits for its confirmation. When it leaves the list, the focus moves to the list's heading. */
export function PaymentEntry({
  transfer,
  person,
  facts,
  leaverEmail = null,
  found,
  action,
  onAsk,
}: {
  transfer: Transfer;
  person: string;
  facts: ReactNode;
  /** Where somebody is reached who deleted their account. */
  leaverEmail?: string | null;
  found?: PendingTransfer['found'];
  action?: ReactNode;
  onAsk: (pendingTransfer: PendingTransfer) => void;
}) {
  const entry = useRef<HTMLLIElement>(null);
  const id = useId();
  useFocusAfter(entry);
  return (
    <Grid
      as="li"
      ref={entry}
      gap={[1, 3]}
      sm="minmax(0, 1fr) auto"
      md="minmax(0, 1fr) 8rem 12rem"
      align="center"
      className={styles.entry}
    >
      <Stack id={id} gap={0.5} className="break-anywhere">
        <p className="text-strong">
          {person}
          {transfer.kind !== 'paidOut' && (
            <>
              , order <Link to={paths.order(transfer.orderId)}>{orderNumber(transfer.orderId)}</Link>
            </>
          )}
        </p>
        <div className="text-quiet text-small">{facts}</div>
        {leaverEmail !== null && (
          <p className="text-small">
            Has left. To be reached until this is settled: <a href={buildMailAddress(leaverEmail)}>{leaverEmail}</a>
          </p>
        )}
      </Stack>
      <p className="tabular-nums text-end nowrap">{formatPrice(transfer.amount)}</p>
      <Stack gap={1} align="start" className={styles.actions}>
        <Button aria-describedby={id} onClick={() => onAsk({ transfer, person, ...(found && { found }) })}>
          {NAMES[transfer.kind]}
        </Button>
        {action}
      </Stack>
    </Grid>
  );
}

/** The dialog gives the focus back to a button that has gone with its entry: the heading of the list gets it. */
export function useFocusAfter(entry: { current: HTMLElement | null }): void {
  useEffect(() => {
    const heading = entry.current?.closest('section')?.querySelector('h2');
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) heading?.focus();
      });
    };
  }, [entry]);
}
