import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import styles from './person.module.css';
import shape from './person-skeleton.module.css';

/** Reserves the space of avatar and name while the profile loads. */
export function PersonHeadSkeleton() {
  return (
    <Stack className={styles.head}>
      <div className={styles.avatar}>
        <Skeleton ratio={1} className={shape.round} />
      </div>
      <div className={styles.words}>
        <Skeleton className={shape.name} />
        <Skeleton className={shape.subtitle} />
      </div>
    </Stack>
  );
}

/** Reserves the space of bio, achievements and links. */
export function PersonAboutSkeleton() {
  return (
    <Stack gap={1.5} className={shape.lines}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton short />
    </Stack>
  );
}
