import type { ItemState } from './upload-queue.ts';

/** What becomes of a file, in the lists of the screen. */
export const stateTexts: Readonly<Record<ItemState, string>> = {
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
