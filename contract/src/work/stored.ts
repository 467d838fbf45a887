import * as v from 'valibot';
import { contentStatus } from '../shared/stored.ts';
import {
  count,
  listField,
  nullable,
  optionalField,
  requiredText,
  time,
  timeField,
  userNumber,
} from '../shared/stored-fields.ts';

import { WORK_KIND_NAMES } from './work-kinds.ts';

export const workKind = v.picklist(WORK_KIND_NAMES);

export const workName = v.object({ kind: workKind, id: requiredText });
export type WorkName = v.InferOutput<typeof workName>;

/** Why an administrator has to approve a trusted photographer's work: sample or refusal. Stays until one does. */
export const hold = optionalField(v.nullable(v.picklist(['sample', 'refusal'])));

/** Fields that the studio stores with every work. */
export const workState = {
  hold,
  /** Grows with every change in the studio, so that of two windows the second one gets a conflict. */
  version: count,
  /** Why an administrator sent it back or rejected it, else null. */
  reviewNote: nullable(v.string()),
  /** Null for what was never submitted, and for what its artist took back. */
  submittedAt: nullable(time),
  /** When a revision last replaced its words and pictures, else null. */
  revisedAt: nullable(time),
  updatedAt: timeField,
  /** Every image that it shows: in lists, as its banner, in its text. For `array-contains`. */
  shownImageIds: listField(requiredText),
  /** Ids of images that it draws (banner, cover, pictures) and everybody may see. */
  publicImageIds: listField(requiredText),
  /** Hash of the call that made it, where that had a key: the same key with another body is refused. */
  fingerprint: optionalField(v.string()),
};

/** The fields of a revision that is not of a known kind of work. */
const anyFields = v.record(v.string(), v.unknown());

/** `{works}/{id}/revisions/next`: replaces an approved work, then goes. `approved` only where set by hand. */
export function storedRevision<const S extends v.GenericSchema>(fields: S) {
  return v.object({
    kind: workKind,
    workId: requiredText,
    ownerId: userNumber,
    status: contentStatus,
    reviewNote: nullable(v.string()),
    submittedAt: nullable(time),
    fields,
    /** Ids of the images that these fields show, see `workState`. */
    shownImageIds: listField(requiredText),
    createdAt: timeField,
    updatedAt: timeField,
  });
}
export const anyRevision = storedRevision(anyFields);
export type StoredRevision<Fields extends object = object> = Omit<v.InferOutput<typeof anyRevision>, 'fields'> & {
  fields: Fields;
};
