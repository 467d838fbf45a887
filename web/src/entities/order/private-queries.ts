import { getOrder, listOrders } from '@aperture-byline/contract/endpoints/shop/order';
import { isId } from '@aperture-byline/contract/shared/ids';
import { queryOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { orNull } from '#lib/api/api-or-null.ts';
import { ALWAYS_FRESH } from '#lib/api/query-client.ts';

/** The user's own orders, newest first; others change them too. */
export const ordersQuery = (uid: string) => queryOptions({ ...privateQuery(uid, listOrders, {}), ...ALWAYS_FRESH });

/** Reads an order; null where there is none, or it is somebody else's. */
export function orderQuery(uid: string, orderId: string) {
  const input = { params: { orderId } };
  return queryOptions({
    queryKey: privateQuery(uid, getOrder, input).queryKey,
    queryFn: async ({ signal }) => (isId(orderId) ? orNull(callAuthenticated(getOrder, input, { signal })) : null),
    ...ALWAYS_FRESH,
  });
}
