import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link, useParams } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Container } from '#components/layout/page.tsx';
import { exhibitionQuery } from '#entities/exhibition/queries.ts';
import { paths } from '#lib/paths.ts';
import { ClosedExhibition } from './detail/closed-exhibition.tsx';
import { ExhibitionSkeleton } from './detail/exhibition-skeleton.tsx';
import { OpenExhibition } from './detail/open-exhibition.tsx';
import styles from './exhibition-page.module.css';

export default function ExhibitionPage() {
  const { exhibitionId = '' } = useParams();
  const query = useQuery(exhibitionQuery(exhibitionId));
  return (
    <article className={styles.page}>
      <Container>
        <Link className={clsx('plain-link', styles.back)} to={paths.exhibitions}>
          <span aria-hidden>←</span> {exhibitionMessages.goBackToExhibitions}
        </Link>
      </Container>
      <QueryState
        query={query}
        page="Exhibition"
        loading={<ExhibitionSkeleton />}
        failure={exhibitionMessages.exhibitionFailed}
      >
        {(found) =>
          found.open ? (
            <OpenExhibition exhibition={found.exhibition} />
          ) : (
            <ClosedExhibition exhibition={found.exhibition} />
          )
        }
      </QueryState>
    </article>
  );
}
