import { array, type InferType, object, string } from 'yup';
import { NOTICES_MAX } from '../shared/constants.ts';
import { ID_MAX } from '../shared/ids.ts';
import { schemaMessages } from '../shared/text/text-fields.ts';

/** `POST /user/notice/read`. */
export const readNoticesSchema = object({
  ids: array()
    .of(string().required(schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid))
    .required(schemaMessages.valueInvalid)
    .max(NOTICES_MAX, schemaMessages.valueInvalid),
}).noUnknown();
export type ReadNotices = InferType<typeof readNoticesSchema>;
