import { object } from 'yup';
import { isVisible } from '../shared/text/text-checks.ts';
import { proseField } from '../shared/text/text-fields.ts';
import { deskMessages } from './desk-messages.ts';
import { DESK_NOTE_MAX } from './wire.ts';

/** `POST /studio/review/{id}/note`. */
export const deskNoteSchema = object({
  text: proseField()
    .default('')
    .required(deskMessages.noteEmpty)
    .max(DESK_NOTE_MAX, deskMessages.noteTooLong)
    .test('visible', deskMessages.noteEmpty, (text = '') => text.length > DESK_NOTE_MAX || isVisible(text)),
}).noUnknown();
