import { isDeepStrictEqual } from 'node:util';

/** The collections whose documents are liked, viewed and commented on. */
export type LikeableCollection = 'images' | 'blogs';

interface Counts {
  likes?: number;
  views?: number;
}

/** Whether a write of a work did no more than count likes and views, from which nothing follows. */
export function differOnlyInCounts(before: Counts | null, after: Counts | null): boolean {
  return before !== null && after !== null && isDeepStrictEqual(withoutCounts(before), withoutCounts(after));
}

function withoutCounts({ likes: _likes, views: _views, ...rest }: Counts): object {
  return rest;
}
