import { getOrder, listOrders } from '@aperture-byline/contract/endpoints/shop/order';
import { listPayments, listStudioOrders } from '@aperture-byline/contract/endpoints/studio/studio-order';
import type { Order } from '@aperture-byline/contract/order/wire';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { isId } from '@aperture-byline/contract/shared/ids';
import { queryOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';

/** Others change orders too: they are read again whenever a screen that shows them is opened or looked at again. */
const MOVING = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;
/** Milliseconds. Screens that say how many hours are left say it of now. */

/** The user's own orders, newest first. */
export const ordersQuery = (uid: string) => queryOptions({ ...privateQuery(uid, listOrders, {}), ...MOVING });

/** Reads an order; null where there is none, or it is somebody else's. */
export function orderQuery(uid: string, orderId: string) {
  const input = { params: { orderId } };
  return queryOptions({
    queryKey: privateQuery(uid, getOrder, input).queryKey,
    queryFn: async ({ signal }): Promise<Order | null> => {
      if (!isId(orderId)) return null;
      try {
        return await callAuthenticated(getOrder, input, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    ...MOVING,
  });
}

/** The artist's sub-orders: what waits first, the most urgent at the top, then the newest others. */
export const studioOrdersQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, listStudioOrders, {}), ...MOVING, refetchInterval: MINUTE });

/** Reads the payments that administrators confirm, the longest waiting first. */
export const paymentsQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, listPayments, {}), ...MOVING, refetchInterval: MINUTE });
