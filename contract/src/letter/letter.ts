import { number, object, string } from 'yup';
import { schemaMessages } from '../shared/api/schema-messages.ts';
import type { Picture } from '../shared/picture.ts';
import { htmlField, lineField } from '../shared/text/text-fields.ts';
import { letterMessages } from './letter-messages.ts';
import { LETTER_HTML_MAX, LETTER_PREVIEW_MAX, LETTER_SUBJECT_MAX } from './limits.ts';
import type { LetterBlock, LetterState } from './stored.ts';

const version = number()
  .integer(schemaMessages.valueInvalid)
  .min(0, schemaMessages.valueInvalid)
  .required(schemaMessages.valueInvalid);

const content = {
  subject: lineField().max(LETTER_SUBJECT_MAX, letterMessages.subjectTooLong),
  previewText: lineField().max(LETTER_PREVIEW_MAX, letterMessages.previewTooLong),
  html: htmlField().max(LETTER_HTML_MAX, letterMessages.wordsTooLong),
};

/** `POST /studio/letter`: what is missing is empty. */
export const letterSchema = object(content).noUnknown();

/** `PUT /studio/letter/{id}`: what is missing stays as it is. */
export const letterChangeSchema = object({ ...content, version }).noUnknown();

/** `POST /studio/letter/{id}/schedule`: a time in the past stands for now. */
export const letterScheduleSchema = object({
  version,
  sendAt: string()
    .required(letterMessages.timeInvalid)
    .max(40, letterMessages.timeInvalid)
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/, letterMessages.timeInvalid)
    .test('time', letterMessages.timeInvalid, (time) => !Number.isNaN(Date.parse(time))),
}).noUnknown();

/** Contents that an administrator writes. */
export interface LetterContent {
  subject: string;
  previewText: string;
  /** HTML, in which markers (`block-marker.ts`) are the places of blocks. */
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
