import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { EmptyState } from '#components/feedback/states.tsx';
import { cameraMetadata, fileMetadata, type Note } from './camera-data.ts';
import styles from './image-details.module.css';

/** Camera data, resolution and licence of a photograph. */
export function ImageMetadata({ image }: { image: ImageDetails }) {
  const camera = cameraMetadata(image);
  return (
    <section>
      <h2 className={styles.title}>Details</h2>
      {camera.length > 0 ? <Notes notes={camera} /> : <EmptyState>{imageMessages.noImageDetails}</EmptyState>}
      <Notes notes={fileMetadata(image)} />
    </section>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <dl className={styles.notes}>
      {notes.map(([name, value]) => (
        <div key={name} className={styles.note}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
