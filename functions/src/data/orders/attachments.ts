import { attachmentMessages } from '@aperture-byline/contract/attachment/attachment-messages';
import {
  type AttachedPicture,
  type StoredAttachment,
  storedAttachment,
} from '@aperture-byline/contract/attachment/stored';
import { ATTACHMENTS_PER_DAY } from '@aperture-byline/contract/attachment/wire';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { Transaction } from 'firebase-admin/firestore';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { ApiError } from '../../lib/errors.ts';
import { attachmentFolder } from '../../lib/pictures/attachment-pictures.ts';
import { deleteFolder } from '../../lib/storage.ts';
import { defineCollection, ownedInGroup, type WithId } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import { collectionGroup } from '../core/firestore.ts';
import { requireDailyRoom } from '../core/rate-limits.ts';
import { requireSender, type SubOrderPlace, subOrderPath } from './sub-order-people.ts';

export type Attachment = WithId<StoredAttachment>;

/** Time after which an attachment that nothing shows is deleted. */
const UNUSED_LIFETIME = 24 * HOUR;
/** Before the sweep may take it, so that nothing shows a picture whose files are gone. */
const ATTACHABLE = 23 * HOUR;

const attachmentsOf = ({ orderId, artistId }: SubOrderPlace) =>
  defineCollection(`orders/${orderId}/parts/${artistId}/attachments`, storedAttachment);
const allAttachments = defineCollection('attachments', storedAttachment);
const attachmentsBy = ownedInGroup(allAttachments, 'authorId');

export function readAttachment(place: SubOrderPlace, id: string): Promise<Attachment | null> {
  return attachmentsOf(place).read(id);
}

/** Stores an attachment once. Throws as `requireSender`, and TOO_MANY_REQUESTS past an author's day. */
export function addAttachment(
  place: SubOrderPlace,
  id: string,
  attachment: StoredAttachment,
): Promise<{ isNew: boolean }> {
  const attachments = attachmentsOf(place);
  return runSerialized(subOrderPath(place), async (transaction) => {
    const { authorId, createdAt } = attachment;
    await requireSender(transaction, place, String(authorId));
    if (await attachments.read(id, transaction)) return { isNew: false };
    await requireDailyRoom(transaction, attachments.documents().where('authorId', '==', authorId), {
      max: ATTACHMENTS_PER_DAY,
      now: createdAt,
      message: attachmentMessages.limit,
    });
    transaction.create(attachments.at(id).reference, attachment);
    return { isNew: true };
  });
}

/**
 * The attachments that a message or a claim is to show, in this order, as it keeps them; in the transaction that stores
 * it, before its writes. Throws INVALID with the field `pictures` where one is not there any more, is somebody else's,
 * or something else shows it.
 */
export async function readAttachable(
  transaction: Transaction,
  place: SubOrderPlace,
  ids: readonly string[],
  { authorId, now }: { authorId: number; now: Date },
): Promise<AttachedPicture[]> {
  const found = await attachmentsOf(place).readMany(ids.filter(isId), transaction);
  const isAttachable = ({ authorId: author, usedIn, createdAt }: Attachment) =>
    author === authorId && usedIn === null && now.getTime() - createdAt.getTime() < ATTACHABLE;
  if (found.length < ids.length || !found.every(isAttachable))
    throw new ApiError('INVALID', { fields: { pictures: attachmentMessages.gone } });
  return found.map(({ id, width, height, widths, colour }) => ({ id, width, height, widths, colour }));
}

/** Says what shows them, such as `messages/{id}`: they stay as long as that does. */
export function markAttached(
  transaction: Transaction,
  place: SubOrderPlace,
  ids: readonly string[],
  usedIn: string,
): void {
  for (const id of ids) transaction.update(attachmentsOf(place).at(id).reference, { usedIn });
}

export function readAttachmentsBy(userId: string): Promise<Attachment[]> {
  return attachmentsBy.read(userId);
}

export async function deleteAttachmentsBy(userId: string): Promise<void> {
  await forEachConcurrently(await readAttachmentsBy(userId), deleteAttachment);
}

/** Deletes those that nothing shows a day after they came; how many. */
export async function deleteUnusedAttachments(at: Date): Promise<number> {
  const before = new Date(at.getTime() - UNUSED_LIFETIME);
  const unused = collectionGroup('attachments').where('usedIn', '==', null).where('createdAt', '<=', before);
  let deleted = 0;
  await forEachConcurrently(allAttachments.stream(unused.orderBy('createdAt')), async (attachment) => {
    await deleteAttachment(attachment);
    deleted += 1;
  });
  return deleted;
}

/** Deletes the document between the files: a second run, or a call that still writes some, looks for it. */
async function deleteAttachment({ id, orderId, artistId }: Attachment): Promise<void> {
  const place = { orderId, artistId: String(artistId) };
  await deleteFolder(attachmentFolder(place, id));
  await attachmentsOf(place).remove(id);
  await deleteFolder(attachmentFolder(place, id));
}
