import { heicReason, uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import {
  type KnownFile,
  UPLOAD_FILE_MAX,
  UPLOAD_FILES_MAX,
  UPLOAD_PIXELS_MAX,
  type Upload,
} from '@aperture-byline/contract/upload/wire';
import { atom } from 'nanostores';
import PQueue from 'p-queue';
import { isTurnedAway } from '#lib/api/api.ts';
import type { PendingFile } from '#lib/storage/pending-files.ts';
import { readPixels } from './picture-size.ts';
import { isHeic, readPictureType } from './picture-type.ts';
import { hasEnded, newQueueItem, type QueueItem, queueTexts } from './queue-item.ts';
import { type QueueAction, type QueueState, reduceQueue } from './queue-state.ts';
import type { Transfer } from './send-file.ts';

/** Files that are sent at a time, and files whose hashes are asked about in one call. */
const SENT_AT_ONCE = 3;
const CHECKED_AT_ONCE = 10;
/** A decoded photograph of 12 megapixels takes 50 MB, several times over: a phone may lack the memory for two. */
const CONVERTED_AT_ONCE = 1;

export interface QueueServices {
  send: (file: { name: string; file: File }, onProgress: (bytes: number) => void) => Promise<Transfer>;
  listKnown: (hashes: string[]) => Promise<KnownFile[]>;
  hash: (file: File) => Promise<string>;
  /** A JPEG of a HEIC photograph, or why there is none. */
  convert: (file: File) => Promise<File | 'unreadable' | 'tooManyPixels'>;
  keep: (pending: { id: string; file: File }) => Promise<void>;
  drop: (id: string) => Promise<void>;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

export function createUploadQueue({ send, listKnown, hash, convert, keep, drop }: QueueServices) {
  const store = atom<QueueState>({ items: [], isPaused: false });
  let isChecking = false;
  /** From the moment in which a file is to be sent: the code that sends it may still be loading. */
  const transfers = new Map<string, Promise<Transfer>>();
  /** Ids of the files that are pictures by their first bytes. */
  const recognised = new Set<string>();
  const hashes = new Map<string, string>();
  const sending = new PQueue({ concurrency: SENT_AT_ONCE });
  const converting = new PQueue({ concurrency: CONVERTED_AT_ONCE });

  const list = () => store.get().items;
  const find = (id: string) => list().find((item) => item.id === id);
  const dispatch = (action: QueueAction) => {
    const state = reduceQueue(store.get(), action);
    if (state.isPaused) sending.pause();
    store.set(state);
    if (!state.isPaused) sending.start();
  };
  const change = (id: string, fields: Partial<QueueItem>) => dispatch({ type: 'changed', id, fields });

  async function admit(added: readonly QueueItem[]): Promise<void> {
    for (const { id, file, state } of added) if (state === 'checking') await recognise(id, file);
    await check();
  }

  async function recognise(id: string, file: File): Promise<void> {
    try {
      const type = await readPictureType(file);
      if (find(id)?.state !== 'checking') return;
      if (type === null) {
        if (!(await isHeic(file))) return end(id, { state: 'refused', problem: uploadReasons.wrongType });
        change(id, { state: 'converting' });
        void keep({ id, file });
        void converting.add(() => makeJpeg(id, file));
        return;
      }
      const pixels = await readPixels(file, type);
      if (find(id)?.state !== 'checking') return;
      if (pixels !== null && pixels > UPLOAD_PIXELS_MAX)
        return end(id, { state: 'refused', problem: uploadReasons.tooManyPixels });
      const { name, lastModified } = file;
      accept(id, file.type === type ? file : new File([file], name, { type, lastModified }));
    } catch (error) {
      fail(id, queueTexts.notRead, error);
    }
  }

  function accept(id: string, file: File): void {
    change(id, { file, state: 'checking' });
    recognised.add(id);
    void keep({ id, file });
  }

  /** Converts a file to a JPEG and accepts it; one that is cancelled meanwhile is left as it is. */
  async function makeJpeg(id: string, file: File): Promise<void> {
    if (find(id)?.state !== 'converting') return;
    try {
      const jpeg = await convert(file);
      if (find(id)?.state !== 'converting') return;
      if (jpeg === 'unreadable') return end(id, { state: 'refused', problem: heicReason });
      if (jpeg === 'tooManyPixels') return end(id, { state: 'refused', problem: uploadReasons[jpeg] });
      if (jpeg.size > UPLOAD_FILE_MAX) return end(id, { state: 'refused', problem: uploadReasons.tooLarge });
      accept(id, jpeg);
      await check();
    } catch (error) {
      fail(id, queueTexts.notConverted, error);
    }
  }

  /** Hashes new files and sends the unknown ones. Where nobody can be asked, the server finds duplicates. */
  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      for (;;) {
        const group = list()
          .filter(({ id, state }) => state === 'checking' && recognised.has(id))
          .slice(0, CHECKED_AT_ONCE);
        if (group.length === 0) return;
        await compare(group);
      }
    } finally {
      isChecking = false;
    }
  }

  async function compare(group: readonly QueueItem[]): Promise<void> {
    for (const { id, file } of group) {
      try {
        hashes.set(id, await hash(file));
      } catch (error) {
        fail(id, queueTexts.notRead, error);
      }
    }
    const requestedHashes = new Set(group.flatMap(({ id }) => hashes.get(id) ?? []));
    if (requestedHashes.size === 0) return;
    const answers = await listKnown([...requestedHashes]).catch((error: unknown) => {
      if (!isTurnedAway(error)) return [];
      // What is refused before it begins is not sent past that.
      for (const { id } of group) change(id, { state: 'failed', problem: error.message });
      return [];
    });
    const known = new Map(answers.map((one) => [one.hash, one.imageId]));
    for (const { id } of group) {
      const own = hashes.get(id) ?? '';
      if (find(id)?.state !== 'checking') continue;
      const imageId = known.get(own);
      if (imageId !== undefined) end(id, { state: 'known', problem: uploadReasons.duplicate, imageId });
      else if (stands(own, id)) end(id, { state: 'known', problem: queueTexts.twice });
      else enqueue(id);
    }
  }

  function fail(id: string, problem: string, error: unknown): void {
    if (!find(id)) return;
    console.error('A file could not be uploaded:', error);
    change(id, { state: 'failed', problem });
  }

  function stands(own: string, id: string): boolean {
    const others = list().slice(
      0,
      list().findIndex((item) => item.id === id),
    );
    return others.some((item) => hashes.get(item.id) === own && !['refused', 'known'].includes(item.state));
  }

  /** Ends an item and drops its stored file, so that it is not offered again after a reload. */
  function end(id: string, fields: Partial<QueueItem>): void {
    change(id, fields);
    void drop(id);
  }

  function enqueue(id: string): void {
    dispatch({ type: 'queued', id });
    void sending.add(() => transfer(id));
  }

  /** Ends when the file has arrived, or failed, or is cancelled. */
  async function transfer(id: string): Promise<void> {
    const item = find(id);
    if (item?.state !== 'waiting') return;
    change(id, { state: 'sending' });
    const started = send(item, (sentBytes) => change(id, { sentBytes }));
    transfers.set(id, started);
    try {
      await (await started).done;
      end(id, { state: 'processing', sentBytes: item.file.size });
    } catch (error) {
      fail(id, queueTexts.notArrived, error);
    } finally {
      transfers.delete(id);
    }
  }

  /** In the order of the calls, once the code is loaded; `transfer` handles code that can't be loaded. */
  function steer(id: string, act: (transfer: Transfer) => void): void {
    transfers.get(id)?.then(act, () => {});
  }

  return {
    subscribe: (listener: () => void) => store.listen(listener),
    get: list,
    isPaused: () => store.get().isPaused,
    /** Adds files in their order; resolves with whether some were too many. */
    add(files: readonly File[], pending: readonly Pick<PendingFile, 'id' | 'file'>[] = []): boolean {
      const open = list().filter((item) => !hasEnded(item)).length;
      const offered = [...pending, ...files.map((file) => ({ id: crypto.randomUUID(), file }))];
      const added = offered.slice(0, Math.max(0, UPLOAD_FILES_MAX - open)).map(newQueueItem);
      dispatch({ type: 'added', items: added });
      void admit(added);
      return added.length < offered.length;
    },
    pauseAll(): void {
      dispatch({ type: 'paused' });
      for (const id of transfers.keys()) steer(id, (one) => one.pause());
    },
    resumeAll(): void {
      dispatch({ type: 'resumed', sending: new Set(transfers.keys()) });
      for (const id of transfers.keys()) steer(id, (one) => one.resume());
    },
    /** Also of one that ended: it leaves the list. */
    remove(id: string): void {
      dispatch({ type: 'removed', id });
      steer(id, (one) => one.cancel());
      void drop(id);
    },
    /** Drops files that are in no list any more. */
    forget(ids: readonly string[]): void {
      for (const id of ids) void drop(id);
    },
    removeEnded: () => dispatch({ type: 'cleared' }),
    retry(id: string): void {
      const item = find(id);
      if (item?.state !== 'failed') return;
      const again: QueueItem = {
        ...item,
        state: 'checking',
        name: crypto.randomUUID(),
        sentBytes: 0,
        problem: null,
      };
      change(id, again);
      if (hashes.has(id)) enqueue(id);
      else void admit([again]);
    },
    settle: (uploads: readonly Upload[]) => dispatch({ type: 'settled', uploads }),
  };
}
