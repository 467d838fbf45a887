import { UPLOAD_FILE_TYPES } from '@aperture-byline/contract/upload/wire';

/** Types that the picker offers. WebKit turns HEIC into JPEGs where it is not among them; others would not offer it. */
export const ACCEPTED_TYPES = [
  ...UPLOAD_FILE_TYPES,
  ...(navigator.vendor.startsWith('Apple') ? [] : ['image/heic', 'image/heif', '.heic', '.heif']),
].join(',');
