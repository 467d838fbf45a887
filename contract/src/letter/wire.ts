import type { Picture } from '../shared/picture.ts';
import type { LetterBlock, LetterState } from './stored.ts';

/** Characters. Mail programs cut longer subjects. */
export const LETTER_SUBJECT_MAX = 150;
/** Characters of what mail programs show beside the subject. */
export const LETTER_PREVIEW_MAX = 200;
/** Characters of the HTML of a letter's words. */
export const LETTER_HTML_MAX = 40_000;
/** Bytes of the HTML of a mail: Gmail cuts what goes beyond 102 KB, with the link that ends letters. */
export const LETTER_MAIL_BYTES_MAX = 100_000;
/** Works that a list in a letter shows. */
export const LETTER_LIST_LENGTH = 3;
/** Chosen works that a letter shows. */
export const LETTER_CHOSEN_MAX = 20;
/** Letters that a list holds. */
export const LETTERS_MAX = 200;
/** Days ahead for which a letter can be scheduled. */
export const LETTER_DAYS_AHEAD = 366;
/** A letter that was due so many hours ago is not sent any more. */
export const LETTER_HOURS_LATE = 6;

/** Contents that an administrator writes. */
export interface LetterContent {
  subject: string;
  previewText: string;
  /** HTML, in which markers (`blockMarker`) are the places of blocks. */
  html: string;
}

/** A letter as administrators see it. Times are ISO 8601. */
export interface Letter extends LetterContent {
  id: string;
  state: LetterState;
  version: number;
  sendAt: string | null;
  sentAt: string | null;
  /** When it was due and was not sent; null once it is scheduled again. */
  missedAt: string | null;
  /** Mails that are queued so far. */
  recipients: number;
  updatedAt: string;
}

/** `GET /studio/letter`: what is being written first, then what was sent, the latest first; without their words. */
export interface LetterList {
  letters: Omit<Letter, 'html' | 'previewText'>[];
  /** How many confirmed subscribers there are. */
  subscribers: number;
}

/** Contents of the mail, as a mail program gets them. */
export interface LetterPreview {
  subject: string;
  html: string;
  text: string;
}

/** A work that a block shows. */
export interface LetterWork {
  title: string;
  /** By whom, and when or for how much. */
  detail: string;
  /** Path of its page. */
  path: string;
  picture: Picture | null;
}

export interface LetterWorks {
  block: LetterBlock;
  works: LetterWork[];
}

/** Words, or what the house filled in between them. */
export type LetterPart = { html: string } | LetterWorks;

/** `GET /letter`: the latest first. */
export interface PublicLetterItem {
  id: string;
  subject: string;
  previewText: string;
  /** ISO 8601. */
  sentAt: string;
}

/** `GET /letter/{id}`: with those works of its blocks that are public still. */
export interface PublicLetter extends PublicLetterItem {
  /** In the order in which they are read. */
  parts: LetterPart[];
}

/** Marks a block's place in a letter's HTML: between paragraphs, empty, each block once. No other text may have it. */
export const BLOCK_TAG = 'letter-block';

/** Its one attribute: a `LetterBlock`. */
export const BLOCK_ATTRIBUTE = 'kind';

export const blockMarker = (block: LetterBlock): string =>
  `<${BLOCK_TAG} ${BLOCK_ATTRIBUTE}="${block}"></${BLOCK_TAG}>`;
