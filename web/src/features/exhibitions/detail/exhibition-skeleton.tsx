import { Skeleton } from '#components/feedback/skeleton.tsx';
import { PictureHeadFrame } from '#components/media/picture-head.tsx';
import headStyles from '#entities/exhibition/detail/exhibition-head.module.css';
import { ImageScrollersSkeleton } from '#entities/exhibition/scrollers/image-scrollers-skeleton.tsx';
import styles from './exhibition-skeleton.module.css';

/** Enough pictures for two rows, as nearly every exhibition has. */
const USUAL_COUNT = 12;

/** The space of an exhibition: its head and its pictures. */
export function ExhibitionSkeleton() {
  return (
    <>
      <PictureHeadFrame ratio={1.5} picture={<Skeleton ratio={1.5} />}>
        <div className={headStyles.head}>
          <p className={headStyles.title}>
            <Skeleton className={styles.title} />
          </p>
          <div className={headStyles.facts}>
            <Skeleton className={styles.fact} />
            <Skeleton className={styles.fact} />
            <Skeleton className={styles.fact} />
          </div>
        </div>
      </PictureHeadFrame>
      <ImageScrollersSkeleton count={USUAL_COUNT} />
    </>
  );
}
