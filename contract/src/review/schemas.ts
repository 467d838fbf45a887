import { type InferType, object, string } from 'yup';
import { messages } from '../shared/messages.ts';
import { isMoment, MOMENT_LENGTH } from '../shared/moment.ts';
import { isVisible } from '../shared/visible-text.ts';
import { REVIEW_REASON_MAX } from '../work/limits.ts';
import { workMessages } from '../work/work-messages.ts';

/**
 * `POST /studio/review/{id}/approve|return|reject`. To return and to reject anything but a comment takes a reason, which its
 * artist reads. `createdOn` is the `created_on` of what was read: what was submitted anew since is not decided.
 */
export const decisionSchema = object({
  reason: string()
    .trim()
    .max(REVIEW_REASON_MAX, messages.tooLong)
    .test('visible', workMessages.reasonEmpty, (reason) => !reason || isVisible(reason)),
  createdOn: string()
    .max(MOMENT_LENGTH, messages.valueInvalid)
    .test('moment', messages.valueInvalid, (text) => text === undefined || isMoment(text)),
}).noUnknown();
export type DecisionBody = InferType<typeof decisionSchema>;
