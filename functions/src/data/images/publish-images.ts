import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { WorkName } from '@aperture-byline/contract/work/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { recordDecision } from '../core/audit.ts';
import { firestore } from '../core/database.ts';
import { collection } from '../core/firestore.ts';
import { computeMemberships } from '../page-index/memberships.ts';
import { syncDocuments } from '../page-index/page-indexes.ts';
import { storePublicWork } from '../people/public-work.ts';
import { submissionId } from '../review/reviews.ts';
import { logEntries } from '../search-index/sync-search.ts';
import { firstToOpen, readOtherUses } from '../works/work-pictures.ts';
import { type Image, images } from './images.ts';

/** Images of an exhibition that are hidden until it opens. */
export interface WithheldImages {
  ids: readonly string[];
  startDate: Date;
  /** Also those of them that are public, but for what another public work shows. */
  hidesPublic: boolean;
}

export interface Publication {
  /** Who approves them; null where that was done in the console, and `trusted` where their photographer is. */
  adminId: number | 'trusted' | null;
  /** The work that shows them; null for an image that was reviewed by itself. */
  work: WorkName | null;
  withheld?: WithheldImages | undefined;
  /** Checks the images as they are approved, maybe more than once; where it throws, nothing is written. */
  check?: (images: readonly Image[]) => void;
}

/**
 * Approves images, because an administrator approved them or a work that shows them: those whose owners set them to
 * Public are public then, with their files, but for those that are withheld. Called before the work is approved, so
 * that no page names a file that is refused. Idempotent: what is public already stays as it is, and what is gone is
 * left out. The number of those that were not approved before.
 */
export async function publishImages(ids: readonly string[], publication: Publication): Promise<number> {
  const changed = await approveImages(ids, publication);
  await listTogether(changed);
  return changed.filter(({ before }) => before.status !== 'approved').length;
}

interface ChangedImage {
  before: Image;
  after: Image;
}

/** Returns the images that were changed. */
function approveImages(
  ids: readonly string[],
  { adminId, work, withheld, check }: Publication,
): Promise<ChangedImage[]> {
  return firestore().runTransaction(async (transaction) => {
    const found = await images.readMany(ids, transaction);
    check?.(found);
    const time = new Date();
    const opening = work && withheld && { id: work.id, startDate: withheld.startDate };
    const uses = await readOtherUses(withheld?.ids ?? [], { workId: work?.id, now: time, transaction });
    /** The exhibition that it waits for, after the approval: the first to open. */
    const findOpening = (image: Image): string | null => {
      if (!opening || !withheld.ids.includes(image.id) || uses.shown.has(image.id)) return null;
      const isOpenedByOther = image.embargoedBy !== null && image.embargoedBy !== opening.id;
      if (!withheld.hidesPublic && wasPublic(image) && !isOpenedByOther) return null;
      return firstToOpen(uses.openings.get(image.id), opening).id;
    };
    const change = (image: Image, index: number): Partial<StoredImage> | null => {
      const embargoedBy = findOpening(image);
      const own = inOrder(time, index);
      if (image.status !== 'approved')
        return approveImage(transaction, image, { adminId, work, embargoedBy, time: own });
      if (embargoedBy === image.embargoedBy) return null;
      const fields = embargoedBy === null ? releaseImage(image, own) : { embargoedBy, updatedAt: own };
      transaction.update(images.at(image.id).reference, fields);
      return fields;
    };
    return found.flatMap((before, index) => {
      const fields = change(before, index);
      return fields ? { before, after: { ...before, ...fields } } : [];
    });
  });
}

/**
 * Brings lists, search and the photographer's counts up to date, each in one write. The trigger of each image does the
 * same: of twelve that are approved together twelve would write the same documents, and wait for each other. Of a
 * single one it is left to the trigger.
 */
async function listTogether(changed: readonly ChangedImage[]): Promise<void> {
  if (changed.length < 2) return;
  await syncDocuments(
    'images',
    changed.map(({ before, after }) => ({
      id: before.id,
      known: [before, after].map((image) => computeMemberships('images', image.id, image)),
    })),
  );
  await logEntries(changed.map(({ before: { id } }) => ({ collection: 'images', id })));
  for (const userId of new Set(changed.map(({ before: { owner } }) => String(owner.userId))))
    await storePublicWork(userId);
}

/** Returns the time of an image that becomes public with others: lists, the newest first, keep their order. */
export const inOrder = (time: Date, index: number): Date => new Date(time.getTime() - index);

export const wasPublic = ({ status, publishedAt }: Image): boolean => status === 'approved' && publishedAt !== null;

/** Returns the change of an image that no longer waits for an opening. */
export function releaseImage({ publishedAt }: Image, time: Date): Partial<StoredImage> {
  return { embargoedBy: null, publishedAt: publishedAt ?? time, updatedAt: time };
}

/** The fields that are written. With the image goes its own review, and the audit log grows by it. */
export function approveImage(
  transaction: Transaction,
  { id, publishedAt, owner }: Image,
  {
    adminId,
    work,
    embargoedBy = null,
    time,
  }: Pick<Publication, 'adminId' | 'work'> & { embargoedBy?: string | null; time: Date },
): Partial<StoredImage> {
  const change: Partial<StoredImage> = {
    status: 'approved',
    publishedAt: embargoedBy === null ? (publishedAt ?? time) : null,
    publishedWith: work,
    embargoedBy,
    hold: null,
    reviewNote: null,
    updatedAt: time,
  };
  transaction.update(images.at(id).reference, change);
  const submission = { kind: 'image', workKind: null, subjectId: id } as const;
  const reviewId = submissionId(submission);
  transaction.delete(collection('reviews').doc(reviewId));
  recordDecision(transaction, {
    ...submission,
    decision: adminId === 'trusted' ? 'published' : 'approved',
    reviewId,
    ownerId: owner.userId,
    reason: null,
    adminId: adminId === 'trusted' ? null : adminId,
    ...(adminId === null && { isByHand: true }),
    work,
    createdAt: time,
  });
  return change;
}
