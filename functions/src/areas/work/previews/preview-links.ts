import type { NewPreviewLink, PreviewLink } from '@aperture-byline/contract/blog/wire';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import {
  createPreviewLink,
  isPreviewLinkId,
  previewLinksIn,
  readPreviewLinks,
} from '../../../data/works/preview-links.ts';
import { getOwner } from '../../../data/works/work-collections.ts';
import type { WorkWithRevision } from '../../../data/works/works.ts';
import { ApiError } from '../../../lib/errors.ts';
import { readWorkForOwner, wrongState } from '../work-guards.ts';

/** Returns whether an administrator has rejected the work or its revision: previews of it are hidden. */
export function isRejected({ work, revision }: WorkWithRevision): boolean {
  return work.status === 'rejected' || revision?.status === 'rejected';
}

/** The links to an own story that have not ended. Throws NOT_FOUND. */
export async function listPreviewLinks(id: unknown, userId: string | null): Promise<PreviewLink[]> {
  const { work } = await readWorkForOwner('blog', id, userId);
  return (await readPreviewLinks(work.id)).map(toAnswer);
}

/** Makes a link for so many days. Throws NOT_FOUND, WRONG_STATE where all is public, CONFLICT for too many. */
export async function makePreviewLink(id: unknown, days: number, userId: string | null): Promise<NewPreviewLink> {
  const present = await readWorkForOwner('blog', id, userId);
  const { work, revision } = present;
  if (isRejected(present)) throw wrongState('rejected', workMessages.previewRejected);
  if (work.status === 'approved' && !revision) throw wrongState(work.status, workMessages.previewNotNeeded);
  const made = await createPreviewLink(work.id, {
    ownerId: getOwner(work).userId,
    expiresAt: new Date(Date.now() + days * DAY),
  });
  if (made === 'gone') throw new ApiError('NOT_FOUND');
  if (made === 'tooMany') throw new ApiError('CONFLICT', { message: workMessages.tooManyPreviews });
  return { ...toAnswer(made.link), token: made.token };
}

/** Ends one at once, also one that has ended. Throws NOT_FOUND for another's story and for what is no link. */
export async function endPreviewLink(id: unknown, linkId: string, userId: string | null): Promise<void> {
  const { work } = await readWorkForOwner('blog', id, userId);
  if (!isPreviewLinkId(linkId)) throw new ApiError('NOT_FOUND');
  await previewLinksIn(work.id).remove(linkId);
}

const toAnswer = ({ id, createdAt, expiresAt }: { id: string; createdAt: Date; expiresAt: Date }) => ({
  id,
  createdAt: createdAt.toISOString(),
  endsAt: expiresAt.toISOString(),
});
