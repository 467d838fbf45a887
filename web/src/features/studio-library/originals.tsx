import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { Button } from '#components/base/button.tsx';
import { ProgressBar } from '#components/feedback/progress-bar.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { downloadOriginals, endDownload } from '#entities/image/originals/download-originals.ts';
import type { OriginalsDownload } from '#entities/image/originals/download-store.ts';
import styles from './library.module.css';
import { SELECTION } from './selection.tsx';

/** Shows how far the download of originals is, and names those that failed. */
export default function Originals({ download }: { download: OriginalsDownload }) {
  const { uid, images, progress, failed, isRunning } = download;
  return (
    <Stack as="section" gap={1} className={styles.download} aria-label="Download of originals">
      <Row gap={[1, 2]} justify="space-between" className="tabular-nums">
        <p role="status">
          {isRunning
            ? studioImageMessages.originalsFetched(Math.floor(progress), images.length)
            : studioImageMessages.originalsFailed(failed.length, images.length)}
        </p>
        <Row gap={[1, 2]}>
          {!isRunning && <Button onClick={() => downloadOriginals(uid, failed)}>Try again</Button>}
          <Button
            onClick={() => {
              endDownload();
              document.getElementById(SELECTION)?.focus();
            }}
          >
            {isRunning ? 'Cancel' : 'Close'}
          </Button>
        </Row>
      </Row>
      {isRunning ? (
        <ProgressBar max={images.length} value={progress} aria-label="Originals" />
      ) : (
        <ul className="text-small break-anywhere">
          {failed.map(({ id, fileName, title }) => (
            <li key={id}>{fileName || title || 'Untitled'}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
