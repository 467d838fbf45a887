import { messages } from '@aperture-byline/contract/shared/messages';
import { Loading, Skeleton } from '#components/feedback/skeleton.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { PictureHeadFrame } from '#components/media/picture-head.tsx';
import { ImageStripsSkeleton } from '../scrollers/image-scrollers-skeleton.tsx';
import headStyles from './exhibition-head.module.css';
import styles from './exhibition-skeleton.module.css';

/** Enough pictures for two rows, as nearly every exhibition has. */
const USUAL_COUNT = 12;

export function ExhibitionSkeleton() {
  return (
    <Loading label={messages.loading}>
      <PageMeta title="Exhibition" />
      <h1 className="visually-hidden">Exhibition</h1>
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
      <ImageStripsSkeleton count={USUAL_COUNT} />
    </Loading>
  );
}
