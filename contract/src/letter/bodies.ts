import { number, object, string } from 'yup';
import { htmlField, lineField, schemaMessages } from '../shared/text/text-fields.ts';
import { letterMessages } from './letter-messages.ts';
import { LETTER_HTML_MAX, LETTER_PREVIEW_MAX, LETTER_SUBJECT_MAX } from './wire.ts';

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
