import * as v from 'valibot';
import { flag, listField, nullable, requiredText, time, timeField, userNumber } from '../shared/stored-fields.ts';
import { WORK_KIND_NAMES, type WorkKind } from '../work/work-kinds.ts';

/** `users/{userId}/follows/{artistId}`: read by nobody but its user. */
export const storedFollow = v.object({
  /** Id of the document, repeated for the collection group. */
  artistId: userNumber,
  createdAt: timeField,
});
export type StoredFollow = v.InferOutput<typeof storedFollow>;

/** Kind of news that followers are notified of: a new work, or the new photographs of one day. */
export type AnnouncementKind = WorkKind | 'photographs';

const KINDS: readonly AnnouncementKind[] = [...WORK_KIND_NAMES, 'photographs'];

/**
 * `announcements/{kind}-{id}` of a work, `announcements/photographs-{artistId}-{day}` of photographs: what became
 * public for the first time, and how far its photographer's followers were notified (outbox). It stays, so that each is
 * announced once.
 */
export const storedAnnouncement = v.object({
  kind: v.picklist(KINDS),
  artistId: userNumber,
  /** The work, or the photographs that became public on this day in India. */
  subjectIds: listField(requiredText),
  /** Path of the last notified follow, with `@time` where taken by that; null before and after: it names somebody. */
  cursor: v.nullable(v.string()),
  /** Whether all of them were. */
  isFinished: flag,
  /** When the first of it became public: whoever followed before is notified first. */
  startedAt: timeField,
  /** When the last photograph was added to those of the day; null before. */
  addedAt: nullable(time),
  /** Whether it is the turn of those who began to follow after `startedAt`, for what was added since. */
  isForLater: flag,
  createdAt: timeField,
});
export type StoredAnnouncement = v.InferOutput<typeof storedAnnouncement>;
