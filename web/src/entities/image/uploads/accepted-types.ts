import { UPLOAD_FILE_TYPES } from '@aperture-byline/contract/upload/wire';

/**
 * Types that the file picker offers. WebKit turns HEIC photographs into JPEGs itself where they are not among the
 * accepted types, from the originals and without this page; other browsers would not offer them.
 */
export const ACCEPTED_TYPES = [
  ...UPLOAD_FILE_TYPES,
  ...(navigator.vendor.startsWith('Apple') ? [] : ['image/heic', 'image/heif', '.heic', '.heif']),
].join(',');
