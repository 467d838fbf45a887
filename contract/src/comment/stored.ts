import * as v from 'valibot';
import {
  count,
  flag,
  nullable,
  optionalField,
  requiredText,
  text,
  time,
  timeField,
  userNumber,
} from '../shared/stored-fields.ts';

/** The collections whose documents are commented on. A comment on an exhibition is a line of its guest book. */
export const COMMENTABLE_COLLECTIONS = ['images', 'blogs', 'exhibitions'] as const;
export type CommentableCollection = (typeof COMMENTABLE_COLLECTIONS)[number];

/** `images/{imageId}/comments/{id}`, and the same below `blogs` and `exhibitions`. */
export const storedComment = v.object({
  /** Null where the account was deleted: the text stays, its author is a former member. */
  authorId: nullable(userNumber),
  firstName: text,
  lastName: text,
  /** Written by a visitor without an account. */
  guest: flag,
  /** Text, never HTML. */
  comment: text,
  /** `held` waits for an administrator, `hidden` is so because of reports; `rejected` was not let through. */
  status: v.picklist(['visible', 'held', 'hidden', 'rejected']),
  reports: count,
  /** An administrator let it stand: reports don't hide it any more. */
  isApproved: flag,
  /** The comment that it answers, by the owner of the work. Missing where it is no answer. */
  answerTo: optionalField(requiredText),
  /** When the comment of its thread was written, by which both are listed: of one that is no answer, `createdAt`. */
  threadAt: timeField,
  createdAt: time,
});
export type StoredComment = v.InferOutput<typeof storedComment>;

/** `…/comments/{id}/reports/{user id or keyed hash of the address}`: cookies and accounts are made anew at will. */
export const storedReport = v.object({
  /** Null where the address reports. */
  userId: nullable(userNumber),
  reason: text,
  createdAt: timeField,
  /** For the TTL policy. */
  expiresAt: timeField,
});
export type StoredReport = v.InferOutput<typeof storedReport>;
