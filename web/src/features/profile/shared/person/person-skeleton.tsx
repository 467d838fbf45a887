import { Skeleton } from '#components/feedback/skeleton.tsx';
import styles from './person.module.css';
import shape from './person-skeleton.module.css';

/** The room that portrait and name take while the profile loads. */
export function PersonHeadSkeleton() {
  return (
    <div className={styles.head}>
      <div className={styles.portrait}>
        <Skeleton ratio={1} className={shape.round} />
      </div>
      <div className={styles.words}>
        <Skeleton className={shape.name} />
        <Skeleton className={shape.subtitle} />
      </div>
    </div>
  );
}

/** The room of what a person tells of themselves. */
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
