import { object } from 'yup';
import { houseMailText } from '../contact/bodies.ts';
import { COMMISSION_MAX, perCentField } from '../settings/bodies.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import { messages } from '../shared/messages.ts';
import { lineField } from '../shared/text/text-fields.ts';
import { peopleMessages } from './people-messages.ts';

/** `POST /studio/people/{id}/mail`. */
export const personMailSchema = object({
  subject: lineField().max(120, messages.tooLong).required(peopleMessages.subjectRequired),
  text: houseMailText,
}).noUnknown();

/** `PUT /studio/people/{id}/commission`: per cent; null for the house's. */
export const commissionSchema = object({
  rate: perCentField(COMMISSION_MAX, settingsMessages.commissionInvalid)
    .typeError(settingsMessages.commissionInvalid)
    .nullable()
    .defined(settingsMessages.commissionInvalid),
}).noUnknown();
