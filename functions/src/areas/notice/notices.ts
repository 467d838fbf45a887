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
  return {
    id: notice.id,
    kind: notice.kind,
    state: notice.state,
    subject_id: notice.subjectId,
    title: notice.title,
    ...(notice.others && { others: notice.others }),
    ...(notice.slug && { slug: notice.slug }),
    ...(notice.note && { note: notice.note }),
    read: notice.read,
    ...(notice.wantsAnswer && { wants_answer: true as const }),
    created_on: notice.createdAt.toISOString(),
  };
}
