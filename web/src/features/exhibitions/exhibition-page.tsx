import { closingText } from '@aperture-byline/contract/exhibition/countdown';
import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { formatDay, isEvening } from '@aperture-byline/contract/shared/dates';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { lazy, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { PictureHeadFrame } from '#components/media/picture-head.tsx';
import { hasCommentDraft } from '#entities/comment/comment-subject.ts';
import headStyles from '#entities/exhibition/detail/exhibition-head.module.css';
import { ExhibitionHead } from '#entities/exhibition/detail/exhibition-head.tsx';
import { ExhibitionTexts } from '#entities/exhibition/detail/exhibition-texts.tsx';
import { Teaser } from '#entities/exhibition/detail/teaser.tsx';
import { catalogueQuery, exhibitionQuery } from '#entities/exhibition/queries.ts';
import { Remind } from '#entities/exhibition/remind/remind.tsx';
import { ImageScrollers, ImageScrollersSkeleton } from '#entities/exhibition/scrollers/image-scrollers.tsx';
import { viewerState } from '#entities/exhibition/viewed-image.ts';
import { Follow } from '#entities/follow/follow.tsx';
import { exhibitionImagesQuery } from '#entities/image/queries.ts';
import { useSession } from '#entities/session/session-store.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Countdown } from './detail/countdown.tsx';
import styles from './exhibition-page.module.css';

export default function ExhibitionPage() {
  const { exhibitionId = '' } = useParams();
  const query = useQuery(exhibitionQuery(exhibitionId));
  const isMounted = useMounted();
  return (
    <article className={styles.page}>
      <Container>
        <Link className={clsx('plain-link text-quiet text-medium', styles.back)} to={paths.exhibitions}>
          <span aria-hidden>←</span> {exhibitionMessages.goBackToExhibitions}
        </Link>
      </Container>
      <QueryState
        query={query}
        page="Exhibition"
        loading={<ExhibitionSkeleton />}
        failure={exhibitionMessages.exhibitionFailed}
      >
        {({ open, exhibition }) => (
          <>
            {open ? <OpenExhibition exhibition={exhibition} /> : <ClosedExhibition exhibition={exhibition} />}
            <LazyBoundary>
              {isMounted && exhibition && <ExhibitionUpdates key={exhibitionId} exhibition={exhibition} />}
            </LazyBoundary>
          </>
        )}
      </QueryState>
    </article>
  );
}

const ExhibitionUpdates = lazy(() => import('./detail/exhibition-updates.tsx'));

/** Whether it is hydrated: what is not the same for everybody, or waits for the opening, comes after the page. */
function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}

const ExhibitionPrints = hydrateOnInput('exhibition-prints', () => import('./detail/exhibition-prints.tsx'));

const GuestBook = hydrateOnInput(
  'guest-book',
  () => import('#entities/exhibition/guest-book/guest-book.tsx'),
  hasCommentDraft,
);

function OpenExhibition({ exhibition }: { exhibition: ExhibitionDetail }) {
  const images = useQuery(exhibitionImagesQuery(exhibition.exhibition_id));
  useVisitCount(exhibition.exhibition_id);
  return (
    <>
      <PageMeta title={exhibition.title} />
      <ExhibitionHead
        exhibition={exhibition}
        follow={<FollowOwner exhibition={exhibition} />}
        notice={
          exhibition.first_evening_end === null ? (
            exhibition.days_left !== null && closingText(exhibition.days_left)
          ) : (
            <FirstEvening exhibition={exhibition} />
          )
        }
        action={
          exhibition.image_count > 0 && (
            <ButtonLink
              variant="primary"
              to={paths.viewer(exhibition.exhibition_id)}
              state={viewerState(exhibition.exhibition_id, {
                imageId: null,
                index: 0,
                entered: true,
                openedBy: null,
              })}
            >
              {viewerMessages.enterExhibition}
            </ButtonLink>
          )
        }
      >
        <Remind
          key={exhibition.exhibition_id}
          exhibitionId={exhibition.exhibition_id}
          state={exhibition.state}
          daysLeft={exhibition.days_left}
        />
      </ExhibitionHead>
      <ExhibitionTexts exhibition={exhibition} />
      <QueryState
        query={images}
        loading={<ImageScrollersSkeleton count={exhibition.image_count} />}
        empty={
          <Container>
            <EmptyState>{imageMessages.noImagesAvailable}</EmptyState>
          </Container>
        }
        frame={(error) => <Container>{error}</Container>}
      >
        {(shown) => <ImageScrollers exhibitionId={exhibition.exhibition_id} images={shown} />}
      </QueryState>
      <GuestBook
        key={`guest-book ${exhibition.exhibition_id}`}
        exhibitionId={exhibition.exhibition_id}
        ownerId={exhibition.user_id}
      />
      <ExhibitionPrints key={exhibition.exhibition_id} exhibitionId={exhibition.exhibition_id} />
    </>
  );
}

