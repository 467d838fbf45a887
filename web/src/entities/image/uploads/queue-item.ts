import { uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import { UPLOAD_FILE_MAX, UPLOAD_FILE_TYPES, UPLOAD_FILES_MAX } from '@aperture-byline/contract/upload/wire';

/**
 * `converting`: a JPEG is made of it. `checking`: its bytes are hashed and compared with what is there. `processing`:
 * it has arrived, and the server works on it. `known`: it is an image already, or stands in the queue twice. `refused`:
 * it can't be an image. `failed`: it did not arrive.
 */
export type ItemState =
  | 'converting'
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
  sentBytes: number;
  /** Error, and what to do about it. */
  problem: string | null;
  /** The image that was made of it, or that it is already; null until that is known. */
  imageId: string | null;
}

export const queueTexts = {
  tooMany: `You can choose ${UPLOAD_FILES_MAX} files at a time. The others were left out.`,
  twice: 'This file stands in the list already.',
  notArrived: 'The file did not arrive. Please try again.',
  notConverted: 'The photograph could not be converted to a JPEG. Please try again.',
  notRead: 'The file could not be read. Please look whether it is still there, and try again.',
} as const;

const ENDED: readonly ItemState[] = ['ready', 'known', 'refused'];

/** Whether the browser can show it: by its first bytes a picture, of a type that browsers know. */
export function isShown({ file, state }: QueueItem): boolean {
  return state !== 'refused' && UPLOAD_FILE_TYPES.some((type) => type === file.type);
}

/** Whether nothing more happens to it: the server has it, or will never get it. */
export function hasEnded({ state }: QueueItem): boolean {
  return ENDED.includes(state);
}

/** Filters the files that are sent, or have been, and says how many of them have arrived. */
export function findTransfers(items: readonly QueueItem[]): {
  transfers: QueueItem[];
  haveArrived: boolean;
  text: string;
} {
  const transfers = items.filter(({ state }) => state !== 'known' && state !== 'refused');
  const arrived = transfers.filter(({ state }) => state === 'processing' || state === 'ready').length;
  return {
    transfers,
    haveArrived: arrived === transfers.length,
    text: `${arrived} of ${transfers.length} uploaded`,
  };
}

/** A file that was just added: refused where its size alone says that it is no photograph. */
export function newQueueItem({ id, file }: Pick<QueueItem, 'id' | 'file'>): QueueItem {
  const problem = findProblem(file);
  const state = problem === null ? 'checking' : 'refused';
  return { id, file, name: crypto.randomUUID(), state, sentBytes: 0, problem, imageId: null };
}

function findProblem({ size }: File): string | null {
  if (size === 0) return uploadReasons.unreadable;
  return size > UPLOAD_FILE_MAX ? uploadReasons.tooLarge : null;
}

/** SHA-256 in hexadecimal. */
export async function hashFile(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const stateTexts: Readonly<Record<ItemState, string>> = {
  converting: 'Converting to a JPEG…',
  checking: 'Looking whether you have it already…',
  waiting: 'Waiting',
  sending: 'Uploading',
  paused: 'Paused',
  processing: 'Uploaded; being prepared…',
  ready: 'Ready',
  known: 'There already',
  refused: 'Cannot be used',
  failed: 'Not uploaded',
};
