import { CALENDAR_FILE } from '@aperture-byline/contract/exhibition/wire';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { Router } from 'express';
import { readExhibition } from '../../data/works/exhibitions.ts';
import type { Config } from '../../lib/config.ts';
import { ApiError } from '../../lib/errors.ts';
import { publicFiles } from '../public-file.ts';
import { writeCalendar } from './write-calendar.ts';

export function calendarRoutes(config: Config): Router {
  return publicFiles(
    [
      {
        path: `${PUBLIC_PAGES.exhibition}/${CALENDAR_FILE}`,
        type: 'text/calendar',
        render: async ({ exhibitionId }) => {
          const exhibition = isId(exhibitionId) ? await readExhibition(exhibitionId) : null;
          const calendar = exhibition && writeCalendar(config.siteUrl, exhibition);
          if (!calendar) throw new ApiError('NOT_FOUND');
          return calendar;
        },
      },
    ],
    config,
  );
}
