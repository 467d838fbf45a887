import type { StoredAnnouncement } from '@aperture-byline/contract/follow/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { isApproved } from '../../access/access.ts';
import type { DocumentChange } from '../../data/core/collection.ts';
import { isRestoring } from '../../data/core/restore-flag.ts';
import { announcePhotograph, announceToFollowers, announceWork } from '../../data/mail/announcements.ts';
import { getOwner, type StoredWork } from '../../data/works/work-collections.ts';
import { isPublicImage } from '../../lib/pictures/visibility.ts';
import { writeAnnouncementMail } from './follow-mail-texts.ts';

/** Trigger of exhibitions, stories and prints, approved by hand too: announces what becomes public to followers. */
export async function announcePublicWork({
  kind,
  id,
  before,
  after,
}: DocumentChange<StoredWork> & { kind: WorkKind; id: string }): Promise<void> {
  if (!after || !isApproved(after) || (before && isApproved(before))) return;
  const isNew = (before ?? after).publishedAt === null;
  const { userId } = getOwner(after);
  await announceWork(kind, { artistId: userId, subjectId: id, now: new Date(), isNew });
}

/** Trigger of images: the same. What became public with a work is announced by the work alone. */
export async function announcePublicImage({
  id,
  before,
  after,
}: DocumentChange<StoredImage> & { id: string }): Promise<void> {
  if (!before || !after || isPublicImage(before) || !isPublicImage(after) || after.publishedWith) return;
  await announcePhotograph({ artistId: after.owner.userId, subjectId: id, now: new Date() });
}

/** Trigger of announcements: notifies and mails the next followers, by the event's cursor. */
export async function onAnnouncementWritten(id: string, after: StoredAnnouncement | null): Promise<void> {
  if (after && !after.isFinished && !(await isRestoring()))
    await announceToFollowers(id, after.cursor, writeAnnouncementMail);
}
