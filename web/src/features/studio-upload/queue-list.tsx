import { Button, ButtonLink, TextButton } from '#components/base/button.tsx';
import { ProgressBar } from '#components/feedback/progress-bar.tsx';
import { EntryList, Grid, Row, Stack } from '#components/layout/layout.tsx';
import {
  findTransfers,
  type ItemState,
  isShown,
  type QueueItem,
  stateTexts,
} from '#entities/image/uploads/queue-item.ts';
import type { UploadQueue } from '#entities/image/uploads/upload-queue.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { useObjectUrl } from '#lib/use-object-url.ts';
import styles from './upload.module.css';

const MEGABYTE = 1024 * 1024;

const OPEN: readonly ItemState[] = ['converting', 'checking', 'waiting', 'sending', 'paused', 'failed'];
const ENDED: readonly ItemState[] = ['ready', 'known', 'refused'];

export function QueueList({ queue, items }: { queue: UploadQueue; items: readonly QueueItem[] }) {
  const { transfers, text } = findTransfers(items);
  const total = transfers.reduce((sum, { file }) => sum + file.size, 0);
  const sentBytes = transfers.reduce((sum, item) => sum + countSentBytes(item), 0);
  const imageIds = items.flatMap(({ imageId }) => imageId ?? []);
  const isOpen = items.some(({ state }) => state !== 'failed' && OPEN.includes(state));
  return (
    <section aria-label="Uploads" className={styles.uploads}>
      <Stack gap={1} className={styles.progress}>
        <Row gap={[1, 3]} justify="space-between" className="tabular-nums">
          <p role="status">{transfers.length > 0 ? text : 'Nothing to upload'}</p>
          <Row gap={[1, 2]}>
            {isOpen &&
              (queue.isPaused() ? (
                <Button onClick={queue.resumeAll}>Go on</Button>
              ) : (
                <Button onClick={queue.pauseAll}>Pause all</Button>
              ))}
            {imageIds.length > 0 && (
              <ButtonLink to={studioPaths.namingImages(imageIds)} variant="primary">
                {imageIds.length === 1 ? 'Name it' : `Name ${imageIds.length} photographs`}
              </ButtonLink>
            )}
            {items.some(({ state }) => ENDED.includes(state)) && (
              <Button onClick={queue.removeEnded}>Clear what is done</Button>
            )}
          </Row>
        </Row>
        {total > 0 && <ProgressBar max={total} value={sentBytes} aria-label="All uploads" />}
      </Stack>
      <EntryList gap={2} className={styles.list}>
        {items.map((item) => (
          <Entry key={item.id} queue={queue} item={item} />
        ))}
      </EntryList>
    </section>
  );
}

const countSentBytes = ({ state, sentBytes, file }: QueueItem): number =>
  state === 'processing' || state === 'ready' ? file.size : sentBytes;

function Entry({ queue, item }: { queue: UploadQueue; item: QueueItem }) {
  const { id, file, state, problem } = item;
  const label = `${id}-name`;
  const act = (name: string, onClick: () => void) => (
    <TextButton aria-describedby={label} onClick={onClick}>
      {name}
    </TextButton>
  );
  return (
    <Grid as="li" gap={[1, 2]} columns="64px minmax(0, 1fr)" sm="64px minmax(0, 1fr) auto" align="center">
      <div className={styles.thumbnail}>{isShown(item) && <Thumbnail file={file} />}</div>
      <div>
        <p id={label} className="break-anywhere">
          {file.name}
        </p>
        <p className="text-quiet text-small tabular-nums">
          {stateTexts[state]} · {(file.size / MEGABYTE).toFixed(1)} MB
        </p>
        {problem && <p className="text-error text-small">{problem}</p>}
      </div>
      <Row gap={[1, 2]} className={styles.actions}>
        {state === 'failed' && act('Try again', () => queue.retry(id))}
        {OPEN.includes(state) && act('Cancel', () => queue.remove(id))}
        {ENDED.includes(state) && act('Remove from list', () => queue.remove(id))}
      </Row>
      {(state === 'sending' || state === 'paused') && (
        <ProgressBar max={file.size} value={item.sentBytes} aria-labelledby={label} />
      )}
    </Grid>
  );
}

function Thumbnail({ file }: { file: File }) {
  const address = useObjectUrl(file);
  return (
    address !== undefined && (
      <img className={styles.file} src={address} alt="" loading="lazy" decoding="async" width={64} height={52} />
    )
  );
}
