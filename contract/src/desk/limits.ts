/** Characters of a note. */
export const DESK_NOTE_MAX = 1000;
/** Notes about one subject. */
export const DESK_NOTES_MAX = 50;
