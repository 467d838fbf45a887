import { Skeleton } from '#components/feedback/skeleton.tsx';
import { drifts } from './image-scrollers.tsx';
import styles from './image-scrollers-skeleton.module.css';

/** Reserves the space of `count` pictures. */
export function ImageScrollersSkeleton({ count }: { count: number }) {
  if (!drifts(count)) return <Skeleton className={styles.row} />;
  return (
    <div className={styles.rows}>
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
      <span className={styles.control} />
    </div>
  );
}
