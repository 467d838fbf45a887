import type { CalendarLinks, ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { formatExhibitionDate } from '@aperture-byline/contract/shared/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chips } from '#components/base/chips.tsx';
import { sizes } from '#components/base/sizes.ts';
import { StockBanner } from '#components/base/stock-banner.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { PictureHead, PictureHeadFrame } from '#components/media/picture-head.tsx';
import { ShareMenu } from '#components/share/share-menu.tsx';
import { paths, selectionPath } from '#lib/navigation/paths.ts';
import styles from './exhibition-head.module.css';

/** Aspect ratio of the stock banners, width / height. */
const STOCK_RATIO = 1.5;
const STOCK_SIZES = sizes({ 0: '100vw', 768: 'min(91vw, 1424px, 126vh)' });

/** Shows an exhibition's head: `follow` beside the name, `notice` below the dates, a stock banner where it has none. */
export function ExhibitionHead({
  exhibition,
  follow,
  notice,
  children,
}: {
  exhibition: ExhibitionDetail;
  follow?: ReactNode;
  notice?: ReactNode;
  children?: ReactNode;
}) {
  const { banner } = exhibition;
  const words = (
    <Words exhibition={exhibition} follow={follow} notice={notice}>
      {children}
    </Words>
  );
  if (banner) return <PictureHead picture={banner}>{words}</PictureHead>;
  return (
    <PictureHeadFrame ratio={STOCK_RATIO} picture={<StockBanner index={0} sizes={STOCK_SIZES} />}>
      {words}
    </PictureHeadFrame>
  );
}

function Words({
  exhibition,
  follow,
  notice,
  children,
}: {
  exhibition: ExhibitionDetail;
  follow: ReactNode;
  notice: ReactNode;
  children: ReactNode;
}) {
  return (
    <Stack as="header" className={styles.head}>
      <h1 className={styles.title}>{exhibition.title}</h1>
      <Stack gap={0.5} align="start" className={styles.facts}>
        <Row gap={[1, 2]}>
          <p>
            by <Link to={paths.profile(exhibition.user_id)}>{exhibition.username}</Link>
          </p>
          {follow}
        </Row>
        <p className="text-quiet tabular-nums">
          <time dateTime={exhibition.start_date}>{formatExhibitionDate(exhibition.start_date)}</time> to{' '}
          <time dateTime={exhibition.end_date}>{formatExhibitionDate(exhibition.end_date)}</time>
        </p>
        {notice && <p className={styles.notice}>{notice}</p>}
        {exhibition.calendar && <Calendar links={exhibition.calendar} />}
        <Chips
          words={exhibition.genre === '' ? [] : [exhibition.genre]}
          label="Genre"
          buildPath={(genre) => selectionPath(paths.search, { q: genre, kind: 'exhibition' })}
        />
        <Row gap={1.5} className={styles.actions}>
          {children}
          <ShareMenu title={exhibition.title} path={paths.exhibition(exhibition.exhibition_id)} sites="all" />
        </Row>
      </Stack>
    </Stack>
  );
}

function Calendar({ links: { file, google } }: { links: CalendarLinks }) {
  return (
    <p className="text-quiet text-small">
      Add to your calendar:{' '}
      <a href={file} download>
        calendar file
      </a>{' '}
      or{' '}
      <a href={google} target="_blank" rel="noopener noreferrer">
        Google Calendar
      </a>
    </p>
  );
}
