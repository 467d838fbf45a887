import { getReadOnly } from '@aperture-byline/contract/endpoints/studio/studio-read-only';
import { getFirstSteps, getStudioDesk, getStudioToday } from '@aperture-byline/contract/endpoints/studio/studio-today';
import type { StudioToday } from '@aperture-byline/contract/studio/wire';
import { queryOptions } from '@tanstack/react-query';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { ALWAYS_FRESH } from '#lib/api/query-client.ts';

export const todayQuery = (uid: string) => queryOptions({ ...privateQuery(uid, getStudioToday, {}), ...ALWAYS_FRESH });

export const deskQuery = (uid: string) => queryOptions({ ...privateQuery(uid, getStudioDesk, {}), ...ALWAYS_FRESH });

export const readOnlyQuery = (uid: string) => queryOptions({ ...privateQuery(uid, getReadOnly, {}), ...ALWAYS_FRESH });

export const firstStepsQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, getFirstSteps, {}), ...ALWAYS_FRESH });

/** Nothing waits, is shown or was counted, as with a new photographer: only then it is asked how far they have come. */
export function isQuiet({ orders, returned, exhibition, recent }: StudioToday): boolean {
  const { from: _from, ...counts } = recent;
  return (
    orders.length + returned.length === 0 && exhibition === null && Object.values(counts).every((count) => count === 0)
  );
}
