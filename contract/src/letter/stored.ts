import * as v from 'valibot';
import { isId, isSlug } from '../shared/ids.ts';
import { count, listField, nullable, text, time, timeField, userNumber } from '../shared/stored-fields.ts';

/** Lists of the newest works that are filled in between the words of a letter. */
export const LETTER_LISTS = ['exhibitions', 'stories', 'prints'] as const;
export type LetterList = (typeof LETTER_LISTS)[number];

/** Kinds of single works that were chosen for a letter. */
const CHOSEN_KINDS = ['image', 'exhibition', 'story', 'print'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

/** A list, or a chosen work: its kind, and the id or slug in its page's address. Each stands in a letter once. */
export type LetterBlock = LetterList | `${ChosenKind}:${string}`;

/** Splits a block into kind and address; null for a list, and for what is no block. */
export function parseChosen(block: string): { kind: ChosenKind; address: string } | null {
  const [name, address = ''] = block.split(':', 2);
  const kind = CHOSEN_KINDS.find((known) => known === name);
  return kind && (isId(address) || isSlug(address)) && block === `${kind}:${address}` ? { kind, address } : null;
}

export const isList = (block: string): block is LetterList => LETTER_LISTS.some((list) => list === block);

export const isLetterBlock = (name: unknown): name is LetterBlock =>
  typeof name === 'string' && (isList(name) || parseChosen(name) !== null);

/** `sent` once all mails are queued, `sending` before. A letter that was due too long ago is a draft again. */
export const LETTER_STATES = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** The works of a block, chosen when the letter began to be sent. */
const shownBlock = v.object({ block: v.custom<LetterBlock>(isLetterBlock), ids: listField(v.string()) });

/** `letters/{id}`: a letter from the house to its subscribers. */
export const storedLetter = v.object({
  subject: text,
  /** Text that mail programs show beside the subject (preheader). */
  previewText: text,
  /** The words as HTML, with markers (`blockMarker`) where blocks are filled in. */
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
