import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Repeat } from '#components/feedback/skeleton.tsx';
import { Grid, Row } from '#components/layout/layout.tsx';
import { PagedList } from '#components/pagination/paged-list.tsx';
import { useAnsweredPage, useRequestedPage } from '#components/pagination/use-paged-address.ts';
import { ExhibitionCard, ExhibitionCardSkeleton } from '#entities/exhibition/exhibition-card.tsx';
import { archiveQuery } from '#entities/exhibition/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './archive.module.css';
import groups from './exhibition-group.module.css';

/** The id of the section that it stands in, to which its links lead. */
export const ARCHIVE = 'past';

/** Shows exhibitions that closed in one year: the latest, or `?year=`. `slot` is the `sizes` of a card's picture. */
export function Archive({ slot }: { slot: string }) {
  const queryClient = useQueryClient();
  const requestedPage = useRequestedPage();
  const [search] = useSearchParams();
  const year = search.get('year');
  const query = useQuery(archiveQuery(year, requestedPage));
  const { data } = query;
  useAnsweredPage({
    requestedPage,
    answeredPage: query.isPlaceholderData ? undefined : data?.pagination.page,
  });
  return (
    <>
      {data && data.years.length > 1 && (
        <Row as="nav" gap={[0, 3]} className={styles.years} aria-label="Year">
          {data.years.map((one) => (
            <Link
              key={one.year}
              className={clsx('plain-link tabular-nums', styles.year)}
              to={`${paths.exhibitions}?year=${one.year}#${ARCHIVE}`}
              aria-current={one.year === data.year ? 'true' : undefined}
            >
              {one.year} <span className="text-quiet">({one.count})</span>
            </Link>
          ))}
        </Row>
      )}
      <PagedList
        query={query}
        page={requestedPage}
        totalPages={data?.pagination.totalPages}
        label={`Pages of exhibitions that closed${data?.year ? ` in ${data.year}` : ''}`}
        part={ARCHIVE}
        skeleton={<CardsSkeleton />}
        getItems={({ exhibitions }) => exhibitions}
        empty={exhibitionMessages.noPast}
        onNextLikely={(page) => queryClient.prefetchQuery(archiveQuery(year, page))}
      >
        {(exhibitions) => (
          <Cards>
            {exhibitions.map((exhibition, index) => (
              <li key={exhibition.id}>
                <ExhibitionCard exhibition={exhibition} index={index} slot={slot} />
              </li>
            ))}
          </Cards>
        )}
      </PagedList>
    </>
  );
}

/** Cards three in a row; the ongoing ones two, of which the first leads. */
export function Cards({ isOngoing = false, children }: { isOngoing?: boolean; children: ReactNode }) {
  return (
    <Grid as="ul" md={2} lg={isOngoing ? 2 : 3} className={clsx(groups.cards, isOngoing && groups.ongoing)}>
      {children}
    </Grid>
  );
}

export const CardsSkeleton = ({ isOngoing = false }: { isOngoing?: boolean }) => (
  <Cards isOngoing={isOngoing}>
    <Repeat count={3}>
      <li>
        <ExhibitionCardSkeleton />
      </li>
    </Repeat>
  </Cards>
);
