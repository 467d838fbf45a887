import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { RecentPayout } from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton } from '#components/feedback/skeleton.tsx';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import { isWrongState } from '#entities/order/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError, showToast } from '#lib/toast.ts';
import { useFocusAfter } from '../payments/payment-entry.tsx';
import { recentPayoutsQuery, returnPayoutMutation } from './payout-calls.ts';

/** Payouts of the last weeks, of which the bank may send one back. */
export function RecentPayouts({ uid }: { uid: string }) {
  return (
    <Stack as="section" gap={2} aria-label="Payouts made">
      <h3 tabIndex={-1}>Payouts made</h3>
      <QueryState
        query={useQuery(recentPayoutsQuery(uid))}
        loading={<EntriesSkeleton count={2} />}
        failure={batchMessages.recentNotLoaded}
      >
        {(payouts) => (
          <EntryList gap={2}>
            {payouts.length > 0 ? (
              payouts.map((payout) => (
                <MadePayout key={`${payout.artistId} ${payout.orders[0]?.orderId}`} uid={uid} payout={payout} />
              ))
            ) : (
              <li className="text-quiet">No payout was made in the last 60 days.</li>
            )}
          </EntryList>
        )}
      </QueryState>
    </Stack>
  );
}

function MadePayout({ uid, payout }: { uid: string; payout: RecentPayout }) {
  const { artistName, reference, paidOn, amount, orders } = payout;
  const entry = useRef<HTMLLIElement>(null);
  useFocusAfter(entry);
  const { mutate, isPending } = useSingleFlightMutation(returnPayoutMutation(uid, payout), {
    onDone: () => showToast('success', batchMessages.cameBack),
    onFailed: (error) => {
      if (isWrongState(error)) showToast('warning', error.message);
      else showError(error, batchMessages.cameBackFailed);
    },
  });
  return (
    <Row as="li" ref={entry} gap={[0.5, 3]} justify="space-between" align="baseline" className="break-anywhere">
      <Stack gap={0.5}>
        <p className="text-strong">
          {artistName}, {formatPrice(amount)}
        </p>
        <p className="text-quiet text-small">
          Paid on {formatDay(paidOn)}, reference {reference}, for{' '}
          {orders.map(({ orderId }) => orderNumber(orderId)).join(', ')}
        </p>
      </Stack>
      <AskFirst
        question={{
          title: `Did ${formatPrice(amount)} to ${artistName} come back?`,
          text: batchMessages.cameBackQuestion,
          keep: 'It was paid',
          confirm: 'It came back',
        }}
        onConfirm={() => mutate()}
      >
        {(ask) => (
          <TextButton
            aria-label={`Came back: ${reference}, ${artistName}`}
            aria-disabled={isPending}
            onClick={() => isPending || ask()}
          >
            {isPending ? 'Saving…' : 'Came back'}
          </TextButton>
        )}
      </AskFirst>
    </Row>
  );
}
