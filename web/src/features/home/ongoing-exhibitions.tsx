import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { HOME_ONGOING_EXHIBITIONS } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyNotice, ErrorNotice } from '#components/feedback/notice.tsx';
import { Loading } from '#components/feedback/skeleton.tsx';
import { Section } from '#components/layout/page.tsx';
import { ExhibitionCard, ExhibitionCardSkeleton } from '#entities/exhibition/exhibition-card.tsx';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { failureText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import styles from './ongoing-exhibitions.module.css';

const SKELETONS = Array.from({ length: HOME_ONGOING_EXHIBITIONS }, (_, index) => index);

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
  const { data, isPending, error, refetch } = useQuery(exhibitionsQuery('ongoing'));
  if (isPending) {
    return (
      <Loading label={messages.loading}>
        <ul className={styles.cards}>
          {SKELETONS.map((index) => (
            <li key={index}>
              <ExhibitionCardSkeleton />
            </li>
          ))}
        </ul>
      </Loading>
    );
  }
  if (data === undefined)
    return (
      <ErrorNotice onRetry={() => refetch()}>
        {failureText(error, exhibitionMessages.noExhibitionsFound)}
      </ErrorNotice>
    );
  if (data.length === 0) return <EmptyNotice>{exhibitionMessages.noOngoingOnHome}</EmptyNotice>;
  return (
    <ul className={styles.cards}>
      {data.slice(0, HOME_ONGOING_EXHIBITIONS).map((exhibition, index) => (
        <li key={exhibition.id}>
          <ExhibitionCard exhibition={exhibition} index={index} />
        </li>
      ))}
    </ul>
  );
}
