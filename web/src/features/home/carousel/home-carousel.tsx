import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { EmptyNotice, ErrorNotice } from '#components/feedback/notice.tsx';
import { Loading, Skeleton } from '#components/feedback/skeleton.tsx';
import { Container } from '#components/layout/page.tsx';
import { carouselQuery } from '#entities/image/queries.ts';
import { failureText } from '#lib/error-text.ts';
import { Carousel } from './carousel.tsx';
import styles from './home-carousel.module.css';

/** The photographs that the house opens with, in each of their states. */
export function HomeCarousel() {
  const { data, isPending, error, refetch } = useQuery(carouselQuery);
  if (isPending) {
    return (
      <Loading label={messages.loading}>
        <div className={styles.waiting}>
          <Skeleton className={styles.stage} />
          <div className={styles.below} />
        </div>
      </Loading>
    );
  }
  if (!data?.length) {
    return (
      <Container className={styles.empty}>
        {data === undefined ? (
          <ErrorNotice onRetry={() => refetch()}>
            {failureText(error, imageMessages.noImagesAvailable)}
          </ErrorNotice>
        ) : (
          <EmptyNotice>{imageMessages.noImagesAvailable}</EmptyNotice>
        )}
      </Container>
    );
  }
  return <Carousel images={data} />;
}
