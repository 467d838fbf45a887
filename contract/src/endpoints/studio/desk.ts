import type { DeskNote } from '../../desk/wire.ts';
import type { Endpoint, Returns } from '../endpoint.ts';

const FOR_ADMINS = {
  auth: 'required',
  authorization: { role: 'admin' },
  cache: 'never',
} as const;

/**
 * Returns the notes that administrators wrote to each other about something that waits, the oldest first, 50 at most.
 * Answers `NOT_FOUND` for what does not wait.
 */
export const listDeskNotes = {
  ...FOR_ADMINS,
  method: 'GET',
  path: '/studio/review/:reviewId/note',
  status: [200],
  errors: ['NOT_FOUND'],
  response: {} as Returns<DeskNote[]>,
} as const satisfies Endpoint;

/**
 * Adds a note, which stays with what is reviewed and is there again when that is submitted anew. 200 with the earlier note for the same
 * key. `CONFLICT` where there are 50.
 */
export const addDeskNote = {
  ...FOR_ADMINS,
  method: 'POST',
  path: '/studio/review/:reviewId/note',
  body: async () => (await import('../../desk/schemas.ts')).deskNoteSchema,
  idempotent: true,
  status: [200, 201],
  errors: ['NOT_FOUND', 'CONFLICT'],
  response: {} as Returns<DeskNote>,
} as const satisfies Endpoint;

/** Deletes an own note; nothing happens where it is gone. `FORBIDDEN` for another's. */
export const deleteDeskNote = {
  ...FOR_ADMINS,
  method: 'DELETE',
  path: '/studio/review/:reviewId/note/:noteId',
  status: [200],
  errors: ['NOT_FOUND'],
  response: {} as Returns<null>,
} as const satisfies Endpoint;
