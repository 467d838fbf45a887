import {
  getHouseStatement,
  getMoney,
  getNextPayout,
  listStatements,
} from '@aperture-byline/contract/endpoints/studio/studio-money';
import { queryOptions } from '@tanstack/react-query';
import { privateQuery } from '#entities/session/api/private-requests.ts';

/** Others change it too: it is read again whenever a screen that shows it is opened or looked at again. */
const MOVING = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const moneyQuery = (uid: string) => queryOptions({ ...privateQuery(uid, getMoney, {}), ...MOVING });

export const nextPayoutQuery = (uid: string) => queryOptions({ ...privateQuery(uid, getNextPayout, {}), ...MOVING });

export const statementsQuery = (uid: string) => queryOptions({ ...privateQuery(uid, listStatements, {}), ...MOVING });

export const houseStatementQuery = (uid: string, month: string) =>
  queryOptions({ ...privateQuery(uid, getHouseStatement, { params: { month } }), ...MOVING });
