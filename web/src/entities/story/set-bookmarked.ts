import type { Bookmark } from '@aperture-byline/contract/blog/wire';
import type { QueryClient } from '@tanstack/react-query';
import type { Mark } from '#entities/mark/likeable.ts';
import { markKey } from '#entities/mark/mark-query.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { bookmarksQuery } from './private-queries.ts';

/** Changes the cached mark of a story and the list of bookmarks after the server has changed them. */
export async function setBookmarked(client: QueryClient, blogId: string, bookmarked: boolean): Promise<void> {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') return;
  const { queryKey: listKey } = bookmarksQuery(session.uid);
  const queryKey = markKey({ on: 'blog', id: blogId });
  // An answer that is under way may be older.
  await Promise.all([listKey, queryKey].map((key) => client.cancelQueries({ queryKey: key })));
  client.setQueryData<Mark>(queryKey, (mark) => ({ liked: false, likes: 0, ...mark, bookmarked }));
  if (bookmarked) await client.invalidateQueries({ queryKey: listKey });
  else client.setQueryData<Bookmark[]>(listKey, (all) => all?.filter(({ id }) => id !== blogId));
}
