import type { CalendarEvent } from '@aperture-byline/contract/exhibition/wire';
import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { plainText, summarize } from '@aperture-byline/contract/shared/text/plain-text';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { toEvent } from '../../areas/exhibition/calendar-events.ts';
import type { Exhibition } from '../../data/works/exhibitions.ts';
import { isPublicExhibition } from '../../publication/visibility.ts';

/** Domain of every `UID`: constant, so that calendars recognise an event even if the site's address changes. */
const UID_DOMAIN = 'exhibitions.aperture-byline';
const UID_ENDS: Readonly<Record<CalendarEvent, string>> = { opening: '', lastDay: '-last-day' };

/**
 * Returns a calendar (RFC 5545) of an event of an exhibition; null for what was never public. One that is public no
 * more is a cancelled event, of which nothing else is told: its present words and dates are its photographer's. It is
 * dated to when it became public.
 */
export function writeCalendar(siteUrl: string, exhibition: Exhibition, event: CalendarEvent): string | null {
  const { id, version, updatedAt, publishedAt } = exhibition;
  const calendar = ical({ prodId: { company: PRODUCT_NAME, product: 'Exhibitions', language: 'EN' } });
  // Grows with every change, so also with one of the dates.
  const shared = { id: `${id}${UID_ENDS[event]}@${UID_DOMAIN}`, sequence: version, stamp: updatedAt };
  if (isPublicExhibition(exhibition)) {
    const url = pageAddresses(siteUrl).exhibition(id);
    calendar.createEvent({
      ...shared,
      ...toEvent(event, exhibition),
      status: ICalEventStatus.CONFIRMED,
      // Nobody is busy: a visit takes place whenever one likes.
      transparency: ICalEventTransparency.TRANSPARENT,
      description: summarize(plainText(exhibition.description)),
      location: url,
      url,
    });
  } else {
    if (publishedAt === null) return null;
    calendar.createEvent({
      ...shared,
      start: publishedAt,
      end: publishedAt,
      status: ICalEventStatus.CANCELLED,
      summary: 'Cancelled exhibition',
    });
  }
  return calendar.toString();
}
