import * as v from 'valibot';
import { count, listField, nullable, text, time, timeField, userNumber } from '../shared/stored-fields.ts';

/** Kinds of lists that are filled in between the words of a letter. */
export const LETTER_BLOCKS = ['exhibitions', 'stories', 'prints'] as const;
export type LetterBlock = (typeof LETTER_BLOCKS)[number];

/** `sent` once all mails are queued, `sending` before. A letter that was due too long ago is a draft again. */
export const LETTER_STATES = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** The works of a block, chosen when the letter began to be sent. */
const shownBlock = v.object({ block: v.picklist(LETTER_BLOCKS), ids: listField(v.string()) });

/** `letters/{id}`: a letter from the house to its subscribers. */
export const storedLetter = v.object({
  subject: text,
  /** Text that mail programs show beside the subject (preheader). */
  previewText: text,
  /** The words as HTML, with markers (`block-marker.ts`) where blocks are filled in. */
  html: text,
  state: v.fallback(v.picklist(LETTER_STATES), 'draft'),
  /** Counts the changes of a draft. */
  version: count,
  /** When it is due; null while it is a draft. */
  sendAt: nullable(time),
  /** When it was due the last time that it was not sent; null where it never was, and once it is scheduled again. */
  missedAt: nullable(time),
  startedAt: nullable(time),
  sentAt: nullable(time),
  /** Contents that every reader gets, as they were when sending began; null before, and once all mails are queued. */
  content: nullable(v.object({ html: text, text })),
  /** The works that its blocks showed; empty before. */
  shown: listField(shownBlock),
  /** The id of the last subscriber whose mail is queued; empty before the first, and once all are. */
  cursor: text,
  /** Mails that were queued. */
  recipients: count,
  /** The administrator who changed it last; null where their account was deleted. */
  editedBy: nullable(userNumber),
  createdAt: timeField,
  updatedAt: timeField,
});
export type StoredLetter = v.InferOutput<typeof storedLetter>;
