export const deskMessages = {
  noteEmpty: 'Please write your note',
  noteTooLong: 'Please write 1,000 characters or fewer',
  tooManyNotes: 'There are 50 notes about this already. Please delete one of yours first.',
  notYours: 'Only who wrote a note can delete it.',
  notesNotLoaded: 'The notes could not be loaded. Please try again later.',
  noteNotSaved: 'Your note was not saved. Please try again.',
  noteNotDeleted: 'Your note was not deleted. Please try again.',
  noteAdded: 'Your note is saved.',
  noteDeleted: 'Note deleted.',
  noNotes: 'No notes yet.',
  whoReads: 'Administrators alone read it, also when this is submitted again.',
} as const;

export const todayMessages = {
  notLoaded: 'Today’s page could not be loaded. Please try again later.',
  deskNotLoaded: 'The desk could not be loaded. Please try again later.',
  nothingWaits: 'Nothing waits for you.',
} as const;

export const readOnlyMessages = {
  title: 'The gallery is open for looking only',
  notLoaded: 'Whether the gallery is open for looking only could not be loaded. Please try again.',
  ended: 'People can write again, within some seconds.',
  notEnded: 'The gallery is still open for looking only. Please try again.',
} as const;
