import type { CalendarLinks, ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
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

/**
 * Shows an exhibition's head: `follow` beside the name, `notice` below the dates, `action` before Share and `children`
 * behind it, a stock banner where it has none.
 */
export function ExhibitionHead({
  exhibition,
  follow,
  notice,
  action,
  children,
}: {
  exhibition: ExhibitionDetail;
  follow?: ReactNode;
  notice?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const { banner } = exhibition;
  const words = (
    <Words exhibition={exhibition} follow={follow} notice={notice} action={action}>
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
  action,
  children,
}: {
  exhibition: ExhibitionDetail;
  follow: ReactNode;
  notice: ReactNode;
  action: ReactNode;
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
          <time dateTime={exhibition.start_date}>{exhibition.shown_dates.start}</time> to{' '}
          <time dateTime={exhibition.end_date}>{exhibition.shown_dates.end}</time>
        </p>
        {notice && <p className={styles.notice}>{notice}</p>}
        {exhibition.calendar && <Calendar {...exhibition.calendar} />}
        <Chips
          words={exhibition.genre === '' ? [] : [exhibition.genre]}
          label="Genre"
          buildPath={(genre) => selectionPath(paths.search, { q: genre, kind: 'exhibition' })}
        />
        <Row gap={1.5} className={styles.actions}>
          {action}
          <ShareMenu title={exhibition.title} path={paths.exhibition(exhibition.exhibition_id)} sites="all" />
          {children}
        </Row>
      </Stack>
    </Stack>
  );
}

function Calendar({ opening, lastDay }: NonNullable<ExhibitionDetail['calendar']>) {
  return (
    <p className="text-quiet text-small">
      Add to your calendar:{' '}
      {opening && (
        <>
          <CalendarEvent name="the opening" links={opening} /> or{' '}
        </>
      )}
      <CalendarEvent name="the last day" links={lastDay} />
    </p>
  );
}

function CalendarEvent({ name, links: { file, google } }: { name: string; links: CalendarLinks }) {
  return (
    <span className={styles.event}>
      {name} (
      <a href={file} download aria-label={`Calendar file of ${name}`}>
        file
      </a>
      ,{' '}
      <a href={google} target="_blank" rel="noopener noreferrer" aria-label={`Google Calendar: ${name}`}>
        Google
      </a>
      )
    </span>
  );
}
