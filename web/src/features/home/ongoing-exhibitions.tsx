import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { HOME_ONGOING_EXHIBITIONS } from '@aperture-byline/contract/shared/constants';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { Section } from '#components/layout/page.tsx';
import { ExhibitionCard, ExhibitionCardSkeleton } from '#entities/exhibition/exhibition-card.tsx';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './ongoing-exhibitions.module.css';

/** The first of the exhibitions that are open today. */
export function OngoingExhibitions() {
  return (
    <Section
      title={exhibitionMessages.ongoingExhibitions}
      action={
        <Link className={styles.all} to={paths.exhibitions}>
          All exhibitions
        </Link>
      }
    >
      <Exhibitions />
    </Section>
  );
}

function Exhibitions() {
  const query = useQuery(exhibitionsQuery('ongoing'));
  return (
    <QueryState
      query={query}
      loading={
        <Grid as="ul" md={2} className={styles.cards}>
          <Repeat count={HOME_ONGOING_EXHIBITIONS}>
            <li>
              <ExhibitionCardSkeleton />
            </li>
          </Repeat>
        </Grid>
      }
      empty={<EmptyState>{exhibitionMessages.noOngoingOnHome}</EmptyState>}
      failure={exhibitionMessages.noExhibitionsFound}
    >
      {(exhibitions) => (
        <Grid as="ul" md={2} className={styles.cards}>
          {exhibitions.slice(0, HOME_ONGOING_EXHIBITIONS).map((exhibition, index) => (
            <li key={exhibition.id}>
              <ExhibitionCard exhibition={exhibition} index={index} />
            </li>
          ))}
        </Grid>
      )}
    </QueryState>
  );
}
