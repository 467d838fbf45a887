import { Skeleton } from '#components/feedback/skeleton.tsx';
import styles from './person.module.css';
import shape from './person-skeleton.module.css';

/** Reserves the space of avatar and name while the profile loads. */
export function PersonHeadSkeleton() {
  return (
    <div className={styles.head}>
      <div className={styles.avatar}>
        <Skeleton ratio={1} className={shape.round} />
      </div>
      <div className={styles.words}>
        <Skeleton className={shape.name} />
        <Skeleton className={shape.subtitle} />
      </div>
    </div>
  );
}

/** Reserves the space of bio, achievements and links. */
export function PersonAboutSkeleton() {
  return (
    <div className={shape.lines}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton className={shape.short} />
    </div>
  );
}