/** Counts a visitor once per page view. Its code is loaded after hydration, since nothing on the page waits for it. */
function useVisitCount(exhibitionId: string) {
  const countedId = useRef<string>(null);
  useEffect(() => {
    if (countedId.current === exhibitionId) return;
    countedId.current = exhibitionId;
    import('#entities/engagement/count-view.ts')
      .then(({ countView }) => countView.exhibition(exhibitionId))
      .catch((error: unknown) => console.error('The visitor could not be counted:', error));
  }, [exhibitionId]);
}

const OpeningVisitors = lazy(() => import('./detail/opening-visitors.tsx'));

function FirstEvening({ exhibition }: { exhibition: ExhibitionDetail }) {
  const { exhibition_id: exhibitionId, start_date: opensAt } = exhibition;
  const isMounted = useMounted();
  return (
    <>
      {isEvening(opensAt) ? exhibitionMessages.openingEvening : exhibitionMessages.openingDay}
      <span className={clsx(styles.here, 'block text-quiet')}>
        <LazyBoundary>{isMounted && <OpeningVisitors exhibitionId={exhibitionId} />}</LazyBoundary>
      </span>
    </>
  );
}

function FollowOwner({ exhibition: { user_id, username } }: { exhibition: ExhibitionDetail }) {
  return <Follow userId={user_id} name={username} />;
}

const PreviewLink = lazy(() => import('./detail/preview-link.tsx'));

/** An exhibition that is not open: upcoming, past, or missing (null). */
function ClosedExhibition({ exhibition }: { exhibition: ExhibitionDetail | null }) {
  const { status } = useSession();
  if (exhibition === null)
    return <EmptyPage title={exhibitionMessages.exhibitionNotActive} to={paths.exhibitions} label="See what is on" />;
  return (
    <>
      <PageMeta title={exhibition.title} />
      <ExhibitionHead
        exhibition={exhibition}
        follow={<FollowOwner exhibition={exhibition} />}
        notice={
          exhibition.state === 'past'
            ? `Closed on ${formatDay(exhibition.end_date)}`
            : exhibition.as_of && <Countdown opensAt={exhibition.start_date} asOf={exhibition.as_of} />
        }
        action={
          <Remind
            key={exhibition.exhibition_id}
            exhibitionId={exhibition.exhibition_id}
            state={exhibition.state}
            daysLeft={exhibition.days_left}
          />
        }
      >
        {status === 'signed-in' && (
          <LazyBoundary fallback={<span />}>
            <PreviewLink exhibition={exhibition} />
          </LazyBoundary>
        )}
      </ExhibitionHead>
      {exhibition.state === 'past' ? <Remains exhibition={exhibition} /> : <ExhibitionTexts exhibition={exhibition} />}
      <Container className={clsx('text-quiet text-small', styles.notice)}>
        <p>
          <span>{exhibitionMessages.exhibitionNotActive}</span>{' '}
          {exhibition.state === 'past' ? (
            <Link to={paths.exhibitions}>See what is on</Link>
          ) : (
            'It is being hung, and opens on the day above.'
          )}
        </p>
      </Container>
      <Teaser images={exhibition.teaser} />
    </>
  );
}

const Catalogue = hydrateOnInput('catalogue', () => import('#entities/exhibition/detail/catalogue.tsx'));

function Remains({ exhibition }: { exhibition: ExhibitionDetail }) {
  const { exhibition_id: id } = exhibition;
  const catalogue = useQuery(catalogueQuery(id));
  return (
    <>
      <ExhibitionTexts exhibition={exhibition} />
      <QueryState
        query={catalogue}
        loading={<ImageScrollersSkeleton count={exhibition.image_count} />}
        frame={(error) => <Container>{error}</Container>}
      >
        {(found) => <Catalogue exhibition={exhibition} catalogue={found} />}
      </QueryState>
      <GuestBook key={`guest-book ${id}`} exhibitionId={id} ownerId={exhibition.user_id} hasClosed />
      <ExhibitionPrints key={id} exhibitionId={id} hasClosed />
    </>
  );
}

/** Enough pictures for two rows, as nearly every exhibition has. */
const USUAL_COUNT = 12;

function ExhibitionSkeleton() {
  return (
    <>
      <PictureHeadFrame ratio={1.5} picture={<Skeleton ratio={1.5} />}>
        <Stack className={headStyles.head}>
          <p className={headStyles.title}>
            <Skeleton className={styles.title} />
          </p>
          <Stack gap={0.5} align="start" className={headStyles.facts}>
            <Skeleton className={styles.fact} />
            <Skeleton className={styles.fact} />
            <Skeleton className={styles.fact} />
          </Stack>
        </Stack>
      </PictureHeadFrame>
      <ImageScrollersSkeleton count={USUAL_COUNT} />
    </>
  );
}
