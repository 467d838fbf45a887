import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { PictureHeadFrame } from '#components/media/picture-head.tsx';
import headStyles from '#entities/exhibition/detail/exhibition-head.module.css';
import { ImageScrollersSkeleton } from '#entities/exhibition/scrollers/image-scrollers.tsx';
import styles from '../exhibition-page.module.css';

/** Enough pictures for two rows, as nearly every exhibition has. */
const USUAL_COUNT = 12;

/** The space of an exhibition: its head and its pictures. */
export function ExhibitionSkeleton() {
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
