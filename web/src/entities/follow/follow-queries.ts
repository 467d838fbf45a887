import { addFollow, getFollow, listFollows } from '@aperture-byline/contract/endpoints/people/follow';
import type { FollowList, FollowState } from '@aperture-byline/contract/follow/wire';
import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privatePages } from '#entities/session/api/private-pages.ts';
import { PRIVATE, privateQuery } from '#entities/session/api/private-requests.ts';
import { sessionStore } from '#entities/session/session-store.ts';

/** Returns the key of a follow in `useHiddenItems`. */
export const followKey = (userId: number) => `follow ${userId}`;

export const followQuery = (uid: string, userId: number) =>
  privateQuery(uid, getFollow, { params: { userId: String(userId) } });

/** The photographers whom a person follows. */
export const followsQuery = (uid: string) =>
  privatePages(
    uid,
    listFollows,
    (cursor) => ({ query: { cursor } }),
    ({ nextCursor }) => nextCursor,
  );

/** Follows a photographer; the button shows it at once, and takes it back where that fails. */
export const addFollowMutation = (userId: number) =>
  mutationOptions({
    mutationKey: ['follow', userId],
    mutationFn: async (_nothing, { client }) => {
      await setFollowed(client, userId, true);
      try {
        await callAuthenticated(addFollow, { params: { userId: String(userId) } });
      } catch (error) {
        await setFollowed(client, userId, false);
        throw error;
      }
      // Again, for whoever was only remembered as signed in when they pressed.
      await setFollowed(client, userId, true);
      await client.invalidateQueries({ queryKey: buildListKey() });
    },
  });

export async function setFollowed(client: QueryClient, userId: number, isFollowed: boolean): Promise<void> {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') return;
  const { queryKey } = followQuery(session.uid, userId);
  // An answer that is under way may be older.
  await client.cancelQueries({ queryKey });
  client.setQueryData<FollowState>(queryKey, { isFollowed });
}

export function dropFollow(client: QueryClient, userId: number): void {
  const drop = (page: FollowList) => ({ ...page, items: page.items.filter((followed) => followed.userId !== userId) });
  client.setQueriesData<InfiniteData<FollowList>>(
    { queryKey: buildListKey() },
    (list) => list && { ...list, pages: list.pages.map(drop) },
  );
}

function buildListKey() {
  const session = sessionStore.get();
  const uid = session.status === 'signed-in' ? session.uid : '';
  return [PRIVATE, uid, `${listFollows.method} ${listFollows.path}`];
}
