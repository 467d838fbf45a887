import { DAY } from '@aperture-byline/contract/shared/durations';
import type { Upload } from '@aperture-byline/contract/upload/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newestUploadsQuery, refetchLibrary, uploadsQuery } from '#entities/image/studio-queries.ts';
import type { QueueItem } from './queue-item.ts';
import type { UploadQueue } from './upload-queue.ts';

/** Milliseconds between two looks at the files that have arrived, and at what became of them. */
const LOOK_INTERVAL = 2000;
const LIST_INTERVAL = 60_000;
/** Milliseconds for which a refused file is listed. */
const REFUSED_FOR = 7 * DAY;

/**
 * Follows arrived files until they are images or refused. Returns a query of those of other devices or before a reload,
 * newest first, without what became an image.
 */
export function useArrivedUploads(uid: string, queue: UploadQueue, items: readonly QueueItem[]) {
  const list = useQuery({ ...newestUploadsQuery(uid), refetchInterval: LIST_INTERVAL });
  const queued = new Set(items.map(({ name }) => name));
  const earlier = list.data?.filter((upload) => isOpen(upload) && !queued.has(upload.name));
  useProcessedUploads(uid, queue, [...items, ...(earlier ?? [])]);
  return { ...list, data: earlier };
}

/** Follows those of these files that have arrived until they are images or refused, and tells the queue. */
export function useProcessedUploads(
  uid: string,
  queue: UploadQueue,
  items: readonly Pick<QueueItem | Upload, 'name' | 'state'>[],
): void {
  const client = useQueryClient();
  const processing = items.filter(({ state }) => state === 'processing');
  const { data: uploads } = useQuery({
    ...uploadsQuery(
      uid,
      processing.map(({ name }) => name),
    ),
    enabled: processing.length > 0,
    refetchInterval: LOOK_INTERVAL,
  });
  useEffect(() => {
    if (!uploads) return;
    const states = new Map(uploads.map((upload) => [upload.id, upload]));
    client.setQueryData(newestUploadsQuery(uid).queryKey, (known: Upload[] | undefined) =>
      known?.map((upload) => states.get(upload.id) ?? upload),
    );
    queue.settle(uploads);
    if (uploads.some(({ state }) => state === 'ready')) void refetchLibrary(client, uid);
  }, [queue, uploads, client, uid]);
}

const isOpen = ({ state, createdAt }: Upload): boolean =>
  state === 'processing' || (state === 'refused' && Date.parse(createdAt) > Date.now() - REFUSED_FOR);
