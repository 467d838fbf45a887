import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import type { StrayPayment } from '@aperture-byline/contract/order/payments/payments-wire';
import { lazy } from 'react';
import FormDialog from '#components/dialog/form-dialog.tsx';
import { formatMinor } from '#entities/order/money/format-minor.ts';
import { confirmStrayRefundMutation } from '#entities/order/studio/refund-mutations.ts';
import { payerName } from './payment-problems.ts';

const TransferReferenceForm = lazy(() => import('../transfer-reference-form.tsx'));

/** Asks for the reference by which a payment was given back. */
export function StrayRefundDialog({
  uid,
  payment,
  onClose,
}: {
  uid: string;
  payment: StrayPayment;
  onClose: () => void;
}) {
  return (
    <FormDialog
      title={`Was ${formatMinor(payment.minorAmount, payment.currency)} sent back to ${payerName(payment)}?`}
      text={payMessages.byHandQuestion}
      onClose={onClose}
    >
      <TransferReferenceForm
        name="reference"
        options={confirmStrayRefundMutation(uid, payment.paymentId)}
        onClose={onClose}
      />
    </FormDialog>
  );
}
