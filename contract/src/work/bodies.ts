import { array, number, object, type StringSchema, string } from 'yup';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { fitsWord } from '../shared/text/joined-strings.ts';
import { isVisible } from '../shared/text/text-checks.ts';
import { htmlField, lineField, proseField, schemaMessages } from '../shared/text/text-fields.ts';
import { HTML_MAX, WORD_MAX, WORK_TITLE_MAX } from './wire.ts';
import { workMessages } from './work-messages.ts';

const VERSION_MAX = 1_000_000_000;

/** The version that the caller has seen, where it may be missing. */
export const seenVersion = () =>
  number()
    .integer(schemaMessages.valueInvalid)
    .min(0, schemaMessages.valueInvalid)
    .max(VERSION_MAX, schemaMessages.valueInvalid);

export const versionField = { version: seenVersion().required(schemaMessages.valueInvalid) };

/** `POST …/{id}/submit`, `…/withdraw`, `…/end`, `…/revision/withdraw`. */
export const versionSchema = object(versionField).noUnknown();

/** A text of a draft; may be empty. */
export const draftLine = (max: number): StringSchema => lineField().max(max, messages.tooLong);
export const draftProse = (max: number): StringSchema => proseField().max(max, messages.tooLong);
export const draftTitle = () => draftLine(WORK_TITLE_MAX);
/** HTML, which the server reduces to what is allowed. */
export const draftHtml = (max: number = HTML_MAX) => htmlField().max(max, messages.tooLong);

const imageId = () => string().required(schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid);

/** An image, or null for none. */
export const bannerId = () =>
  string().nullable().min(1, schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid);

/** Ids of different images, in order. */
export const imageIdList = (max: number) =>
  array()
    .of(imageId())
    .max(max, workMessages.tooManyImages)
    .test('distinct', workMessages.imageTwice, (ids) => !ids || new Set(ids).size === ids.length);

/** Categories or tags: without commas, which separate them. */
export const wordList = (max: number) =>
  array()
    .of(
      lineField()
        .required(workMessages.wordEmpty)
        .max(WORD_MAX, messages.tooLong)
        .test('visible', workMessages.wordEmpty, (word) => !word || isVisible(word))
        .test('word', workMessages.wordInvalid, (word) => !word || fitsWord(word)),
    )
    .max(max, workMessages.tooManyWords)
    .test('distinct', workMessages.wordTwice, (words) => !words || new Set(words).size === words.length);
