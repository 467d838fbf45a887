import type { Notice } from '@aperture-byline/contract/notice/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Account } from '#entities/session/session-store.ts';
import { loadCode } from '#lib/api/connection.ts';
import type { NoticeMark } from './firestore-listener.ts';
import { noticesQuery } from './queries.ts';

/** Milliseconds between two refetches while nothing is heard from Firestore. */
const FALLBACK_INTERVAL = 30_000;

/**
 * Returns live notices, by a Firestore SDK loaded after them, so that the screen comes first. Where that fails,
 * refetches on focus and every 30 s.
 */
export function useLiveNotices({ uid, userId }: Pick<Account, 'uid' | 'userId'>) {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const query = useQuery({
    ...noticesQuery(uid),
    refetchInterval: !isLive && FALLBACK_INTERVAL,
    refetchOnWindowFocus: 'always',
  });
  const { isSuccess } = query;
  useEffect(() => {
    if (!isSuccess) return;
    let isOver = false;
    let stop = () => {};
    const { queryKey } = noticesQuery(uid);
    const refetch = (notices: readonly NoticeMark[]) => {
      setLive(true);
      if (!isSame(client.getQueryData(queryKey), notices)) client.invalidateQueries({ queryKey });
    };
    const listen = async () => {
      const { listenToNotices } = await loadCode(() => import('./firestore-listener.ts'));
      if (isOver) return;
      stop = await listenToNotices(userId, refetch, (error) => {
        setLive(false);
        console.error('The listener to notices failed:', error);
      });
      if (isOver) stop();
    };
    listen().catch((error: unknown) => console.error('Notices are not live:', error));
    return () => {
      isOver = true;
      stop();
    };
  }, [client, uid, userId, isSuccess]);
  return query;
}

function isSame(
  known: readonly Pick<Notice, 'id' | 'read' | 'wantsAnswer'>[] = [],
  marks: readonly NoticeMark[],
): boolean {
  const byId = new Map(known.map((notice) => [notice.id, notice]));
  return (
    byId.size === marks.length &&
    marks.every(({ id, read, wantsAnswer }) => {
      const notice = byId.get(id);
      return notice?.read === read && (notice.wantsAnswer === true) === wantsAnswer;
    })
  );
}
