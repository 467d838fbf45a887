import { closingText, isClosingSoon, opensInText } from '@aperture-byline/contract/exhibition/countdown';
import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { formatLastDay } from '@aperture-byline/contract/shared/dates';
import clsx from 'clsx';
import { CardLink } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { StockBanner } from '#components/base/stock-banner.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { plainText } from '#components/rich-text/plain-text.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './exhibition-card.module.css';
import { RemindOnCard } from './remind/remind-on-card.tsx';

const RATIO = 1.5;
/** Two cards in a row from 768 px on; 15 px are the scroll bar. */
const HALF_PAGE = sizes({ 0: 'calc(91vw - 15px)', 768: 'calc(44.4vw - 8px)', 1600: '696px' });

/**
 * Shows an exhibition below an `h2`. `index` picks the stock banner of one without its own; `slot` is its picture's
 * `sizes` where that isn't half a page.
 */
export function ExhibitionCard({
  exhibition,
  index,
  slot = HALF_PAGE,
  priority = false,
}: {
  exhibition: ExhibitionListItem;
  index: number;
  slot?: string;
  priority?: boolean;
}) {
  const { banner, image_count: count, opens_in: opensIn } = exhibition;
  return (
    <article className={styles.card}>
      <Stack gap={2.5} className={styles.inside}>
        <div className={styles.banner}>
          {banner ? (
            <Picture picture={banner} sizes={slot} ratio={RATIO} priority={priority} />
          ) : (
            <StockBanner index={index} sizes={slot} />
          )}
          {count > 0 && <p className={styles.badge}>{`${count} ${count === 1 ? 'photograph' : 'photographs'}`}</p>}
        </div>
        <Stack gap={0} className={styles.text}>
          <p className="text-quiet text-small">{exhibition.genre}</p>
          <h3 className={styles.title}>
            <CardLink to={paths.exhibition(exhibition.id)}>{exhibition.title}</CardLink>
          </h3>
          <p className={styles.author}>by {exhibition.username}</p>
          <p className={styles.when}>{whenText(exhibition)}</p>
          <p className="text-quiet text-medium tabular-nums">
            <time dateTime={exhibition.start_date}>{exhibition.shown_dates.start}</time> to{' '}
            <time dateTime={exhibition.end_date}>{exhibition.shown_dates.end}</time>
          </p>
          <p className={clsx('line-clamp', styles.description)}>
            {plainText(exhibition.description) || exhibitionMessages.exhibitionPlaceholder}
          </p>
          {opensIn !== null && (
            <p className={styles.remind}>
              <RemindOnCard exhibitionId={exhibition.id} title={exhibition.title} />
            </p>
          )}
        </Stack>
      </Stack>
    </article>
  );
}

/** Returns when it opens or closes: `Opens in 5 days`, `Until 25 January`; empty once it has closed. */
function whenText({ days_left: daysLeft, opens_in: opensIn, end_date: endDate }: ExhibitionListItem): string {
  if (opensIn !== null) return opensInText(opensIn);
  if (daysLeft === null) return '';
  return isClosingSoon(daysLeft) ? closingText(daysLeft) : `Until ${formatLastDay(endDate, daysLeft)}`;
}

export function ExhibitionCardSkeleton() {
  return (
    <div className={styles.card}>
      <Stack gap={2.5} className={styles.inside}>
        <div className={styles.banner}>
          <Skeleton ratio={RATIO} />
        </div>
        <Stack gap={0} className={styles.text}>
          <p className="text-quiet text-small">
            <Skeleton short />
          </p>
          <p className={styles.title}>
            <Skeleton />
          </p>
          <p className={styles.author}>
            <Skeleton short />
          </p>
          <p className={styles.when}>
            <Skeleton short />
          </p>
          <p className="text-quiet text-medium tabular-nums">
            <Skeleton />
          </p>
          <p className={clsx('line-clamp', styles.description)}>
            <Skeleton />
            <Skeleton />
            <Skeleton short />
          </p>
        </Stack>
      </Stack>
    </div>
  );
}
