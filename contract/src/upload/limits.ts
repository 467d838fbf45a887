// Of the studio and of texts about it: in `constants.ts` they would be loaded by every page.

/** Formats that photographers may send, as texts name them: HEIC becomes a JPEG in the browser. */
export const UPLOAD_FORMATS = 'JPEG, PNG, WebP and HEIC';
export const UPLOAD_MEGABYTES = 60;
export const UPLOAD_MEGAPIXELS = 160;
/** Bytes of a photograph's file as it is uploaded. */
export const UPLOAD_FILE_MAX = UPLOAD_MEGABYTES * 1024 * 1024;
/** Limit of pixels of a picture in any file. */
export const UPLOAD_PIXELS_MAX = UPLOAD_MEGAPIXELS * 1e6;
export const UPLOAD_FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Characters of the name of a file on the photographer's machine. */
export const FILE_NAME_MAX = 200;
/** That are chosen, or asked about, at once. */
export const UPLOAD_FILES_MAX = 100;
/** By one photographer in one day (UTC), and bytes of all their originals. */
export const UPLOADS_PER_DAY = 500;
export const ORIGINALS_MAX = 20 * 1024 ** 3;
