import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPaise } from '@aperture-byline/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { settlementsQuery } from '#entities/order/money/money-queries.ts';

/** Lists what the payment provider sent to the house's bank in a month, and its fees. */
export default function Settlements({ uid, month }: { uid: string; month: string }) {
  return (
    <QueryState
      query={useQuery(settlementsQuery(uid, month))}
      loading={<Skeleton ratio={6} />}
      empty={<p className="text-quiet">{payMessages.noProvider}</p>}
      failure={payMessages.settlementsNotLoaded}
    >
      {({ provider, minorAmount, minorFees, settlements }) => (
        <FactList
          variant="sums"
          total
          facts={[
            [`Taken in by ${provider}`, formatPaise(minorAmount + minorFees)],
            [`Fees that ${provider} kept`, `− ${formatPaise(minorFees)}`],
            ...settlements.map(
              ({ id, reference, minorAmount: amount, at }) =>
                [`${formatDay(at)}, ${reference || id}`, formatPaise(amount)] as const,
            ),
            ['Sent to the bank', formatPaise(minorAmount)],
          ]}
        />
      )}
    </QueryState>
  );
}
