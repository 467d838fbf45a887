import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { lazy } from 'react';
import FormDialog from '#components/dialog/form-dialog.tsx';
import type { Transfer } from '#entities/order/studio/studio-mutations.ts';
import { StrayRefundDialog } from './online/stray-refund-dialog.tsx';
import type { Pending, PendingTransfer } from './payment-entry.tsx';

const ConfirmForm = lazy(() => import('./confirm-form.tsx'));

const QUESTIONS: Readonly<Record<Transfer['kind'], (amount: string, person: string) => string>> = {
  received: (amount, person) => `Has ${amount} from ${person} arrived?`,
  refunded: (amount, person) => `Was ${amount} sent back to ${person}?`,
  paidOut: (amount, person) => `Was ${amount} paid out to ${person}?`,
  reversed: (amount, person) => `Has ${amount} come back from ${person}?`,
};

function nameOrders(transfer: Transfer): string {
  if (transfer.kind !== 'paidOut') return `Order ${orderNumber(transfer.orderId)}`;
  const numbers = transfer.orders.map(({ orderId }) => orderNumber(orderId)).join(', ');
  return transfer.orders.length === 1
    ? `Order ${numbers}`
    : `One transfer for ${transfer.orders.length} orders: ${numbers}`;
}

/** Asks for the reference of a transfer. It stands outside the list, whose entries go when others confirm them. */
export default function ConfirmDialog({
  uid,
  pending,
  onClose,
}: {
  uid: string;
  pending: Pending;
  onClose: () => void;
}) {
  return 'stray' in pending ? (
    <StrayRefundDialog uid={uid} payment={pending.stray} onClose={onClose} />
  ) : (
    <TransferDialog uid={uid} pendingTransfer={pending} onClose={onClose} />
  );
}

function TransferDialog({
  uid,
  pendingTransfer,
  onClose,
}: {
  uid: string;
  pendingTransfer: PendingTransfer;
  onClose: () => void;
}) {
  const { transfer, person, found } = pendingTransfer;
  const amount = found?.amount || transfer.amount;
  return (
    <FormDialog
      title={QUESTIONS[transfer.kind](amount > 0 ? formatPrice(amount) : 'a payment', person)}
      text={`${nameOrders(transfer)}. This can be confirmed once only.`}
      onClose={onClose}
    >
      <ConfirmForm uid={uid} pendingTransfer={pendingTransfer} onClose={onClose} />
    </FormDialog>
  );
}
