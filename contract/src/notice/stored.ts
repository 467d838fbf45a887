import * as v from 'valibot';
import { ORDER_EVENTS, type OrderEvent } from '../order/stored.ts';
import {
  flag,
  nullable,
  oneOf,
  optionalField,
  requiredText,
  text,
  time,
  timeField,
  userNumber,
} from '../shared/stored-fields.ts';
import type { WorkKind } from '../work/work-kinds.ts';

/**
 * Subject of a notice: an `order` is the reader's own, a `sale` an order of the reader's prints; `image`, `exhibition`,
 * `blog` and `product` are what the reader submitted, or what a followed photographer `published`; an `upload` is the
 * reader's recent uploads, an approved `image` all of a submission; `photographs` are those of one day of a followed
 * photographer; `payoutDetails` are where the reader is paid.
 */
export type NoticeKind =
  | 'imageComment'
  | 'storyComment'
  | 'exhibitionComment'
  | 'artistRequest'
  | 'order'
  | 'sale'
  | 'image'
  | 'upload'
  | 'photographs'
  | 'payoutDetails'
  | WorkKind;

/**
 * Event of a notice: a comment is `new` on the reader's work, or the reader's own is `answered` by its owner, `held`
 * back from others or `restored` to them; what the reader submitted is `approved`, `returned` or `rejected`, and new
 * words of it are `revisionApproved` and so on; an upload is `ready` or `refused`, and the last one of a state stands
 * for those before it; new work of a followed photographer is `published`; payout details are `changed`. Of an order it
 * is the order's event, or a photographer is asked for their `payout_details`.
 */
export type NoticeState =
  | 'new'
  | 'answered'
  | 'held'
  | 'restored'
  | 'approved'
  | 'returned'
  | 'rejected'
  | 'revisionApproved'
  | 'revisionReturned'
  | 'revisionRejected'
  | 'ready'
  | 'refused'
  | 'published'
  | 'changed'
  | 'message'
  | 'payout_details'
  | OrderEvent;

const KINDS: Readonly<Record<NoticeKind, true>> = {
  imageComment: true,
  storyComment: true,
  exhibitionComment: true,
  artistRequest: true,
  order: true,
  sale: true,
  image: true,
  upload: true,
  photographs: true,
  payoutDetails: true,
  exhibition: true,
  blog: true,
  product: true,
};
const STATES: Readonly<Record<NoticeState, true>> = {
  new: true,
  answered: true,
  held: true,
  restored: true,
  approved: true,
  returned: true,
  rejected: true,
  revisionApproved: true,
  revisionReturned: true,
  revisionRejected: true,
  ready: true,
  refused: true,
  published: true,
  changed: true,
  message: true,
  payout_details: true,
  ...ORDER_EVENTS,
};

/** `users/{userId}/notices/{id}`; the id is that of the event that caused it. Its owner's browser reads it live. */
export const storedNotice = v.object({
  kind: oneOf(KINDS),
  state: oneOf(STATES),
  /** Id of the image, order or work, slug of a story, number of a photographer; null for profile and studio. */
  subjectId: nullable(v.string()),
  /** Names the public page of an approved or published story or print. */
  slug: optionalField(v.string()),
  /** Why it was sent back or rejected. */
  note: optionalField(v.string()),
  /** Photographer of the sub-order that a message is about. The notice is deleted with that person. */
  artistId: optionalField(userNumber),
  /** The name of the photographer who published it. */
  artist: optionalField(v.string()),
  /** Title of the work or of the first print that it is about, of an upload the name of the file, or empty. */
  title: text,
  /** Photographs of one submission whose approvals it stands for. */
  imageIds: optionalField(v.array(requiredText)),
  /** How many of the approved photographs their owner alone sees. Missing where none. */
  privates: optionalField(v.number()),
  /** When an approved exhibition opens. Missing where it is open. */
  opensAt: optionalField(time),
  /** How many of its photographs everybody can see before that, and how many wait for it. */
  shown: optionalField(v.number()),
  waiting: optionalField(v.number()),
  /** Earlier uploads refused while nobody had read it, or further prints of the order. Missing where there are none. */
  others: optionalField(v.number()),
  /** Whose work it names: the notice goes with them. Null for none, and for orders, which keep what was bought. */
  ownerId: nullable(userNumber),
  /** Whether it was opened, or marked as read with all others. */
  read: flag,
  /** True while it waits for a step of the reader; false, and the notice read, once it is done. Missing for others. */
  wantsAnswer: optionalField(v.boolean()),
  createdAt: time,
  /** For the TTL policy. */
  expiresAt: timeField,
});
export type StoredNotice = v.InferOutput<typeof storedNotice>;
