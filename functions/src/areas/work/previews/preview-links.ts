import type { NewPreviewLink, PreviewLink } from '@aperture-byline/contract/blog/wire';
import type { PreviewedKind } from '@aperture-byline/contract/endpoints/studio/studio-works';
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

/** The links to an own work that have not ended. Throws NOT_FOUND. */
export async function listPreviewLinks(
  kind: PreviewedKind,
  id: unknown,
  userId: string | null,
): Promise<PreviewLink[]> {
  const { work } = await readWorkForOwner(kind, id, userId);
  return (await readPreviewLinks({ kind, id: work.id })).map(toAnswer);
}

/** Makes a link for so many days. Throws NOT_FOUND, WRONG_STATE where all is public, CONFLICT for too many. */
export async function makePreviewLink(
  kind: PreviewedKind,
  id: unknown,
  { days, userId }: { days: number; userId: string | null },
): Promise<NewPreviewLink> {
  const present = await readWorkForOwner(kind, id, userId);
  const { work, revision } = present;
  if (isRejected(present)) throw wrongState('rejected', workMessages.previewRejected);
  if (work.status === 'approved' && !revision) throw wrongState(work.status, workMessages.previewNotNeeded);
  const made = await createPreviewLink(
    { kind, id: work.id },
    {
      ownerId: getOwner(work).userId,
      expiresAt: new Date(Date.now() + days * DAY),
    },
  );
  if (made === 'gone') throw new ApiError('NOT_FOUND');
  if (made === 'tooMany') throw new ApiError('CONFLICT', { message: workMessages.tooManyPreviews });
  return { ...toAnswer(made.link), token: made.token };
}

/** Ends one at once, also one that has ended. Throws NOT_FOUND for another's work and for what is no link. */
export async function endPreviewLink(
  kind: PreviewedKind,
  id: unknown,
  { linkId, userId }: { linkId: string; userId: string | null },
): Promise<void> {
  const { work } = await readWorkForOwner(kind, id, userId);
  if (!isPreviewLinkId(linkId)) throw new ApiError('NOT_FOUND');
  await previewLinksIn({ kind, id: work.id }).remove(linkId);
}

const toAnswer = ({ id, createdAt, expiresAt }: { id: string; createdAt: Date; expiresAt: Date }) => ({
  id,
  createdAt: createdAt.toISOString(),
  endsAt: expiresAt.toISOString(),
});
