import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import type { Transfer } from '#entities/order/mutations.ts';
import { paths } from '#lib/paths.ts';
import styles from './payments.module.css';

const NAMES: Readonly<Record<Transfer['kind'], string>> = {
  received: 'Confirm receipt',
  refunded: 'Confirm refund',
  paidOut: 'Confirm payout',
  reversed: 'Confirm receipt',
};

/** A transfer, and who pays or is paid. */
export interface PendingTransfer {
  transfer: Transfer;
  person: string;
}

/** One transfer that waits for its confirmation. Where it leaves the list, the focus goes to the list's heading. */
export function PaymentEntry({
  transfer,
  person,
  facts,
  onAsk,
}: {
  transfer: Transfer;
  /** Who pays or is paid. */
  person: string;
  facts: string;
  /** Asks for the confirmation. */
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
      columns="minmax(0, 1fr) auto"
      md="minmax(0, 1fr) 8rem 12rem"
      align="center"
      className={styles.entry}
    >
      <Stack id={id} gap={0.5} className="break-anywhere">
        <p className="text-strong">
          {person}, order <Link to={paths.order(transfer.orderId)}>{orderNumber(transfer.orderId)}</Link>
        </p>
        <p className="text-quiet text-small">{facts}</p>
      </Stack>
      <p className={clsx(styles.amount, 'tabular-nums')}>{formatPrice(transfer.amount)}</p>
      <Button aria-describedby={id} onClick={() => onAsk({ transfer, person })}>
        {NAMES[transfer.kind]}
      </Button>
    </Grid>
  );
}

/** The dialog gives the focus back to a button that has gone with its entry: the heading of the list gets it. */
function useFocusAfter(entry: { current: HTMLElement | null }): void {
  useEffect(() => {
    const heading = entry.current?.closest('section')?.querySelector('h2');
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) heading?.focus();
      });
    };
  }, [entry]);
}
