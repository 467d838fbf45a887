import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import styles from './person.module.css';
import shape from './person-skeleton.module.css';

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
