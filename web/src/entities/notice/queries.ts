import { listNotices } from '@aperture-byline/contract/endpoints/mail/notice';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { queryOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { loadCode } from '#lib/api/connection.ts';

/** The user's newest notices, newest first. One that was not there before makes the client refetch what it names. */
export function noticesQuery(uid: string) {
  const query = privateQuery(uid, listNotices, {});
  return queryOptions({
    ...query,
    queryFn: async ({ client, signal }) => {
      const notices = await callAuthenticated(listNotices, {}, { signal });
      const known = client.getQueryData<Notice[]>(query.queryKey);
      const added = known ? notices.filter(({ id }) => known.every((notice) => notice.id !== id)) : [];
      if (added.length > 0)
        loadCode(() => import('./refetch-named.ts'))
          .then(({ refetchNamed }) => refetchNamed(client, uid, added))
          .catch((error: unknown) => console.error('What a notice names could not be loaded:', error));
      return notices;
    },
  });
}

/** Marked as unread: also one that was opened, while an order waits for what its reader has to do. */
export const isUnread = ({ read, wantsAnswer }: Pick<Notice, 'read' | 'wantsAnswer'>): boolean =>
  !read || wantsAnswer === true;

export const countUnread = (notices: readonly Notice[]): number => notices.filter(isUnread).length;
