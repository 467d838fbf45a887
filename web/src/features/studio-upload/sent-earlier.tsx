import { formatTime } from '@aperture-byline/contract/shared/dates';
import { uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import type { Upload } from '@aperture-byline/contract/upload/wire';
import { stateTexts } from './queue-item.ts';
import styles from './upload.module.css';

/** Files that are in no queue of this tab. */
export function SentEarlier({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <section className={styles.queue} aria-labelledby="sent-earlier">
      <h2 id="sent-earlier">Sent earlier</h2>
      <ul className={styles.list}>
        {uploads.map(({ id, file_name, state, reason, created_on }) => (
          <li key={id} className={styles.item}>
            <div className={styles.words}>
              {file_name !== '' && <p className={styles.name}>{file_name}</p>}
              <p className={styles.state}>
                {stateTexts[state]} · sent on <time dateTime={created_on}>{formatTime(created_on)}</time>
              </p>
              {reason && <p className={styles.problem}>{uploadReasons[reason]}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
