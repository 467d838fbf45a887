import { object } from 'yup';
import { houseMailText } from '../contact/bodies.ts';
import { messages } from '../shared/messages.ts';
import { lineField } from '../shared/text/text-fields.ts';
import { peopleMessages } from './people-messages.ts';

/** `POST /studio/people/{id}/mail`. */
export const personMailSchema = object({
  subject: lineField().max(120, messages.tooLong).required(peopleMessages.subjectRequired),
  text: houseMailText,
}).noUnknown();
