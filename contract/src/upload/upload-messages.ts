import type { UploadReason } from './stored.ts';
import { UPLOAD_MEGABYTES, UPLOAD_MEGAPIXELS } from './wire.ts';

/** Why a file is no image, and what to do. */
export const uploadReasons: Readonly<Record<UploadReason, string>> = {
  wrongType: 'This is not a JPEG, PNG or WebP picture, whatever its name says. Please export it as a JPEG.',
  unreadable: 'The file is damaged or incomplete. Please export it again and upload the new file.',
  tooManyPixels: `The picture has more than ${UPLOAD_MEGAPIXELS} megapixels. Please export it smaller.`,
  extremeShape:
    'One side of the picture is more than 100 times as long as the other. Please crop it and upload the new file.',
  notEncoded: 'We could not make the sizes that screens need of this picture. Please export it again as a JPEG.',
  tooLarge: `The file has more than ${UPLOAD_MEGABYTES} MB. Please export it smaller, or as a JPEG.`,
  duplicate: 'You have this photograph already.',
  tooManyToday: 'You have uploaded 500 pictures today, which is the most. Please upload this one tomorrow.',
  storageFull: 'Your originals fill the 20 GB that you have here. Please delete some that you do not need.',
  notArtist: 'Your account is not a photographer account, so nothing can be uploaded.',
  failed: 'The picture could not be processed in time. Please upload it again.',
};

/** In place of `wrongType`, where the browser recognises the photograph of an iPhone. */
export const heicReason =
  'This is a HEIC photograph, as iPhones take them. Please export it as a JPEG; on the iPhone, Settings › Camera › Formats › Most Compatible takes JPEGs from now on.';
