import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { FailedPage } from '#components/feedback/state-page.tsx';
import { Container } from '#components/layout/page.tsx';
import { exhibitionQuery } from '#entities/exhibition/queries.ts';
import { failureText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { ClosedExhibition } from './detail/closed-exhibition.tsx';
import { ExhibitionSkeleton } from './detail/exhibition-skeleton.tsx';
import { OpenExhibition } from './detail/open-exhibition.tsx';
import styles from './exhibition-page.module.css';

export default function ExhibitionPage() {
  const { exhibitionId = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery(exhibitionQuery(exhibitionId));
  return (
    <article className={styles.page}>
      <Container>
        <Link className={styles.back} to={paths.exhibitions}>
          <span aria-hidden>←</span> {exhibitionMessages.goBackToExhibitions}
        </Link>
      </Container>
      {isPending && <ExhibitionSkeleton />}
      {error && data === undefined && (
        <FailedPage title="Exhibition" onRetry={() => refetch()}>
          {failureText(error, exhibitionMessages.exhibitionFailed)}
        </FailedPage>
      )}
      {data?.open === true && <OpenExhibition exhibition={data.exhibition} />}
      {data?.open === false && <ClosedExhibition exhibition={data.exhibition} />}
    </article>
  );
}
