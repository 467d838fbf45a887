import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Account } from '#entities/session/session-store.ts';
import { loadCode } from '#lib/connection.ts';
import type { NoticeMark } from './firestore-listener.ts';
import { noticesQuery } from './queries.ts';

/**
 * Refetches the notices as soon as one comes or changes: for screens that show what notices tell of. It loads the Firestore SDK
 * once the notices are loaded, as `isLoaded` says, so that the screen comes first. Where that fails, the bell in the top bar
 * still refetches them.
 */
export function useLiveNotices({ uid, userId }: Pick<Account, 'uid' | 'userId'>, isLoaded: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isLoaded) return;
    let isOver = false;
    let stop = () => {};
    const { queryKey } = noticesQuery(uid);
    const refetch = (notices: readonly NoticeMark[]) => {
      if (!isSame(client.getQueryData(queryKey), notices)) client.invalidateQueries({ queryKey });
    };
    const listen = async () => {
      const { listenToNotices } = await loadCode(() => import('./firestore-listener.ts'));
      if (isOver) return;
      stop = await listenToNotices(userId, refetch);
      if (isOver) stop();
    };
    listen().catch((error: unknown) => console.error('Notices are not live:', error));
    return () => {
      isOver = true;
      stop();
    };
  }, [client, uid, userId, isLoaded]);
}

function isSame(known: readonly NoticeMark[] = [], told: readonly NoticeMark[]): boolean {
  const marks = new Map(known.map(({ id, read }) => [id, read]));
  return marks.size === told.length && told.every(({ id, read }) => marks.get(id) === read);
}
