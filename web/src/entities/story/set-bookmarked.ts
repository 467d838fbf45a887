import type { Bookmark } from '@aperture-byline/contract/blog/wire';
import type { QueryClient } from '@tanstack/react-query';
import { engagementKey } from '#entities/engagement/engagement-query.ts';
import type { Engagement } from '#entities/engagement/likeable.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { bookmarksQuery } from './private-queries.ts';

/** Changes the cached mark of a story and the list of bookmarks after the server has changed them. */
export async function setBookmarked(client: QueryClient, blogId: string, bookmarked: boolean): Promise<void> {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') return;
  const { queryKey: listKey } = bookmarksQuery(session.uid);
  const queryKey = engagementKey({ on: 'blog', id: blogId });
  // An answer that is under way may be older.
  await Promise.all([listKey, queryKey].map((key) => client.cancelQueries({ queryKey: key })));
  client.setQueryData<Engagement>(queryKey, (mark) => ({ liked: false, likes: 0, ...mark, bookmarked }));
  if (bookmarked) await client.invalidateQueries({ queryKey: listKey });
  else client.setQueryData<Bookmark[]>(listKey, (all) => all?.filter(({ id }) => id !== blogId));
}
