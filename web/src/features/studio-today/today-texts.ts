import { DAY } from '@aperture-byline/contract/shared/durations';
import type { StudioToday } from '@aperture-byline/contract/studio/wire';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';

/** `in 5 days`, `tomorrow` or `today`, by whole days from now. */
function describeDays(until: string, now: Date): string {
  const days = Math.floor((Date.parse(until) - now.getTime()) / DAY);
  if (days < 1) return 'within 24 hours';
  return days === 1 ? 'in a day' : `in ${days} days`;
}

export function exhibitionText({ startDate, endDate }: NonNullable<StudioToday['exhibition']>, now: Date): string {
  return Date.parse(startDate) > now.getTime()
    ? `Opens ${describeDays(startDate, now)}`
    : `Closes ${describeDays(endDate, now)}`;
}

type RecentName = Exclude<keyof StudioToday['recent'], 'from'>;

/** Figures counted since yesterday, in the order in which they are shown, each with its link. */
export const RECENT: readonly { name: RecentName; label: string; to: string }[] = [
  { name: 'views', label: 'Views', to: studioPaths.stats },
  { name: 'likes', label: 'Likes', to: studioPaths.stats },
  { name: 'comments', label: 'Comments', to: paths.notices },
  { name: 'bookmarks', label: 'Bookmarks', to: studioPaths.stats },
  { name: 'followers', label: 'New followers', to: paths.accountProfile },
  { name: 'income', label: 'Income', to: studioPaths.orders },
];

/** Where something that was sent back is mended. */
export function returnedPath({ kind, id }: Pick<StudioToday['returned'][number], 'kind' | 'id'>): string {
  return kind === 'image' ? studioPaths.libraryImage(id) : `${CONTENT_KINDS[kind].path}/${id}`;
}
