import { CALENDAR_FILES, type CalendarEvent } from '@aperture-byline/contract/exhibition/wire';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { Router } from 'express';
import { readExhibition } from '../../data/works/exhibitions.ts';
import type { Config } from '../../lib/config.ts';
import { ApiError } from '../../lib/errors.ts';
import { type PublicFile, publicFiles } from '../public-file.ts';
import { writeCalendar } from './write-calendar.ts';

export function calendarRoutes(config: Config): Router {
  const toFile = (event: CalendarEvent): PublicFile => ({
    path: `${PUBLIC_PAGES.exhibition}/${CALENDAR_FILES[event]}`,
    type: 'text/calendar',
    render: async ({ exhibitionId }) => {
      const exhibition = isId(exhibitionId) ? await readExhibition(exhibitionId) : null;
      const calendar = exhibition && writeCalendar(config.siteUrl, exhibition, event);
      if (!calendar) throw new ApiError('NOT_FOUND');
      return calendar;
    },
  });
  return publicFiles([toFile('opening'), toFile('lastDay')], config);
}
