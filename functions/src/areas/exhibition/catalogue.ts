import type { ExhibitionCatalogue } from '@aperture-byline/contract/exhibition/wire';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { isId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { listDays } from '@aperture-byline/contract/stats/range';
import { canReadCatalogue, isPublicImage } from '../../access/access.ts';
import { readSellerSettings } from '../../data/core/settings.ts';
import { type ImageCard, readImages } from '../../data/images/images.ts';
import { readComments } from '../../data/review/comments.ts';
import { readStatsMonths } from '../../data/stats/stats.ts';
import { isScheduled, readExhibition, type ScheduledExhibition } from '../../data/works/exhibitions.ts';
import { readProductsOfImages } from '../../data/works/products.ts';
import { ApiError } from '../../lib/errors.ts';
import { listUnprintable } from '../../lib/pdf/fonts/unprintable.ts';
import { toExhibitionImage } from './mappers.ts';

/** Returns what everybody may still see of an exhibition that has closed. Throws NOT_FOUND for any other. */
export async function getCatalogue(id: unknown): Promise<ExhibitionCatalogue> {
  const exhibition = isId(id) ? await readExhibition(id) : null;
  if (!exhibition || !isScheduled(exhibition) || !canReadCatalogue(exhibition, new Date()))
    throw new ApiError('NOT_FOUND');
  const { imageIds, startDate, endDate } = exhibition;
  const images = (await readImages(imageIds.slice(0, LIST_CAP).filter(isId))).filter(isPublicImage);
  const [countViewsOf, texts] = await Promise.all([readViewsOfRun(exhibition), readPrintedTexts(exhibition, images)]);
  return {
    images: images.map(toExhibitionImage),
    visitors: countViewsOf([`exhibitions-${exhibition.id}`]),
    views: countViewsOf(images.map((image) => `images-${image.id}`)),
    days: Math.max(1, Math.ceil((endDate.getTime() - startDate.getTime()) / DAY)),
    unprintable: await listUnprintable(texts),
  };
}

/** Reads what the PDF prints of the exhibition, its photographs, their prints, the guest book and the seller. */
async function readPrintedTexts(exhibition: ScheduledExhibition, images: readonly ImageCard[]): Promise<string[]> {
  const { title, description, authorDescription, genreDescription, genre, owner } = exhibition;
  const [lines, prints, seller] = await Promise.all([
    readComments('exhibitions', exhibition.id),
    readProductsOfImages(images.map(({ id }) => id)),
    readSellerSettings(),
  ]);
  return [
    ...[title, fullName(owner), description, authorDescription, genreDescription, genre],
    ...images.flatMap((image) => [image.title, image.description]),
    ...lines.flatMap((line) => [line.comment, fullName(line)]),
    ...prints.map((print) => print.title),
    ...[seller.name, seller.address],
  ];
}

/**
 * Sums the views of works on the days of a run, by their keys. From its photographer's stats, so that only their own
 * works are counted: of a run of more than a year the first year. A month is a read.
 */
async function readViewsOfRun({
  owner,
  startDate,
  endDate,
}: ScheduledExhibition): Promise<(keys: readonly string[]) => number> {
  const days = new Set(listDays({ from: dayInIndia(startDate), to: dayInIndia(endDate) }));
  const months = new Set([...days].map((day) => day.slice(0, 7)));
  const stats = await readStatsMonths(String(owner.userId), [...months]);
  return (keys) => {
    const views = stats.flatMap(({ id: month, works }) =>
      keys.flatMap((key) =>
        Object.entries(works[key]?.days ?? {})
          .filter(([day]) => days.has(`${month}-${day}`))
          .map(([, counted]) => counted.views ?? 0),
      ),
    );
    return Math.max(
      0,
      views.reduce((sum, count) => sum + count, 0),
    );
  };
}
