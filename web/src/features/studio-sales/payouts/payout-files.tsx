import type { LeftOut, MadeBatch, OpenBatch, TransferOutcome } from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, useRef, useState } from 'react';
import { Button, TextButton } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton } from '#components/feedback/skeleton.tsx';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { pluralize } from '#lib/format-count.ts';
import { showError, showToast } from '#lib/toast.ts';
import { useFocusAfter } from '../payments/payment-entry.tsx';
import styles from '../payments/payments.module.css';
import { closeBatchMutation, downloadBatchMutation, makeBatchMutation, payoutBatchesQuery } from './payout-calls.ts';
import { RecentPayouts } from './recent-payouts.tsx';
import { TransferAnswer } from './transfer-answer.tsx';

const ReadAnswer = lazy(() => import('./read-answer.tsx'));

const REASONS: Readonly<Record<LeftOut, string>> = {
  noDetails: 'has not entered where to be paid',
  noAccount: 'is paid by UPI: please pay by hand',
  unreadable: 'has to enter their account again',
  unprintable: 'has an account in a name without Latin letters: please pay by hand',
  changed: 'changed where they are paid: it waits for two days',
  returned: 'has an account from which a payout came back: please ask them, or pay by hand',
  claim: 'waits, because a claim is open',
};

const OUTCOMES: Readonly<Record<TransferOutcome, string>> = {
  awaited: 'waits for the bank',
  paid: 'paid',
  failed: 'not paid',
  given_up: 'given up',
};

const sumOf = (transfers: readonly { amount: number }[]): number =>
  transfers.reduce((sum, { amount }) => sum + amount, 0);

function showFailure(error: Error): void {
  if (error instanceof ApiError && error.status === 409) showToast('warning', error.message);
  else showError(error, batchMessages.fileFailed);
}

/** Files of payouts for the bank, and the payouts that were made. */
export default function PayoutFiles({ uid }: { uid: string }) {
  return (
    <Stack gap={5}>
      <MakeFile uid={uid} />
      <QueryState
        query={useQuery(payoutBatchesQuery(uid))}
        loading={<EntriesSkeleton count={1} />}
        failure={batchMessages.filesNotLoaded}
      >
        {(batches) => batches.map((batch) => <OpenFile key={batch.batchId} uid={uid} batch={batch} />)}
      </QueryState>
      <RecentPayouts uid={uid} />
    </Stack>
  );
}

function MakeFile({ uid }: { uid: string }) {
  const { mutate, isPending, data } = useSingleFlightMutation(makeBatchMutation(uid), { onFailed: showFailure });
  const { data: batches = [] } = useQuery(payoutBatchesQuery(uid));
  // Once its answer is recorded, the file is gone, and there is nothing to read.
  const isOpen = data && (data.batchId === null || batches.some(({ batchId }) => batchId === data.batchId));
  return (
    <Stack gap={2}>
      <p className="text-quiet">{batchMessages.fileHint}</p>
      <p>
        <Button aria-disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Making the file…' : 'Make a NEFT file'}
        </Button>
      </p>
      <div role="status">{isOpen && <Made made={data} />}</div>
    </Stack>
  );
}

function Made({ made: { batchId, left } }: { made: MadeBatch }) {
  return (
    <Stack gap={2}>
      <p>{batchId === null ? batchMessages.nothingForFile : batchMessages.fileMade}</p>
      {left.length > 0 && (
        <>
          <p className="text-strong">Not in the file</p>
          <Stack as="ul" gap={0.5} className="break-anywhere">
            {left.map(({ artistId, artistName, amount, reason }) => (
              <li key={`${artistId} ${reason}`}>
                {artistName}, {formatPrice(amount)}: {REASONS[reason]}
              </li>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}

function FileTransfer({ transfer, ...file }: ComponentProps<typeof TransferAnswer>) {
  const { reference, artistName, amount, outcome } = transfer;
  const entry = useRef<HTMLLIElement>(null);
  useFocusAfter(entry, outcome === 'awaited');
  return (
    <Row as="li" ref={entry} gap={[0.5, 2]} justify="space-between" align="baseline" className="break-anywhere">
      <span>
        {artistName}, reference {reference}: {OUTCOMES[outcome]}
      </span>
      <Row gap={[0.5, 3]} align="baseline" className={styles.end}>
        {outcome === 'awaited' && <TransferAnswer {...file} transfer={transfer} />}
        <span className="tabular-nums nowrap">{formatPrice(amount)}</span>
      </Row>
    </Row>
  );
}

function OpenFile({ uid, batch: { batchId, madeAt, transfers } }: { uid: string; batch: OpenBatch }) {
  const [isReading, setReading] = useState(false);
  const section = useRef<HTMLElement>(null);
  useFocusAfter(section);
  const download = useSingleFlightMutation(downloadBatchMutation(batchId), { onFailed: showFailure });
  const close = useSingleFlightMutation(closeBatchMutation(uid, batchId), { onFailed: showFailure });
  const title = `File ${batchId}`;
  return (
    <Stack as="section" ref={section} gap={2} aria-label={title}>
      <h3 tabIndex={-1}>{title}</h3>
      <p className="text-quiet text-small">
        Made on {formatTime(madeAt)}. {pluralize(transfers.length, 'transfer')}, {formatPrice(sumOf(transfers))} in all.
      </p>
      <EntryList gap={1}>
        {transfers.map((transfer) => (
          <FileTransfer key={transfer.reference} uid={uid} batchId={batchId} transfer={transfer} />
        ))}
      </EntryList>
      <Row gap={3}>
        <Button aria-expanded={isReading} onClick={() => setReading(!isReading)}>
          Read the bank’s answer
        </Button>
        <TextButton aria-disabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? 'Loading…' : 'Download again'}
        </TextButton>
        <AskFirst
          question={{
            title: `Give up ${title.toLowerCase()}?`,
            text: batchMessages.giveUpQuestion,
            keep: 'Wait for the bank',
            confirm: 'Give it up',
          }}
          onConfirm={() => close.mutate()}
        >
          {(ask) => (
            <TextButton aria-disabled={close.isPending} onClick={() => close.isPending || ask()}>
              {close.isPending ? 'Saving…' : 'Give up'}
            </TextButton>
          )}
        </AskFirst>
      </Row>
      {isReading && (
        <LazyBoundary fallback={<EntriesSkeleton count={1} />}>
          <ReadAnswer uid={uid} batchId={batchId} transfers={transfers} />
        </LazyBoundary>
      )}
    </Stack>
  );
}
