// Of the studio only: in `constants.ts` they would be loaded by every page.

/** Bytes of a photograph's file as it is uploaded. */
export const UPLOAD_FILE_MAX = 25 * 1024 * 1024;
/** Of a picture in any file. */
export const UPLOAD_PIXELS_MAX = 60e6;
export const UPLOAD_FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Characters of the name of a file on the photographer's machine. */
export const FILE_NAME_MAX = 200;
/** That are chosen, or asked about, at once. */
export const UPLOAD_FILES_MAX = 100;
/** By one photographer in one day (UTC), and bytes of all their originals. */
export const UPLOADS_PER_DAY = 500;
export const ORIGINALS_MAX = 20 * 1024 ** 3;
