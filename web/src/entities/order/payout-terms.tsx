import type { PayoutTerms as Terms } from '@aperture-byline/contract/settings/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { payoutTermsQuery } from '../product/queries.ts';

/** Shows what photographers are paid of a sale, from the settings; texts promise nothing else. */
export function PayoutTerms() {
  return (
    <QueryState query={useQuery(payoutTermsQuery)} loading={<p>{messages.loading}</p>}>
      {(terms) => <PayoutTermsList terms={terms} />}
    </QueryState>
  );
}

export function PayoutTermsList({ terms: { commissionRate, tdsRate, tdsText, courier } }: { terms: Terms }) {
  return (
    <FactList
      lined
      facts={[
        ['Commission of the house', commissionRate > 0 ? `${commissionRate} % of the price after refunds` : 'None'],
        tdsRate > 0 && [tdsText, `${tdsRate} % of the price, withheld for you`],
        ['Courier', courier === 'house' ? 'The house pays for it' : 'You pay for it'],
        ['Shipping that the buyer pays', 'The house keeps it'],
      ]}
    />
  );
}
