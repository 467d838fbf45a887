import type { CalendarEvent } from '@aperture-byline/contract/exhibition/wire';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY, HOUR } from '@aperture-byline/contract/shared/durations';
import { oneLine } from '@aperture-byline/contract/shared/text/plain-text';
import type { ScheduledExhibition } from '../../data/works/exhibitions.ts';

/** An event of a calendar: an hour, or whole days, which then begin and end at midnight in UTC. */
interface EventTimes {
  summary: string;
  start: Date;
  end: Date;
  allDay: boolean;
}

/** Returns when an exhibition opens, as an hour, or its last day in India: nobody visits for the weeks in between. */
export function toEvent(
  event: CalendarEvent,
  { title, startDate, endDate }: Pick<ScheduledExhibition, 'title' | 'startDate' | 'endDate'>,
): EventTimes {
  if (event === 'opening') {
    const end = new Date(startDate.getTime() + HOUR);
    return { summary: `Opening: ${oneLine(title)}`, start: startDate, end, allDay: false };
  }
  const start = new Date(dayInIndia(new Date(endDate.getTime() - 1)));
  return { summary: `Last day: ${oneLine(title)}`, start, end: new Date(start.getTime() + DAY), allDay: true };
}
