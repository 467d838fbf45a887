import { getStudioStats } from '@aperture-byline/contract/endpoints/studio-stats';
import type { DayRange } from '@aperture-byline/contract/stats/range';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { privateQuery } from '#entities/session/api/private-requests.ts';

/** An artist's own stats. */
export const statsQuery = (uid: string, { from, to }: DayRange) =>
  queryOptions({
    ...privateQuery(uid, getStudioStats, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
