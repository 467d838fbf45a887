import { array, type InferType, object, string } from 'yup';
import { NOTICES_MAX } from '../shared/constants.ts';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';

/** `POST /user/notice/read`. */
export const readNoticesSchema = object({
  ids: array()
    .of(string().required(messages.valueInvalid).max(ID_MAX, messages.valueInvalid))
    .required(messages.valueInvalid)
    .max(NOTICES_MAX, messages.valueInvalid),
}).noUnknown();
export type ReadNotices = InferType<typeof readNoticesSchema>;
