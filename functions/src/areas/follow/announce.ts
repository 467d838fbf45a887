import type { StoredAnnouncement } from '@aperture-byline/contract/follow/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { DocumentChange } from '../../data/core/collection.ts';
import { isRestoring } from '../../data/core/restore-flag.ts';
import { announcePhotograph, announceToFollowers, announceWork } from '../../data/mail/announcements.ts';
import { getOwner, type StoredWork } from '../../data/works/work-collections.ts';
import { writeAnnouncementMail } from './follow-mail-texts.ts';

/** Announces to followers a work that became public, approved by hand too. */
export async function announcePublicWork({
  kind,
  id,
  before,
  after,
}: DocumentChange<StoredWork> & { kind: WorkKind; id: string }): Promise<void> {
  if (!after) return;
  const isNew = (before ?? after).publishedAt === null;
  const { userId } = getOwner(after);
  await announceWork(kind, { artistId: userId, subjectId: id, now: new Date(), isNew });
}

/** Announces to followers an image that became public by itself. */
export async function announcePublicImage({ id, after }: DocumentChange<StoredImage> & { id: string }): Promise<void> {
  if (after) await announcePhotograph({ artistId: after.owner.userId, subjectId: id, now: new Date() });
}

/** Trigger of announcements: notifies and mails the next followers, by the event's cursor. */
export async function onAnnouncementWritten(id: string, after: StoredAnnouncement | null): Promise<void> {
  if (after && !after.isFinished && !(await isRestoring()))
    await announceToFollowers(id, after.cursor, writeAnnouncementMail);
}
