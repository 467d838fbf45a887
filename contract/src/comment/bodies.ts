import { object, string } from 'yup';
import { COMMENT_MAX, REPORT_REASON_MAX } from '../shared/constants.ts';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { isVisible } from '../shared/text/text-checks.ts';
import { proseField, schemaMessages } from '../shared/text/text-fields.ts';
import { commentMessages } from './comment-messages.ts';
import { guestBookMessages } from './guest-book-messages.ts';

const visibleText = (max: number, empty: string) =>
  proseField()
    .required(empty)
    .max(max, messages.tooLong)
    .test('visible', empty, (text) => !text || text.length > max || isVisible(text));

const workId = () => string().required(schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid);

/** `POST /image/comment`, beside the writer's `userId`. */
export const imageCommentSchema = object({
  imageId: workId(),
  comment: visibleText(COMMENT_MAX.image, commentMessages.empty),
}).noUnknown();

/** `POST /blog/comment`. */
export const storyCommentSchema = object({
  blogId: workId(),
  comment: visibleText(COMMENT_MAX.story, commentMessages.empty),
}).noUnknown();

/** `POST /exhibition/comment`, beside the writer's `userId`. */
export const guestBookSchema = object({
  exhibitionId: workId(),
  comment: visibleText(COMMENT_MAX.exhibition, guestBookMessages.empty),
}).noUnknown();

/** `POST /image/comment/{imageId}/{commentId}/answer`, and the same for a line of a guest book. */
export const answerSchema = imageCommentSchema.pick(['comment']).noUnknown();

/** `POST /blog/comment/{blogId}/{commentId}/answer`. */
export const storyAnswerSchema = storyCommentSchema.pick(['comment']).noUnknown();

export const reportSchema = object({ reason: visibleText(REPORT_REASON_MAX, commentMessages.reasonEmpty) }).noUnknown();
