import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { StrayPayment } from '@aperture-byline/contract/order/payments/payments-wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
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

/** A confirmation that is asked for: of a transfer, or of a payment that was sent back by hand. */
export type Pending = PendingTransfer | { stray: StrayPayment };

/** Shows a transfer that waits for its confirmation; `action` is what else can be done with it. */
export function PaymentEntry({
  transfer,
  found,
  action,
  onAsk,
  ...entry
}: Omit<ComponentProps<typeof MoneyEntry>, 'id' | 'orderId' | 'amount' | 'actions'> & {
  transfer: Transfer;
  found?: PendingTransfer['found'];
  action?: ReactNode;
  onAsk: (pendingTransfer: PendingTransfer) => void;
}) {
  const id = useId();
  return (
    <MoneyEntry
      {...entry}
      id={id}
      orderId={transfer.kind === 'paidOut' ? null : transfer.orderId}
      amount={formatPrice(transfer.amount)}
      actions={
        <>
          <Button
            aria-describedby={id}
            onClick={() => onAsk({ transfer, person: entry.person, ...(found && { found }) })}
          >
            {NAMES[transfer.kind]}
          </Button>
          {action}
        </>
      }
    />
  );
}

/** Shows money that is to be looked after. When its actions go, the focus moves to the list's heading. */
export function MoneyEntry({
  id,
  person,
  orderId,
  facts,
  amount,
  leaverEmail = null,
  actions,
}: {
  /** Id of its words, which describe the actions. */
  id: string;
  person: string;
  /** Null where it is for several, or for none. */
  orderId: string | null;
  facts: ReactNode;
  amount: string;
  /** Where somebody is reached who deleted their account. */
  leaverEmail?: string | null;
  actions: ReactNode;
}) {
  const entry = useRef<HTMLLIElement>(null);
  useFocusAfter(entry, Boolean(actions));
  return (
    <Grid as="li" ref={entry} gap={[1, 3]} sm="minmax(0, 1fr) auto" md="minmax(0, 1fr) 8rem 12rem" align="center">
      <Stack id={id} gap={0.5} className="break-anywhere">
        <p className="text-strong">
          {person}
          {orderId !== null && (
            <>
              , order <Link to={paths.order(orderId)}>{orderNumber(orderId)}</Link>
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
      <p className="tabular-nums text-end nowrap">{amount}</p>
      <Stack gap={1} align="start" className={styles.actions}>
        {actions}
      </Stack>
    </Grid>
  );
}

/**
 * Moves the focus to the section's heading once `place`, or what was to be done there, has gone with the focus: a
 * dialog gives it back to a button that is no more. Where the section has gone from the page too, `main` gets it.
 */
export function useFocusAfter(place: { current: HTMLElement | null }, hasActions = true): void {
  useEffect(() => {
    const section = hasActions && place.current?.parentElement?.closest('section');
    if (!section) return;
    const heading = section.querySelector<HTMLElement>('h2, h3');
    const page = section.parentElement;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        if (heading?.isConnected) heading.focus();
        else if (page?.isConnected) page.closest('main')?.focus({ preventScroll: true });
      });
    };
  }, [place, hasActions]);
}
