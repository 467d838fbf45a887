import { uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import type { Upload } from '@aperture-byline/contract/upload/wire';
import { hasEnded, type ItemState, type QueueItem } from './queue-item.ts';

export interface QueueState {
  items: readonly QueueItem[];
  /** Whether files that were compared wait for the user, like those that are `paused`. */
  isPaused: boolean;
}

export type QueueAction =
  | { type: 'added'; items: readonly QueueItem[] }
  | { type: 'changed'; id: string; fields: Partial<QueueItem> }
  /** Its turn comes when fewer are sent. */
  | { type: 'queued'; id: string }
  | { type: 'paused' }
  | { type: 'resumed'; sending: ReadonlySet<string> }
  | { type: 'removed'; id: string }
  | { type: 'cleared' }
  /** The server said what became of files that have arrived. */
  | { type: 'settled'; uploads: readonly Upload[] };

/** Returns the queue after an action. Each one makes a new list, so that React sees it. */
export function reduceQueue({ items, isPaused }: QueueState, action: QueueAction): QueueState {
  const change = (changeItem: (item: QueueItem) => Partial<QueueItem> | null) =>
    items.map((item) => ({ ...item, ...changeItem(item) }));
  switch (action.type) {
    case 'added':
      return { items: [...items, ...action.items], isPaused: isPaused && items.some(isHeld) };
    case 'changed':
      return { items: change(({ id }) => (id === action.id ? action.fields : null)), isPaused };
    case 'queued': {
      const state = isPaused ? 'paused' : 'waiting';
      return { items: change(({ id }) => (id === action.id ? { state } : null)), isPaused };
    }
    case 'paused':
      return {
        items: change(({ state }) => (['sending', 'waiting'].includes(state) ? { state: 'paused' } : null)),
        isPaused: true,
      };
    case 'resumed': {
      const resume = (id: string): ItemState => (action.sending.has(id) ? 'sending' : 'waiting');
      return {
        items: change(({ id, state }) => (state === 'paused' ? { state: resume(id) } : null)),
        isPaused: false,
      };
    }
    case 'removed': {
      const left = items.filter(({ id }) => id !== action.id);
      return { items: left, isPaused: isPaused && left.some(isHeld) };
    }
    case 'cleared':
      return { items: items.filter((item) => !hasEnded(item)), isPaused };
    case 'settled':
      return {
        items: change(({ name, state }) => {
          const upload = action.uploads.find((one) => one.name === name);
          return upload && state === 'processing' ? toOutcome(upload) : null;
        }),
        isPaused,
      };
  }
}

/** Whether a pause holds it back: a pause ends with the last of these. */
const isHeld = ({ state }: QueueItem): boolean => ['paused', 'checking', 'converting'].includes(state);

function toOutcome({ state, reason, imageId }: Upload): Partial<QueueItem> {
  if (state === 'processing') return {};
  if (state === 'ready') return { state, imageId };
  if (reason === 'duplicate') return { state: 'known', problem: uploadReasons.duplicate, imageId };
  return { state: 'refused', problem: uploadReasons[reason ?? 'failed'] };
}
