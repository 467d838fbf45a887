import { Button } from '#components/base/button.tsx';
import { TextButton } from '#components/base/text-button.tsx';
import type { ItemState, QueueItem } from './queue-item.ts';
import { stateTexts } from './queue-item.ts';
import styles from './upload.module.css';
import type { UploadQueue } from './upload-queue.ts';

const MEGABYTE = 1024 * 1024;

const OPEN: readonly ItemState[] = ['checking', 'waiting', 'sending', 'paused', 'failed'];
const ENDED: readonly ItemState[] = ['ready', 'known', 'refused'];

/** The files of a queue with their progress, and what all of them have in common. */
export function QueueList({ queue, items }: { queue: UploadQueue; items: readonly QueueItem[] }) {
  const counted = items.filter(({ state }) => state !== 'known' && state !== 'refused');
  const total = counted.reduce((sum, { file }) => sum + file.size, 0);
  const sent = counted.reduce((sum, item) => sum + sentOf(item), 0);
  const arrived = counted.filter(({ state }) => state === 'processing' || state === 'ready').length;
  const isOpen = items.some(({ state }) => state !== 'failed' && OPEN.includes(state));
  return (
    <section className={styles.queue} aria-label="Uploads">
      <div className={styles.head}>
        <p role="status">
          {counted.length > 0 ? `${arrived} of ${counted.length} uploaded` : 'Nothing to upload'}
        </p>
        <div className={styles.actions}>
          {isOpen &&
            (queue.isPaused() ? (
              <Button onClick={queue.resumeAll}>Go on</Button>
            ) : (
              <Button onClick={queue.pauseAll}>Pause all</Button>
            ))}
          {items.some(({ state }) => ENDED.includes(state)) && (
            <Button onClick={queue.removeEnded}>Clear what is done</Button>
          )}
        </div>
      </div>
      {total > 0 && <progress className={styles.bar} max={total} value={sent} aria-label="All uploads" />}
      <ul className={styles.list}>
        {items.map((item) => (
          <Entry key={item.id} queue={queue} item={item} />
        ))}
      </ul>
    </section>
  );
}

const sentOf = ({ state, sent, file }: QueueItem): number =>
  state === 'processing' || state === 'ready' ? file.size : sent;

function Entry({ queue, item }: { queue: UploadQueue; item: QueueItem }) {
  const { id, file, state, problem } = item;
  const label = `${id}-name`;
  const act = (name: string, onClick: () => void) => (
    <TextButton aria-describedby={label} onClick={onClick}>
      {name}
    </TextButton>
  );
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p id={label} className={styles.name}>
          {file.name}
        </p>
        <p className={styles.state}>
          {stateTexts[state]} · {(file.size / MEGABYTE).toFixed(1)} MB
        </p>
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      <div className={styles.actions}>
        {(state === 'sending' || state === 'waiting') && act('Pause', () => queue.pause(id))}
        {state === 'paused' && act('Go on', () => queue.resume(id))}
        {state === 'failed' && act('Try again', () => queue.retry(id))}
        {OPEN.includes(state) && act('Cancel', () => queue.remove(id))}
        {ENDED.includes(state) && act('Remove from list', () => queue.remove(id))}
      </div>
      {(state === 'sending' || state === 'paused') && (
        <progress className={styles.bar} max={file.size} value={item.sent} aria-labelledby={label} />
      )}
    </li>
  );
}
