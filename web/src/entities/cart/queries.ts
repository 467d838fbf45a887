import { quoteCart } from '@aperture-byline/contract/endpoints/order';
import type { SelectedPrint } from '@aperture-byline/contract/order/quote';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, keyOf } from '#lib/api.ts';

/** What these prints cost now. Asked for whenever the cart is opened or looked at again; the last answer stands meanwhile. */
export function quoteQuery(lines: SelectedPrint[]) {
  const input = { body: { lines } };
  return queryOptions({
    queryKey: [...keyOf(quoteCart, input), lines],
    queryFn: ({ signal }) => callApi(quoteCart, input, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
