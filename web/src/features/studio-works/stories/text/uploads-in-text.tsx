import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#components/base/button.tsx';
import { ProgressBar } from '#components/feedback/progress-bar.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { studioImageQuery, toStudioPicture } from '#entities/image/studio-queries.ts';
import { findQueue } from '#entities/image/uploads/own-queue.ts';
import { isShown, type QueueItem, queueTexts, stateTexts } from '#entities/image/uploads/queue-item.ts';
import { useProcessedUploads } from '#entities/image/uploads/use-arrived-uploads.ts';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { toFigurePicture } from './figure-commands.ts';
import { hideUpload, replaceUpload, type TextUpload } from './text-uploads.ts';
import styles from './uploads-in-text.module.css';

/** States in which nothing more comes of a file by itself, unless it is a photograph already. */
const STOPPED: readonly QueueItem['state'][] = ['failed', 'refused', 'paused', 'known'];
const isStopped = ({ state, imageId }: QueueItem): boolean => imageId === null && STOPPED.includes(state);

/** Turns files into figures once they are photographs of the library, in the order they were added. */
export default function UploadsInText({
  editor,
  uid,
  uploads,
  onPicture,
  onEnd,
}: {
  editor: Editor;
  uid: string;
  uploads: readonly TextUpload[];
  /** Told a photograph before it comes into the text. */
  onPicture: (picture: StudioPicture) => void;
  /** An upload is no more: `problem` where its photograph did not come into the text. */
  onEnd: (id: string, problem: string | null) => void;
}) {
  const client = useQueryClient();
  const latest = useRef({ onPicture, onEnd });
  useEffect(() => {
    latest.current = { onPicture, onEnd };
  });
  const queue = findQueue(uid);
  const items = useSyncExternalStore(queue.subscribe, queue.get);
  const queued = useRef(new Set<string>());
  useEffect(() => {
    const added = uploads.filter(({ id }) => !queued.current.has(id));
    if (added.length === 0) return;
    for (const { id } of added) queued.current.add(id);
    if (!queue.add([], added)) return;
    for (const { id } of added.filter((upload) => queue.get().every((item) => item.id !== upload.id))) {
      hideUpload(editor, id);
      latest.current.onEnd(id, queueTexts.tooMany);
    }
  }, [editor, queue, uploads]);
  const own = uploads.flatMap((upload) => {
    const item = items.find(({ id }) => id === upload.id);
    return item ? [{ upload, item }] : [];
  });
  useProcessedUploads(
    uid,
    queue,
    own.map(({ item }) => item),
  );

  const next = own.find(({ item }) => !isStopped(item));
  const imageId = next?.item.imageId ?? null;
  const nextId = next?.upload.id ?? null;
  useEffect(() => {
    if (imageId === null || nextId === null) return;
    client
      .fetchQuery(studioImageQuery(uid, imageId))
      .then((image) => {
        const picture = toStudioPicture(image);
        latest.current.onPicture(picture);
        const isIn = replaceUpload(editor, nextId, toFigurePicture(picture));
        latest.current.onEnd(nextId, isIn ? null : studioMessages.pictureNotInserted);
      })
      .catch((error: unknown) => {
        console.error('A photograph could not be put into the text:', error);
        hideUpload(editor, nextId);
        latest.current.onEnd(nextId, studioMessages.pictureNotInserted);
      });
  }, [client, editor, uid, imageId, nextId]);

  return own.map(({ upload, item }) =>
    createPortal(
      <Upload
        item={item}
        onRetry={() => (item.state === 'paused' ? queue.resumeAll() : queue.retry(item.id))}
        onRemove={() => {
          queue.remove(item.id);
          hideUpload(editor, upload.id);
          onEnd(upload.id, null);
        }}
      />,
      upload.host,
      upload.id,
    ),
  );
}

function Upload({ item, onRetry, onRemove }: { item: QueueItem; onRetry: () => void; onRemove: () => void }) {
  const { file, state, sentBytes, problem } = item;
  const address = useObjectUrl(file);
  return (
    <Stack as="section" gap={1} aria-label={`Upload of ${file.name}`} className={styles.upload}>
      {address !== undefined && isShown(item) && <img src={address} alt="" className={styles.picture} />}
      <Row gap={1} justify="space-between">
        <p className="break-anywhere">{file.name}</p>
        <p role="status" className="text-quiet text-small">
          {problem ?? stateTexts[state]}
        </p>
      </Row>
      {state === 'sending' && <ProgressBar aria-label={file.name} value={sentBytes} max={file.size} />}
      <Row gap={1}>
        {state === 'failed' && <Button onClick={onRetry}>Try again</Button>}
        {state === 'paused' && <Button onClick={onRetry}>Go on</Button>}
        <Button onClick={onRemove}>Take out</Button>
      </Row>
    </Stack>
  );
}
