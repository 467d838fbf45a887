import { getOrder, listOrders } from '@aperture-byline/contract/endpoints/shop/order';
import { isId } from '@aperture-byline/contract/shared/ids';
import { queryOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { orNull } from '#lib/api/api-or-null.ts';

/** Others change orders too: they are read again whenever a screen that shows them is opened or looked at again. */
const MOVING = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** The user's own orders, newest first. */
export const ordersQuery = (uid: string) => queryOptions({ ...privateQuery(uid, listOrders, {}), ...MOVING });

/** Reads an order; null where there is none, or it is somebody else's. */
export function orderQuery(uid: string, orderId: string) {
  const input = { params: { orderId } };
  return queryOptions({
    queryKey: privateQuery(uid, getOrder, input).queryKey,
    queryFn: async ({ signal }) => (isId(orderId) ? orNull(callAuthenticated(getOrder, input, { signal })) : null),
    ...MOVING,
  });
}
