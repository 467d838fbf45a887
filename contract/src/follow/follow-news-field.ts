import { string } from 'yup';
import { schemaMessages } from '../shared/api/schema-messages.ts';
import { ID_MAX } from '../shared/ids.ts';
import { FOLLOW_NEWS, type FollowNews } from './wire.ts';

export const followNewsField = string<FollowNews>()
  .max(ID_MAX, schemaMessages.valueInvalid)
  .oneOf(FOLLOW_NEWS, schemaMessages.valueInvalid);
