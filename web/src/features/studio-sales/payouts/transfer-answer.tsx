import type { OpenBatch } from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { lazy, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import FormDialog from '#components/dialog/form-dialog.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError, showToast } from '#lib/toast.ts';
import { answerBatchMutation, confirmTransferMutation } from './payout-calls.ts';

const TransferReferenceForm = lazy(() => import('../payments/transfer-reference-form.tsx'));

/** Records by hand what became of one transfer of a file, where the bank gives no answer that can be read. */
export function TransferAnswer({
  uid,
  batchId,
  transfer,
}: {
  uid: string;
  batchId: string;
  transfer: OpenBatch['transfers'][number];
}) {
  const { reference, artistName, amount } = transfer;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSingleFlightMutation(answerBatchMutation(uid, batchId), {
    onDone: () => showToast('success', batchMessages.failureRecorded),
    onFailed: (error) => showError(error, batchMessages.answerNotRecorded),
  });
  return (
    <Row gap={2}>
      <TextButton aria-label={`Paid: ${reference}, ${artistName}`} onClick={() => setAsking(true)}>
        Paid
      </TextButton>
      <AskFirst
        question={{
          title: `Did the bank not pay ${formatPrice(amount)} to ${artistName}?`,
          text: batchMessages.notPaidQuestion,
          keep: 'Wait for the bank',
          confirm: 'It was not paid',
        }}
        onConfirm={() => mutate({ rows: [{ reference, amount, outcome: 'failed', utr: '' }] })}
      >
        {(ask) => (
          <TextButton
            aria-label={`Not paid: ${reference}, ${artistName}`}
            aria-disabled={isPending}
            onClick={() => isPending || ask()}
          >
            {isPending ? 'Saving…' : 'Not paid'}
          </TextButton>
        )}
      </AskFirst>
      <LazyBoundary>
        {isAsking && (
          <FormDialog
            title={`Was ${formatPrice(amount)} paid out to ${artistName}?`}
            text={batchMessages.paidQuestion}
            onClose={() => setAsking(false)}
          >
            <TransferReferenceForm
              name="utr"
              options={confirmTransferMutation(uid, batchId, transfer)}
              onClose={() => setAsking(false)}
            />
          </FormDialog>
        )}
      </LazyBoundary>
    </Row>
  );
}
