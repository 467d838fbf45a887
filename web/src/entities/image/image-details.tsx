import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { EmptyState } from '#components/feedback/states.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { cameraMetadata, fileMetadata } from './camera-data.ts';
import styles from './image-details.module.css';

/** Camera data, resolution and licence of a photograph. */
export function ImageMetadata({ image }: { image: ImageDetails }) {
  const camera = cameraMetadata(image);
  return (
    <section>
      <h2 className={styles.title}>Details</h2>
      {camera.length > 0 ? (
        <FactList lined facts={camera} className={styles.facts} />
      ) : (
        <EmptyState>{imageMessages.noImageDetails}</EmptyState>
      )}
      <FactList lined facts={fileMetadata(image)} className={styles.facts} />
    </section>
  );
}
