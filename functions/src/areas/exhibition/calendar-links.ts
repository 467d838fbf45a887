import { CALENDAR_FILE, type CalendarLinks } from '@aperture-byline/contract/exhibition/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { oneLine } from '@aperture-byline/contract/shared/text/plain-text';
import type { ScheduledExhibition } from '../../data/works/exhibitions.ts';

/** A moment as calendars write it: `20261105T130000Z`. */
const toCalendarTime = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Lists ways into somebody's calendar. Google is told nothing unless its link is followed. */
export function calendarLinks(
  siteUrl: string,
  { id, title, startDate, endDate }: Pick<ScheduledExhibition, 'id' | 'title' | 'startDate' | 'endDate'>,
): CalendarLinks {
  const address = pagePaths(siteUrl).exhibition(id);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: oneLine(title),
    dates: `${toCalendarTime(startDate)}/${toCalendarTime(endDate)}`,
    details: address,
    location: address,
  });
  return {
    file: `${pagePaths().exhibition(id)}/${CALENDAR_FILE}`,
    google: `https://calendar.google.com/calendar/render?${query}`,
  };
}
