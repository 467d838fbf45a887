import type { ReadNotices } from '@aperture-byline/contract/notice/bodies';
import type { StoredNotice } from '@aperture-byline/contract/notice/stored';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { NOTICES_MAX } from '@aperture-byline/contract/shared/constants';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { WithId } from '../../data/core/collection.ts';
import { announcements } from '../../data/mail/announcements.ts';
import { markRead, readNotices } from '../../data/mail/notices.ts';

export async function listNotices(userId: string | null): Promise<Notice[]> {
  if (userId === null) return [];
  const notices = await readNotices(userId, NOTICES_MAX);
  const ids = notices.filter(({ kind }) => kind === 'photographs').map(({ id }) => id);
  const days = new Map((await announcements.readMany(ids)).map(({ id, subjectIds }) => [id, subjectIds]));
  return notices.map((notice) => ({ ...toNotice(notice), ...countPhotographs(days.get(notice.id)) }));
}

/** A day's notice is written with its first photograph: how many there are by now is read with it. */
function countPhotographs([imageId, ...others]: readonly string[] = []): Partial<Notice> {
  if (others.length > 0) return { others: others.length };
  return imageId === undefined ? {} : { imageId };
}

/** Nothing happens to ids that are no notices of this person. */
export async function readNow(userId: string | null, { ids }: ReadNotices): Promise<void> {
  if (userId !== null) await markRead(userId, [...new Set(ids)].filter(isId));
}

function toNotice(notice: WithId<StoredNotice>): Notice {
  const { id, kind, state, subjectId, title, artist, artistId, slug, note, read, wantsAnswer, createdAt } = notice;
  const { imageIds = [], others = imageIds.length - 1, privates, opensAt, shown: shownPhotographs, waiting } = notice;
  const shown = { id, kind, state, subjectId, title, read, createdAt: createdAt.toISOString() };
  return {
    ...shown,
    ...(artist && { artist }),
    ...(artistId && { artistId }),
    ...(others > 0 && { others }),
    ...(privates && { privates }),
    ...(opensAt && { opensAt: opensAt.toISOString() }),
    ...(shownPhotographs && { shown: shownPhotographs }),
    ...(waiting && { waiting }),
    ...(slug && { slug }),
    ...(note && { note }),
    ...(wantsAnswer && { wantsAnswer }),
  };
}
