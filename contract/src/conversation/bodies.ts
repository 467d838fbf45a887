import { type InferType, object } from 'yup';
import { attachmentIds } from '../attachment/bodies.ts';
import { isVisible } from '../shared/text/text-checks.ts';
import { proseField } from '../shared/text/text-fields.ts';
import { conversationMessages } from './conversation-messages.ts';
import { MESSAGE_MAX } from './wire.ts';

/** `POST /product/order/{id}/part/{artist}/message`: a text, up to four pictures, or both. */
export const messageSchema = object({
  text: proseField()
    .max(MESSAGE_MAX, conversationMessages.tooLong)
    .test('visible', conversationMessages.empty, (text = '', { parent }) => {
      const { pictures } = parent as { pictures?: readonly string[] };
      return text.length > MESSAGE_MAX || isVisible(text) || (text === '' && (pictures?.length ?? 0) > 0);
    }),
  pictures: attachmentIds(),
}).noUnknown();
export type NewMessage = InferType<typeof messageSchema>;
