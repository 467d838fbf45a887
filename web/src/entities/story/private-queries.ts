import { listBookmarks } from '@aperture-byline/contract/endpoints/blog';
import { privateQuery } from '#entities/session/api/private-requests.ts';

/** Of a bookmark in `useRemoved`. */
export const bookmarkKey = (blogId: string) => `bookmark ${blogId}`;

/** The stories that a person keeps. */
export const bookmarksQuery = (uid: string) => privateQuery(uid, listBookmarks, {});
