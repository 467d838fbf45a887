import { array, object, string } from 'yup';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { attachmentMessages } from './attachment-messages.ts';
import { ATTACHMENTS_MAX } from './limits.ts';

/** Above any path that the storage rules let in. */
const PATH_MAX = 250;

/** `POST /product/order/{id}/part/{artist}/attachment`: the path under which the file was uploaded. */
export const newAttachmentSchema = object({
  file: string().required(messages.valueInvalid).max(PATH_MAX, messages.valueInvalid),
}).noUnknown();

/** The ids of attachments that a message or a claim shows, each once. */
export const attachmentIds = () =>
  array()
    .of(string().required(messages.valueInvalid).max(ID_MAX, messages.valueInvalid))
    .max(ATTACHMENTS_MAX, attachmentMessages.tooMany)
    .test('distinct', messages.valueInvalid, (ids) => ids === undefined || new Set(ids).size === ids.length);
