import { object, string } from 'yup';
import { ID_MAX, isId } from '../shared/ids.ts';
import { schemaMessages } from '../shared/schema-messages.ts';
import { isVisible } from '../shared/text-checks.ts';
import { proseField } from '../shared/text-fields.ts';
import { deskMessages } from './desk-messages.ts';
import { DESK_NOTE_MAX } from './limits.ts';

/** `POST /studio/review/{id}/note`. */
export const deskNoteSchema = object({
  text: proseField()
    .default('')
    .required(deskMessages.noteEmpty)
    .max(DESK_NOTE_MAX, deskMessages.noteTooLong)
    .test('visible', deskMessages.noteEmpty, (text = '') => text.length > DESK_NOTE_MAX || isVisible(text)),
}).noUnknown();

/** `PUT /studio/presence`: the review that the caller has before them; null for none. */
export const presenceSchema = object({
  reviewId: string()
    .nullable()
    .defined(schemaMessages.valueInvalid)
    .max(ID_MAX, schemaMessages.valueInvalid)
    .test('id', schemaMessages.valueInvalid, (id) => id === null || isId(id)),
}).noUnknown();
