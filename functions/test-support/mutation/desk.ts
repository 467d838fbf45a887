import type { Mutant } from './mutant.ts';

const TEST = 'functions/src/areas/desk/desk-notes.http.test.ts';
const DATA = { file: 'functions/src/data/desk-notes.ts', test: TEST };
const PRESENCE = 'functions/src/areas/desk/presence.http.test.ts';
const LEAVING = 'functions/src/areas/account/deletion.http.test.ts';

/** What administrators write to each other on the review desk, and learn of each other there. */
export const deskMutants: readonly Mutant[] = [
  {
    defence: 'Only administrators read and write notes on the desk',
    file: 'contract/src/endpoints/desk.ts',
    code: "  authorization: { role: 'admin' },\n",
    test: TEST,
  },
  {
    ...DATA,
    defence: 'Fifty notes about a subject are enough',
    code: "if (notes.length >= DESK_NOTES_MAX) return 'tooMany';",
  },
  {
    ...DATA,
    defence: 'A note that is sent again is there once',
    code: 'if (known) return known.text === note.text ? { note: known, isNew: false } : null;',
  },
  {
    ...DATA,
    defence: 'An administrator deletes no note of another',
    code: 'if (note.authorId !== authorId) return false;',
  },
  {
    ...DATA,
    defence: 'No note is left about what is gone',
    code: 'return exists ? [] : null;',
    replacement: 'return exists ? [] : [];',
  },
  {
    ...DATA,
    defence: 'The erasure takes the name from the notes of whoever leaves',
    code: '{ ...note, authorId: null }',
    replacement: '{ ...note }',
    test: LEAVING,
  },
  {
    ...DATA,
    defence: 'The erasure takes the notes about a comment of whoever leaves',
    code: "  await deleteTrees(collectionGroup('deskNotes').where('personIds', 'array-contains', Number(userId)));\n",
    test: LEAVING,
  },
  {
    ...DATA,
    defence: 'The export has only the administrator’s own notes',
    code: 'notes.filter(({ authorId }) => String(authorId) === userId)',
    replacement: 'notes',
  },
  {
    defence: 'Presence on the desk is written twice a minute at most',
    file: 'functions/src/areas/desk/presence.ts',
    code: 'own ? now.getTime() - own.seenAt.getTime() >= WRITE_INTERVAL : reviewId !== null',
    replacement: 'own || reviewId !== null',
    test: PRESENCE,
  },
  {
    defence: 'Nobody is told of an administrator who closed the desk a minute ago',
    file: 'functions/src/data/desk-presence.ts',
    code: "where('expiresAt', '>', now)",
    replacement: "where('expiresAt', '>', new Date(0))",
    test: PRESENCE,
  },
  {
    defence: 'Administrators are told the names of present administrators alone',
    file: 'functions/src/data/users.ts',
    code: '.filter(({ admin }) => admin)',
    test: PRESENCE,
  },
  {
    defence: 'The erasure takes what an administrator looked at',
    file: 'functions/src/areas/account/erase-account.ts',
    code: '  ofProfile(deletePresence),\n',
    test: PRESENCE,
  },
  {
    defence: 'The notes about a work go with it',
    file: 'functions/src/data/works.ts',
    code: '  return deleteTree(workAt(kind, id).path);',
    replacement: '  return deleteTree(revisionAt(kind, id).path);',
    test: TEST,
  },
];
