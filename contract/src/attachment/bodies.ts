import { array, object, string } from 'yup';
import { ID_MAX } from '../shared/ids.ts';
import { schemaMessages } from '../shared/text/text-fields.ts';
import { attachmentMessages } from './attachment-messages.ts';
import { ATTACHMENTS_MAX } from './wire.ts';

/** Above any path that the storage rules let in. */
export const UPLOAD_PATH_MAX = 250;

/** `POST /product/order/{id}/part/{artist}/attachment`: the path under which the file was uploaded. */
export const newAttachmentSchema = object({
  file: string().required(schemaMessages.valueInvalid).max(UPLOAD_PATH_MAX, schemaMessages.valueInvalid),
}).noUnknown();

/** The ids of attachments that a message or a claim shows, each once. */
export const attachmentIds = () =>
  array()
    .of(string().required(schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid))
    .max(ATTACHMENTS_MAX, attachmentMessages.tooMany(ATTACHMENTS_MAX))
    .test('distinct', schemaMessages.valueInvalid, (ids) => ids === undefined || new Set(ids).size === ids.length);
