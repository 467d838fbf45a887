import { CATALOGUE_FILE } from '@aperture-byline/contract/exhibition/wire';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { oneLine } from '@aperture-byline/contract/shared/text/plain-text';
import type { Router } from 'express';
import { startDeadline } from '../../http/middleware/deadline.ts';
import type { RateLimits } from '../../http/middleware/rate-limits.ts';
import { serialize } from '../../lib/concurrency.ts';
import type { Config } from '../../lib/config.ts';
import { renderPdf } from '../../lib/pdf/render-pdf.ts';
import { withoutDirection } from '../../lib/text/text.ts';
import { publicFiles } from '../public-file.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { PictureReader, readCatalogue } from './read-catalogue.ts';

/** Milliseconds: a hundred photographs are read one after another. */
const DEADLINE = 30_000;

/** Characters that a file system may refuse in a name. */
const NO_FILE_NAME = /[\\/:*?"<>|]/g;

/** The catalogue of an exhibition that has closed. An instance draws one at a time: each has some megabytes. */
export function catalogueRoutes(config: Config, limits: RateLimits): Router {
  return publicFiles(
    [
      {
        path: `${PUBLIC_PAGES.exhibition}/${CATALOGUE_FILE}`,
        type: 'application/pdf',
        middleware: [limits.catalogues, startDeadline(DEADLINE)],
        render: ({ exhibitionId }, signal) =>
          serialize('catalogues', async () => {
            signal.throwIfAborted();
            const entry = await readCatalogue(exhibitionId);
            const { title } = entry.exhibition;
            const pictures = new PictureReader(entry.images.length, signal);
            const blocks = buildCatalogue(entry, { pictures, siteUrl: config.siteUrl });
            return {
              name: `${withoutDirection(oneLine(title)).replace(NO_FILE_NAME, '-')}, catalogue.pdf`,
              bytes: await renderPdf({ title: `${oneLine(title)}: catalogue`, blocks }),
            };
          }),
      },
    ],
    config,
  );
}
