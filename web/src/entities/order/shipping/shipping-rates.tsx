import { messages } from '@aperture-byline/contract/shared/messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { describeDays, nameShippingMethod } from '@aperture-byline/contract/shipping/rates';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { shippingQuery } from '../../product/queries.ts';

/** Shows shipping prices and times of orders from the settings; texts promise nothing else. */
export function ShippingRates() {
  return (
    <QueryState query={useQuery(shippingQuery)} loading={<p>{messages.loading}</p>}>
      {(methods) => (
        <>
          <FactList
            variant="sums"
            lined
            facts={methods.map((method) => [
              nameShippingMethod(method),
              `${describeDays({ fromDays: method.from_days, toDays: method.to_days })}, ${formatPrice(method.price)}`,
            ])}
          />
          <p>
            {methods.some(({ zone }) => zone === 'international')
              ? 'Parcels that cross a border may wait at customs.'
              : 'We ship within India only.'}
          </p>
        </>
      )}
    </QueryState>
  );
}
