import type { Bookmark } from '@aperture-byline/contract/blog';
import { queryOptions } from '@tanstack/react-query';
import { callOwn } from '#lib/session/account-api.ts';
import { OWN } from '#lib/session/get-own-profile.ts';

/** `GET /blog/bookmark`: the stories one has kept. */
export function bookmarksQuery(uid: string) {
  return queryOptions({
    queryKey: [OWN, uid, 'bookmarks'],
    queryFn: ({ signal }) => callOwn<Bookmark[]>('/blog/bookmark', { signal }),
  });
}
