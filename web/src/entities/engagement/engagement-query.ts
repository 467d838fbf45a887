import { queryOptions } from '@tanstack/react-query';
import { type Session, sessionStore } from '#entities/session/session-store.ts';
import { loadCode } from '#lib/api/connection.ts';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import type { Engagement, Likeable } from './visitor-likes.ts';

const findOwner = (session: Session) => (session.status === 'signed-in' ? ['private', session.uid] : ['visitor']);

/** Whose engagement it is now; the key of one's own is removed at the end of the session, as all private data is. */
export const engagementKey = ({ on, id }: Likeable, session: Session = sessionStore.get()) => [
  ...findOwner(session),
  'engagement',
  on,
  id,
];

/** A visitor's engagement is in the browser's storage, and most have none; a person's is on the server. */
export function engagementQuery(likeable: Likeable, session: Session) {
  const isPerson = session.status === 'signed-in';
  return queryOptions<Engagement>({
    queryKey: engagementKey(likeable, session),
    queryFn: async ({ signal }) =>
      isPerson || browserStorage.get(STORAGE_KEYS.likes)
        ? (await loadCode(() => import('./visitor-likes.ts'))).readEngagement(likeable, {
            isPerson,
            signal,
          })
        : { liked: false, likes: 0 },
    // In a browser that keeps no storage, only the cache knows of a visitor's like.
    ...(!isPerson && { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }),
    enabled: isPerson || session.status === 'visitor',
  });
}
