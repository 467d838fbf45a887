import { array, object, string } from 'yup';
import { messages } from '../shared/messages.ts';
import { UPLOAD_FILES_MAX } from './limits.ts';

const HASH_LENGTH = 64;

/** `POST /studio/upload/known`: SHA-256 of files, in hexadecimal. */
export const knownFilesSchema = object({
  hashes: array()
    .of(
      string()
        .required(messages.valueInvalid)
        .max(HASH_LENGTH, messages.valueInvalid)
        .matches(/^[0-9a-f]{64}$/, messages.valueInvalid),
    )
    .required(messages.valueInvalid)
    .max(UPLOAD_FILES_MAX, messages.valueInvalid),
}).noUnknown();
