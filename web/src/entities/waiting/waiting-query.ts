import { getWaitingCounts } from '@aperture-byline/contract/endpoints/mail/notice';
import type { QueryClient } from '@tanstack/react-query';
import { privateQuery } from '#entities/session/api/private-requests.ts';

export const waitingQuery = (uid: string) => privateQuery(uid, getWaitingCounts, {});

/** Once something was done that may have waited. */
export function refetchWaiting(client: QueryClient, uid: string): void {
  client.invalidateQueries({ queryKey: waitingQuery(uid).queryKey });
}
