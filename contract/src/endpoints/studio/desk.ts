import type { DeskNote } from '../../desk/wire.ts';
import { admin } from '../callers.ts';

/**
 * Returns the notes that administrators wrote to each other about something that waits, the oldest first, 50 at most.
 * Answers `NOT_FOUND` for what does not wait.
 */
export const listDeskNotes = admin
  .get('/studio/review/:reviewId/note', { errors: ['NOT_FOUND'] })
  .returns<DeskNote[]>();

/**
 * Adds a note, which stays with what is reviewed and is there again when that is submitted anew. 200 with the earlier
 * note for the same key. `CONFLICT` where there are 50.
 */
export const addDeskNote = admin
  .post('/studio/review/:reviewId/note', {
    body: 'desk.deskNoteSchema',
    idempotent: true,
    status: [200, 201],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<DeskNote>();

/** Deletes an own note; nothing happens where it is gone. `FORBIDDEN` for another's. */
export const deleteDeskNote = admin
  .delete('/studio/review/:reviewId/note/:noteId', { errors: ['NOT_FOUND'] })
  .returns<null>();
