import type { Mutant } from './mutant.ts';

const TEST = 'functions/src/areas/desk/desk-notes.http.test.ts';
const DATA = { file: 'functions/src/data/desk-notes.ts', test: TEST };
const LEAVING = 'functions/src/areas/account/deletion.http.test.ts';

/** Notes that administrators write to each other on the review desk. */
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
    defence: 'The notes about a work go with it',
    file: 'functions/src/data/works.ts',
    code: '  return deleteTree(workAt(kind, id).path);',
    replacement: '  return deleteTree(revisionAt(kind, id).path);',
    test: TEST,
  },
];
