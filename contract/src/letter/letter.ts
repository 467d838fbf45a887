import { array, number, object, string } from 'yup';
import type { Picture } from '../shared/picture.ts';
import { schemaMessages } from '../shared/schema-messages.ts';
import { letterMessages } from './letter-messages.ts';
import { LETTER_HTML_MAX, LETTER_PREVIEW_MAX, LETTER_SUBJECT_MAX } from './limits.ts';
import { LETTER_BLOCKS, type LetterBlock, type LetterState } from './stored.ts';

const version = number()
  .integer(schemaMessages.valueInvalid)
  .min(0, schemaMessages.valueInvalid)
  .required(schemaMessages.valueInvalid);

const content = {
  subject: string().trim().default('').max(LETTER_SUBJECT_MAX, letterMessages.subjectTooLong),
  previewText: string().trim().default('').max(LETTER_PREVIEW_MAX, letterMessages.previewTooLong),
  html: string().default('').max(LETTER_HTML_MAX, letterMessages.wordsTooLong),
  blocks: array(
    string<LetterBlock>()
      .max(20, schemaMessages.valueInvalid)
      .required(schemaMessages.valueInvalid)
      .oneOf([...LETTER_BLOCKS], schemaMessages.valueInvalid),
  )
    .default([])
    .max(LETTER_BLOCKS.length, schemaMessages.valueInvalid)
    .test('distinct', schemaMessages.valueInvalid, (blocks) => new Set(blocks).size === blocks.length),
};

/** `POST /studio/letter`. */
export const letterSchema = object(content).noUnknown();

/** `PUT /studio/letter/{id}`. */
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

/** What an administrator writes. */
export interface LetterContent {
  subject: string;
  previewText: string;
  /** HTML. */
  html: string;
  blocks: LetterBlock[];
}

/** A letter as administrators see it. Times are ISO 8601. */
export interface Letter extends LetterContent {
  id: string;
  state: LetterState;
  version: number;
  sendAt: string | null;
  sentAt: string | null;
  /** Mails that are queued so far. */
  recipients: number;
  updatedAt: string;
}

/** `GET /studio/letter`: what is being written first, then what was sent, the latest first; without their words. */
export interface LetterList {
  letters: Omit<Letter, 'html' | 'previewText' | 'blocks'>[];
  /** How many confirmed subscribers there are. */
  subscribers: number;
}

/** What a mail program gets. */
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
  /** Of its page. */
  path: string;
  picture: Picture | null;
}

export interface LetterWorks {
  block: LetterBlock;
  works: LetterWork[];
}

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
  /** HTML. */
  html: string;
  blocks: LetterWorks[];
}
