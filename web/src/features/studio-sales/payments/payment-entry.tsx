import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import type { Transfer } from '#entities/order/studio/studio-mutations.ts';
import { buildMailAddress } from '#lib/mail-address.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './payments.module.css';
import { useFocusAfter } from './use-focus-after.ts';

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
  return (
    <Grid as="li" gap={[1, 3]} sm="minmax(0, 1fr) auto" md="minmax(0, 1fr) 8rem 12rem" align="center">
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
      {actions && <Actions>{actions}</Actions>}
    </Grid>
  );
}

/** Goes apart from its entry where there is nothing more to do. */
function Actions({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(place);
  return (
    <Stack ref={place} gap={1} align="start" className={styles.actions}>
      {children}
    </Stack>
  );
}
