import { messages } from '@aperture-byline/contract/messages';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import styles from './person.module.css';
import shape from './person-skeleton.module.css';

/** The room that a person takes while the profile loads. */
export function PersonSkeleton() {
  return (
    <Loading label={messages.loading}>
      <div className={styles.person}>
        <div className={styles.head}>
          <div className={styles.portrait}>
            <Skeleton ratio={1} className={shape.round} />
          </div>
          <div className={styles.words}>
            <Skeleton className={shape.name} />
            <Skeleton className={shape.subtitle} />
          </div>
        </div>
        <div className={shape.lines}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton className={shape.short} />
        </div>
      </div>
    </Loading>
  );
}
