import {
  listPayments,
  listRecordedTransfers,
  listStudioOrders,
} from '@aperture-byline/contract/endpoints/studio/studio-order';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { queryOptions } from '@tanstack/react-query';
import { privateQuery } from '#entities/session/api/private-requests.ts';

/** Others change them too: they are read again each minute, and when a screen that shows them is looked at. */
const MOVING = { staleTime: 0, refetchOnWindowFocus: 'always', refetchInterval: MINUTE } as const;

/** The artist's sub-orders: what waits first, the most urgent at the top, then the newest others. */
export const studioOrdersQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, listStudioOrders, {}), ...MOVING });

/** Reads the payments that administrators confirm, the longest waiting first. */
export const paymentsQuery = (uid: string) => queryOptions({ ...privateQuery(uid, listPayments, {}), ...MOVING });

/** Reads the transfers that orders were paid by, to know those of a statement. */
export const recordedTransfersQuery = (uid: string) => privateQuery(uid, listRecordedTransfers, {});
