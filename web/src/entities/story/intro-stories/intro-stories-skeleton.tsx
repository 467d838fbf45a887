import { INTRO_BLOGS } from '@aperture-byline/contract/shared/constants';
import clsx from 'clsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import styles from './intro-stories.module.css';

/** Reserves the space of the intro stories while they load. */
export function IntroStoriesSkeleton() {
  return (
    <div className={styles.block}>
      <div className={styles.stack}>
        <div className={styles.featured}>
          <div className={styles.banner}>
            <Skeleton ratio={1.5} />
          </div>
          <p className={styles.label}>
            <Skeleton className={styles.short} />
          </p>
          <p className={styles.title}>
            <Skeleton />
          </p>
          <p className={styles.description}>
            <Skeleton />
            <Skeleton className={styles.short} />
          </p>
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.sideHead} />
        <ul className={styles.rest}>
          <Repeat count={INTRO_BLOGS - 1}>
            <li className={styles.row}>
              <Skeleton ratio={1.5} className={styles.thumb} />
              <div>
                <Skeleton />
                <Skeleton className={clsx(styles.short, styles.rowAuthor)} />
              </div>
            </li>
          </Repeat>
        </ul>
      </div>
    </div>
  );
}
