import { listBookmarks } from '@aperture-byline/contract/endpoints/blog';
import { ownQuery } from '#entities/session/api/own-requests.ts';

/** The stories that a person keeps. */
export const bookmarksQuery = (uid: string) => ownQuery(uid, listBookmarks, {});
