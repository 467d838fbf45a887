import type { Bookmark } from '@aperture-byline/contract/blog/wire';
import { listBookmarks } from '@aperture-byline/contract/endpoints/works/blog';
import type { QueryClient } from '@tanstack/react-query';
import { engagementKey } from '#entities/engagement/engagement-query.ts';
import type { Engagement } from '#entities/engagement/visitor-likes.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { sessionStore } from '#entities/session/session-store.ts';

/** Returns the key of a bookmark in `useHiddenItems`. */
export const bookmarkKey = (blogId: string) => `bookmark ${blogId}`;

export const bookmarksQuery = (uid: string) => privateQuery(uid, listBookmarks, {});

/** Changes the cached mark of a story and the list of bookmarks after the server has changed them. */
export async function setBookmarked(client: QueryClient, blogId: string, bookmarked: boolean): Promise<void> {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') return;
  const { queryKey: listKey } = bookmarksQuery(session.uid);
  const queryKey = engagementKey({ on: 'blog', id: blogId });
  // An answer that is under way may be older.
  await Promise.all([listKey, queryKey].map((key) => client.cancelQueries({ queryKey: key })));
  client.setQueryData<Engagement>(queryKey, (engagement) => ({
    liked: false,
    likes: 0,
    ...engagement,
    bookmarked,
  }));
  if (bookmarked) await client.invalidateQueries({ queryKey: listKey });
  else client.setQueryData<Bookmark[]>(listKey, (all) => all?.filter(({ id }) => id !== blogId));
}
