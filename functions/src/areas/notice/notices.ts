import type { ReadNotices } from '@aperture-byline/contract/notice/schemas';
import type { StoredNotice } from '@aperture-byline/contract/notice/stored';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { NOTICES_MAX } from '@aperture-byline/contract/shared/constants';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { WithId } from '../../data/collection.ts';
import { markRead, readNotices } from '../../data/notices.ts';

/** A person's newest notices. */
export async function listNotices(userId: string | null): Promise<Notice[]> {
  return userId === null ? [] : (await readNotices(userId, NOTICES_MAX)).map(toNotice);
}

/** Nothing happens to ids that are no notices of this person. */
export async function readNow(userId: string | null, { ids }: ReadNotices): Promise<void> {
  if (userId !== null) await markRead(userId, [...new Set(ids)].filter(isId));
}

function toNotice(notice: WithId<StoredNotice>): Notice {
  const { id, kind, state, subjectId, title, others, slug, note, read, wantsAnswer, createdAt } = notice;
  const shown = { id, kind, state, subjectId, title, read, createdAt: createdAt.toISOString() };
  return {
    ...shown,
    ...(others && { others }),
    ...(slug && { slug }),
    ...(note && { note }),
    ...(wantsAnswer && { wantsAnswer }),
  };
}
