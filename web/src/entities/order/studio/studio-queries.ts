import {
  listPayments,
  listRecordedTransfers,
  listStudioOrders,
} from '@aperture-byline/contract/endpoints/studio/studio-order';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { queryOptions } from '@tanstack/react-query';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { ALWAYS_FRESH } from '#lib/api/query-client.ts';

/** The artist's sub-orders: what waits first, the most urgent at the top, then the newest others. */
export const studioOrdersQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, listStudioOrders, {}), ...ALWAYS_FRESH, refetchInterval: MINUTE });

/** Reads the payments that administrators confirm, the longest waiting first. */
export const paymentsQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, listPayments, {}), ...ALWAYS_FRESH, refetchInterval: MINUTE });

/** Reads the transfers that orders were paid by, to know those of a statement. */
export const recordedTransfersQuery = (uid: string) => privateQuery(uid, listRecordedTransfers, {});
