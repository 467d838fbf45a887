import { array, object, string } from 'yup';
import { schemaMessages } from '../shared/text/text-fields.ts';
import { UPLOAD_FILES_MAX } from './wire.ts';

const HASH_LENGTH = 64;

/** `POST /studio/upload/known`: SHA-256 of files, in hexadecimal. */
export const knownFilesSchema = object({
  hashes: array()
    .of(
      string()
        .required(schemaMessages.valueInvalid)
        .max(HASH_LENGTH, schemaMessages.valueInvalid)
        .matches(/^[0-9a-f]{64}$/, schemaMessages.valueInvalid),
    )
    .required(schemaMessages.valueInvalid)
    .max(UPLOAD_FILES_MAX, schemaMessages.valueInvalid),
}).noUnknown();
