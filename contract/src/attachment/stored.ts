import * as v from 'valibot';
import { isId } from '../shared/ids.ts';
import { nullable, requiredText, text, time, userNumber } from '../shared/stored-fields.ts';

const pixels = v.pipe(v.number(), v.finite(), v.gtValue(0));

const measures = {
  width: pixels,
  height: pixels,
  /** Widths in pixels that exist as JPEG, ascending. */
  widths: v.pipe(v.array(pixels), v.minLength(1)),
  /** Mean colour, `#rrggbb`. */
  colour: text,
};

/** An attachment as a message or a claim keeps it, so that reading that one document is enough to show it. */
export const attachedPicture = v.object({ id: v.custom<string>(isId), ...measures });
export type AttachedPicture = v.InferOutput<typeof attachedPicture>;

/** `orders/{id}/parts/{artistId}/attachments/{attachmentId}`: a picture that one of its people sends to the others. */
export const storedAttachment = v.object({
  orderId: requiredText,
  artistId: userNumber,
  authorId: userNumber,
  ...measures,
  /** Path of the document that shows it, such as `messages/{id}`; null before that: then it is deleted after a day. */
  usedIn: nullable(requiredText),
  createdAt: time,
});
export type StoredAttachment = v.InferOutput<typeof storedAttachment>;
