import {
  getHouseStatement,
  getMoney,
  getNextPayout,
  listSettlements,
  listStatements,
} from '@aperture-byline/contract/endpoints/studio/studio-money';
import { queryOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { orNull } from '#lib/api/api-or-null.ts';
import { ALWAYS_FRESH } from '#lib/api/query-client.ts';

export const moneyQuery = (uid: string) => queryOptions({ ...privateQuery(uid, getMoney, {}), ...ALWAYS_FRESH });

export const nextPayoutQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, getNextPayout, {}), ...ALWAYS_FRESH });

export const statementsQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, listStatements, {}), ...ALWAYS_FRESH });

export const houseStatementQuery = (uid: string, month: string) =>
  queryOptions({ ...privateQuery(uid, getHouseStatement, { params: { month } }), ...ALWAYS_FRESH });

/** Reads what the payment provider sent to the bank; null where the house has none. */
export function settlementsQuery(uid: string, month: string) {
  const input = { params: { month } };
  return queryOptions({
    queryKey: privateQuery(uid, listSettlements, input).queryKey,
    queryFn: ({ signal }) => orNull(callAuthenticated(listSettlements, input, { signal })),
  });
}
