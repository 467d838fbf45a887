import { UPLOAD_FILE_MAX, UPLOAD_FILES_MAX } from '@aperture-byline/contract/upload/limits';
import { heicReason, uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import type { KnownFile, Upload } from '@aperture-byline/contract/upload/wire';
import type { PendingFile } from '#lib/storage/pending-files.ts';
import { isHeic, readPictureType } from './picture-type.ts';
import type { Transfer } from './send-file.ts';

/** Files that are sent at a time, and files whose hashes are asked about in one call. */
const SENT_AT_ONCE = 3;
const CHECKED_AT_ONCE = 10;

/**
 * `checking`: its bytes are hashed and compared with what is there. `processing`: it has arrived, and the server works on it.
 * `known`: it is an image already, or stands in the queue twice. `refused`: it can't be an image. `failed`: it did not arrive.
 */
export type ItemState =
  | 'checking'
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'processing'
  | 'ready'
  | 'known'
  | 'refused'
  | 'failed';

export interface QueueItem {
  id: string;
  /** The stem of the file in Storage: another one with every attempt. */
  name: string;
  file: File;
  state: ItemState;
  /** Bytes that have arrived. */
  sent: number;
  /** What is wrong, and what to do. */
  problem: string | null;
}

/** What the queue needs of the world. */
export interface QueueServices {
  send: (file: { name: string; file: File }, onProgress: (bytes: number) => void) => Promise<Transfer>;
  listKnown: (hashes: string[]) => Promise<KnownFile[]>;
  hash: (file: File) => Promise<string>;
  keep: (pending: { id: string; file: File }) => Promise<void>;
  drop: (id: string) => Promise<void>;
}

export const queueTexts = {
  tooMany: `You can choose ${UPLOAD_FILES_MAX} files at a time. The others were left out.`,
  twice: 'This file stands in the list already.',
  notArrived: 'The file did not arrive. Please try again.',
  notRead: 'The file could not be read. Please look whether it is still there, and try again.',
} as const;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** The files that somebody uploads, three at a time. Each change makes a new list, so that React sees it. */
export function createUploadQueue({ send, listKnown, hash, keep, drop }: QueueServices) {
  let items: readonly QueueItem[] = [];
  /** Whether files that were compared wait for the user, like those that are `paused`. */
  let isPaused = false;
  let isChecking = false;
  /** From the moment in which a file is to be sent: the code that sends it may still be loading. */
  const transfers = new Map<string, Promise<Transfer>>();
  /** Of those that are pictures by their first bytes. */
  const recognised = new Set<string>();
  const hashes = new Map<string, string>();
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const find = (id: string) => items.find((item) => item.id === id);
  const change = (id: string, fields: Partial<QueueItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...fields } : item));
    tell();
  };

  async function admit(added: readonly QueueItem[]): Promise<void> {
    for (const { id, file, state } of added) if (state === 'checking') await recognise(id, file);
    await check();
  }

  async function recognise(id: string, file: File): Promise<void> {
    try {
      const type = await readPictureType(file);
      if (find(id)?.state !== 'checking') return;
      if (type === null) {
        end(id, { state: 'refused', problem: (await isHeic(file)) ? heicReason : uploadReasons.wrongType });
        return;
      }
      const { name, lastModified } = file;
      const typed = file.type === type ? file : new File([file], name, { type, lastModified });
      change(id, { file: typed });
      recognised.add(id);
      void keep({ id, file: typed });
    } catch (error) {
      fail(id, queueTexts.notRead, error);
    }
  }

  /** Hashes what is new, some at a time, and sends it unless it is known. Where nobody can be asked, the server finds it. */
  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      for (;;) {
        const group = items
          .filter(({ id, state }) => state === 'checking' && recognised.has(id))
          .slice(0, CHECKED_AT_ONCE);
        if (group.length === 0) return;
        await compare(group);
        pump();
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
    const asked = new Set(group.flatMap(({ id }) => hashes.get(id) ?? []));
    if (asked.size === 0) return;
    const known = new Set((await listKnown([...asked]).catch(() => [])).map((one) => one.hash));
    for (const { id } of group) {
      const own = hashes.get(id) ?? '';
      if (find(id)?.state !== 'checking') continue;
      if (known.has(own)) end(id, { state: 'known', problem: uploadReasons.duplicate });
      else if (stands(own, id)) end(id, { state: 'known', problem: queueTexts.twice });
      else change(id, { state: isPaused ? 'paused' : 'waiting' });
    }
  }

  function fail(id: string, problem: string, error: unknown): void {
    console.error('A file could not be uploaded:', error);
    change(id, { state: 'failed', problem });
  }

  function stands(own: string, id: string): boolean {
    const others = items.slice(
      0,
      items.findIndex((item) => item.id === id),
    );
    return others.some((item) => hashes.get(item.id) === own && !['refused', 'known'].includes(item.state));
  }

  /** What ended is not offered again after a reload. */
  function end(id: string, fields: Partial<QueueItem>): void {
    change(id, fields);
    void drop(id);
  }

  function pump(): void {
    const sending = items.filter(({ state }) => state === 'sending').length;
    for (const { id } of items.filter(({ state }) => state === 'waiting').slice(0, SENT_AT_ONCE - sending)) {
      change(id, { state: 'sending' });
      if (transfers.has(id)) steer(id, (transfer) => transfer.resume());
      else void start(id);
    }
  }

  /** In the order of the calls, once the code is loaded; that it can't be loaded is the matter of `start`. */
  function steer(id: string, act: (transfer: Transfer) => void): void {
    transfers.get(id)?.then(act, () => {});
  }

  function pause(id: string): void {
    steer(id, (transfer) => transfer.pause());
    change(id, { state: 'paused' });
  }

  /** A pause of all files ends with the last one that it holds. */
  function endPause(): void {
    if (!items.some(({ state }) => state === 'paused' || state === 'checking')) isPaused = false;
  }

  async function start(id: string): Promise<void> {
    const item = find(id);
    if (!item) return;
    const isCurrent = () => find(id)?.name === item.name;
    const transfer = send(item, (sent) => {
      if (isCurrent()) change(id, { sent });
    });
    transfers.set(id, transfer);
    try {
      await (await transfer).done;
      if (isCurrent()) end(id, { state: 'processing', sent: item.file.size });
    } catch (error) {
      if (isCurrent()) fail(id, queueTexts.notArrived, error);
    } finally {
      if (transfers.get(id) === transfer) transfers.delete(id);
      pump();
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get: () => items,
    isPaused: () => isPaused,
    /** Adds files in their order; resolves with whether some were too many. */
    add(files: readonly File[], pending: readonly Pick<PendingFile, 'id' | 'file'>[] = []): boolean {
      const open = items.filter(({ state }) => !['ready', 'known', 'refused'].includes(state)).length;
      const chosen = [...pending, ...files.map((file) => ({ id: crypto.randomUUID(), file }))];
      const taken = chosen.slice(0, Math.max(0, UPLOAD_FILES_MAX - open));
      const added = taken.map(({ id, file }): QueueItem => {
        const problem = problemOf(file);
        return {
          id,
          file,
          name: crypto.randomUUID(),
          state: problem === null ? 'checking' : 'refused',
          sent: 0,
          problem,
        };
      });
      endPause();
      items = [...items, ...added];
      tell();
      void admit(added);
      return taken.length < chosen.length;
    },
    pause(id: string): void {
      if (!['sending', 'waiting'].includes(find(id)?.state ?? '')) return;
      pause(id);
      pump();
    },
    resume(id: string): void {
      if (find(id)?.state !== 'paused') return;
      change(id, { state: 'waiting' });
      endPause();
      pump();
    },
    pauseAll(): void {
      isPaused = true;
      // Also where no file changes: the list shows whether all are paused.
      items = [...items];
      tell();
      for (const { id, state } of items) if (state === 'sending' || state === 'waiting') pause(id);
    },
    resumeAll(): void {
      isPaused = false;
      items = [...items];
      tell();
      for (const { id, state } of items) if (state === 'paused') change(id, { state: 'waiting' });
      pump();
    },
    /** Also of one that ended: it leaves the list. */
    remove(id: string): void {
      items = items.filter((item) => item.id !== id);
      steer(id, (transfer) => transfer.cancel());
      transfers.delete(id);
      void drop(id);
      endPause();
      tell();
      pump();
    },
    /** Of files that are in no list any more. */
    forget(ids: readonly string[]): void {
      for (const id of ids) void drop(id);
    },
    removeEnded(): void {
      items = items.filter(({ state }) => !['ready', 'known', 'refused'].includes(state));
      tell();
    },
    retry(id: string): void {
      const item = find(id);
      if (item?.state !== 'failed') return;
      const state = hashes.has(id) ? 'waiting' : 'checking';
      const again: QueueItem = { ...item, state, name: crypto.randomUUID(), sent: 0, problem: null };
      change(id, again);
      pump();
      void admit([again]);
    },
    /** Takes over what the server says of files that have arrived. */
    settle(uploads: readonly Upload[]): void {
      for (const { name, state, reason } of uploads) {
        const item = items.find((one) => one.name === name && one.state === 'processing');
        if (!item || state === 'processing') continue;
        if (state === 'ready') change(item.id, { state: 'ready' });
        else if (reason === 'duplicate')
          change(item.id, { state: 'known', problem: uploadReasons.duplicate });
        else change(item.id, { state: 'refused', problem: uploadReasons[reason ?? 'failed'] });
      }
    },
  };
}

function problemOf({ size }: File): string | null {
  if (size === 0) return uploadReasons.unreadable;
  return size > UPLOAD_FILE_MAX ? uploadReasons.tooLarge : null;
}

/** SHA-256 in hexadecimal. */
export async function hashFile(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
