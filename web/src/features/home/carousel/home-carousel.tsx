import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Container } from '#components/layout/page.tsx';
import { carouselQuery } from '#entities/image/queries.ts';
import styles from './carousel.module.css';
import { Carousel } from './carousel.tsx';

/** The carousel of the front page, with its states. */
export function HomeCarousel() {
  const query = useQuery(carouselQuery);
  return (
    <QueryState
      query={query}
      loading={
        <div className={styles.waiting}>
          <Skeleton className={styles.skeleton} />
          <div className={styles.below} />
        </div>
      }
      empty={
        <Container className={styles.empty}>
          <EmptyState>{imageMessages.noImagesAvailable}</EmptyState>
        </Container>
      }
      failure={imageMessages.noImagesAvailable}
      frame={(error) => <Container className={styles.empty}>{error}</Container>}
    >
      {(images) => <Carousel images={images} />}
    </QueryState>
  );
}
