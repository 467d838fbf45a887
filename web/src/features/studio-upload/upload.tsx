import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import {
  type Upload as SentUpload,
  UPLOAD_FILES_MAX,
  UPLOAD_FORMATS,
  UPLOAD_MEGABYTES,
  UPLOAD_MEGAPIXELS,
} from '@aperture-byline/contract/upload/wire';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { DropZone } from '#components/forms/files/drop-zone.tsx';
import { useReloadGuard } from '#components/forms/use-reload-guard.ts';
import { EntryList, Grid, Row, Stack } from '#components/layout/layout.tsx';
import { ACCEPTED_TYPES } from '#entities/image/uploads/accepted-types.ts';
import { findQueue } from '#entities/image/uploads/own-queue.ts';
import { type ItemState, queueTexts, stateTexts } from '#entities/image/uploads/queue-item.ts';
import { useArrivedUploads } from '#entities/image/uploads/use-arrived-uploads.ts';
import type { Account } from '#entities/session/session-store.ts';
import { type PendingFile, readPendingFiles } from '#lib/storage/pending-files.ts';
import { showToast } from '#lib/toast.ts';
import { QueueList } from './queue-list.tsx';
import styles from './upload.module.css';

/** States of uploads that closing the tab would interrupt. */
const BUSY: readonly ItemState[] = ['converting', 'checking', 'waiting', 'sending'];

export function UploadIntro() {
  return (
    <p>
      {UPLOAD_FORMATS}, up&nbsp;to&nbsp;{UPLOAD_MEGABYTES}&nbsp;MB and {UPLOAD_MEGAPIXELS} megapixels,{' '}
      {UPLOAD_FILES_MAX} at a time. Private until you say otherwise and we have looked at it. Where it was taken, and
      the serial number of your camera, are never shown. HEIC becomes JPEG before it is sent, in your browser or by{' '}
      <a href="/licences/libheif.txt">libheif</a>.
    </p>
  );
}

export default function Upload({ account, drafts }: { account: Account; drafts: ReactNode }) {
  const queue = findQueue(account.uid);
  const items = useSyncExternalStore(queue.subscribe, queue.get);
  const [pending, setPending] = useState<PendingFile[]>([]);
  const earlier = useArrivedUploads(account.uid, queue, items);
  useEffect(() => {
    if (queue.get().length === 0) void readPendingFiles(account.uid).then(setPending);
  }, [account.uid, queue]);
  const isBusy = items.some(({ state }) => BUSY.includes(state));
  useReloadGuard(isBusy);

  function add(files: readonly File[]) {
    if (files.length > 0 && queue.add(files)) showToast('warning', queueTexts.tooMany);
  }

  return (
    <div className={styles.screen}>
      <DropZone
        label="Photographs to upload"
        button="Choose photographs"
        hint={<span className={styles.drop}>or drop them here</span>}
        variant={items.some(({ state }) => state === 'ready') ? 'secondary' : 'primary'}
        accept={ACCEPTED_TYPES}
        multiple
        onChoose={add}
      />
      {pending.length > 0 && (
        <Row gap={[2, 3]} justify="space-between" className={styles.left} role="status">
          <p>
            {pending.length === 1
              ? 'One photograph from your last visit has not arrived.'
              : `${pending.length} photographs from your last visit have not arrived.`}
          </p>
          <Row gap={[1, 2]}>
            <Button
              onClick={() => {
                queue.add([], pending);
                setPending([]);
              }}
            >
              Go on uploading
            </Button>
            <Button
              onClick={() => {
                queue.forget(pending.map(({ id }) => id));
                setPending([]);
              }}
            >
              Leave them
            </Button>
          </Row>
        </Row>
      )}
      {items.length > 0 && <QueueList queue={queue} items={items} />}
      <QueryState query={earlier} empty={null} failure={studioImageMessages.uploadsNotLoaded}>
        {(uploads) => <SentEarlier uploads={uploads} />}
      </QueryState>
      <Stack as="section">
        <h2>Drafts</h2>
        <p className="text-quiet text-small measure">
          Choose one or several and say what they show. A draft needs a title and an alternative text before you can
          submit it.
        </p>
        {drafts}
      </Stack>
    </div>
  );
}

/** Files that are in no queue of this tab. */
function SentEarlier({ uploads }: { uploads: readonly SentUpload[] }) {
  return (
    <Stack as="section" aria-labelledby="sent-earlier">
      <h2 id="sent-earlier">Sent earlier</h2>
      <EntryList gap={2}>
        {uploads.map(({ id, fileName, state, reason, createdAt }) => (
          <Grid as="li" key={id} gap={[1, 3]} columns="minmax(0, 1fr) auto" align="center">
            <div>
              {fileName !== '' && <p className="break-anywhere">{fileName}</p>}
              <p className="text-quiet text-small tabular-nums">
                {stateTexts[state]} · sent on <time dateTime={createdAt}>{formatTime(createdAt)}</time>
              </p>
              {reason && <p className="text-error text-small">{uploadReasons[reason]}</p>}
            </div>
          </Grid>
        ))}
      </EntryList>
    </Stack>
  );
}
