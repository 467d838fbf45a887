import { object, string } from 'yup';
import { isVisible } from '../shared/text-checks.ts';
import { deskMessages } from './desk-messages.ts';
import { DESK_NOTE_MAX } from './limits.ts';

/** `POST /studio/review/{id}/note`. */
export const deskNoteSchema = object({
  text: string()
    .default('')
    .trim()
    .required(deskMessages.noteEmpty)
    .max(DESK_NOTE_MAX, deskMessages.noteTooLong)
    .test('visible', deskMessages.noteEmpty, (text) => text.length > DESK_NOTE_MAX || isVisible(text)),
}).noUnknown();
