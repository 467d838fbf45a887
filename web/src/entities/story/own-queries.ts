import { listBookmarks } from '@aperture-byline/contract/endpoints/blog';
import { ownQuery } from '#entities/session/api/own-requests.ts';

/** Of a bookmark in `useRemoved`. */
export const bookmarkKey = (blogId: string) => `bookmark ${blogId}`;

/** The stories that a person keeps. */
export const bookmarksQuery = (uid: string) => ownQuery(uid, listBookmarks, {});
