import { CALENDAR_FILES, type CalendarEvent, type CalendarLinks } from '@aperture-byline/contract/exhibition/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { ScheduledExhibition } from '../../data/works/exhibitions.ts';
import { toEvent } from './calendar-events.ts';

/** A moment as calendars write it: `20261105T130000Z`. */
const toCalendarTime = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');
const toCalendarDay = (moment: Date): string => toCalendarTime(moment).slice(0, 8);

/**
 * Returns the ways in which an event of an exhibition comes into somebody's calendar. Google is told nothing unless its
 * link is followed.
 */
export function calendarLinks(
  siteUrl: string,
  exhibition: Pick<ScheduledExhibition, 'id' | 'title' | 'startDate' | 'endDate'>,
  event: CalendarEvent,
): CalendarLinks {
  const address = pagePaths(siteUrl).exhibition(exhibition.id);
  const { summary, start, end, allDay } = toEvent(event, exhibition);
  const print = allDay ? toCalendarDay : toCalendarTime;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${print(start)}/${print(end)}`,
    details: address,
    location: address,
  });
  return {
    file: `${pagePaths().exhibition(exhibition.id)}/${CALENDAR_FILES[event]}`,
    google: `https://calendar.google.com/calendar/render?${query}`,
  };
}
