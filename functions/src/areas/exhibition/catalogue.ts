import type { ExhibitionCatalogue } from '@aperture-byline/contract/exhibition/wire';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { isId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { listDays } from '@aperture-byline/contract/stats/range';
import { readSellerSettings } from '../../data/core/settings.ts';
import { readImages } from '../../data/images/images.ts';
import { readComments } from '../../data/review/comments.ts';
import { readStatsMonths } from '../../data/stats/stats.ts';
import { withImageCounts } from '../../data/stats/work-counts.ts';
import { readExhibition, type ScheduledExhibition } from '../../data/works/exhibitions.ts';
import { readProductsOfImages } from '../../data/works/products.ts';
import { ApiError } from '../../lib/errors.ts';
import { listUnprintable } from '../../lib/pdf/fonts/unprintable.ts';
import { hasClosed, isPublicImage } from '../../publication/visibility.ts';
import { toExhibitionImage } from './mappers.ts';

/** Reads what everybody may still see of an exhibition that has closed. Throws NOT_FOUND for any other. */
export async function readClosedExhibition(id: unknown) {
  const exhibition = isId(id) ? await readExhibition(id) : null;
  if (!exhibition || !hasClosed(exhibition, new Date())) throw new ApiError('NOT_FOUND');
  const { imageIds, startDate, endDate } = exhibition;
  const images = (await readImages(imageIds.slice(0, LIST_CAP).filter(isId))).filter(isPublicImage);
  const [counted, countViewsOf, comments, products, seller] = await Promise.all([
    withImageCounts(images),
    readViewsOfRun(exhibition),
    readComments('exhibitions', exhibition.id),
    readProductsOfImages(images.map((image) => image.id)),
    readSellerSettings(),
  ]);
  const figures = {
    visitors: countViewsOf([`exhibitions-${exhibition.id}`]),
    views: countViewsOf(images.map((image) => `images-${image.id}`)),
    days: Math.max(1, Math.ceil((endDate.getTime() - startDate.getTime()) / DAY)),
  };
  return { exhibition, images: counted, figures, comments, products, seller };
}

/** Returns the photographs and figures of an exhibition that has closed. Throws NOT_FOUND for any other. */
export async function getCatalogue(id: unknown): Promise<ExhibitionCatalogue> {
  const { exhibition, images, figures, comments, products, seller } = await readClosedExhibition(id);
  const { title, description, authorDescription, genreDescription, genre, owner } = exhibition;
  const unprintable = await listUnprintable([
    ...[title, fullName(owner), description, authorDescription, genreDescription, genre],
    ...images.flatMap((image) => [image.title, image.description]),
    ...comments.flatMap((comment) => [comment.comment, fullName(comment)]),
    ...products.map((product) => product.title),
    ...[seller.name, seller.address],
  ]);
  return { images: images.map(toExhibitionImage), ...figures, unprintable };
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
