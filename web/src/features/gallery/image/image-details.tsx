import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { EmptyNotice } from '#components/feedback/notice.tsx';
import { cameraNotes, fileNotes, type Note } from './camera-data.ts';
import styles from './image-details.module.css';

/** How a photograph was made, and what may be done with it. */
export function ImageNotes({ image }: { image: ImageDetails }) {
  const camera = cameraNotes(image);
  return (
    <section>
      <h2 className={styles.title}>Details</h2>
      {camera.length > 0 ? (
        <Notes notes={camera} />
      ) : (
        <EmptyNotice>{imageMessages.noImageDetails}</EmptyNotice>
      )}
      <Notes notes={fileNotes(image)} />
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
