/** Characters. Mail programs cut longer subjects. */
export const LETTER_SUBJECT_MAX = 150;
/** Characters of what mail programs show beside the subject. */
export const LETTER_PREVIEW_MAX = 200;
/** Characters of the HTML of a letter's words. */
export const LETTER_HTML_MAX = 40_000;
/** Bytes of the HTML of a mail: Gmail cuts what goes beyond 102 KB, with the link that ends letters. */
export const LETTER_MAIL_BYTES_MAX = 100_000;
/** Works that a block of a letter shows. */
export const LETTER_BLOCK_LENGTH = 3;
/** Letters that a list holds. */
export const LETTERS_MAX = 200;
/** Days ahead for which a letter can be scheduled. */
export const LETTER_DAYS_AHEAD = 366;
/** A letter that was due so many hours ago is not sent any more. */
export const LETTER_HOURS_LATE = 6;
