import * as v from 'valibot';
import { count, listField, nullable, requiredText, timeField, userNumber } from '../shared/stored-fields.ts';

const storedDeskNote = v.object({
  id: requiredText,
  /** Null where the administrator's account was deleted. */
  authorId: nullable(userNumber),
  text: requiredText,
  createdAt: timeField,
});
export type StoredDeskNote = v.InferOutput<typeof storedDeskNote>;

/** `{subject}/deskNotes/all`: administrators' notes on what is reviewed; below it, so that they go with it. */
export const storedDeskNotes = v.object({
  /** The path of the document that the notes are about. */
  subject: requiredText,
  /** The oldest first. */
  notes: listField(storedDeskNote),
  /** Number of `notes`: the only field that the review queue reads. */
  count,
  authorIds: listField(userNumber),
  /** Whose erasure takes the notes of a subject that stays: of a comment its author, of a conversation both sides. */
  personIds: listField(userNumber),
});
export type StoredDeskNotes = v.InferOutput<typeof storedDeskNotes>;
