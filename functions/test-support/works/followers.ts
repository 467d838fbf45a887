import type { Notice } from '@aperture-byline/contract/notice/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { db, putAll, uniqueUserId } from '../project/database.ts';
import { eventually } from '../project/eventually.ts';
import { joinAs, type Member, type Sender } from '../project/members.ts';
import { call, get, type Reply } from '../servers/suite.ts';
import { settleDocuments } from '../triggers/due-triggers.ts';

type Photographer = Pick<Member, 'userId'>;

const follow = ({ token, at }: Sender, { userId }: Photographer): Promise<Reply> =>
  call(`/user/follow/${userId}`, { method: 'PUT', token, at });

export async function joinFollower(photographer: Photographer): Promise<Member> {
  const follower = await joinAs();
  await follow(follower, photographer);
  return follower;
}

/** So many followers, without accounts, by number; with `below`, numbers that are smaller. */
export async function putFollowers(
  { userId: artistId }: Photographer,
  count: number,
  { createdAt = inDays(-1), below }: { createdAt?: Date; below?: number | undefined } = {},
): Promise<number[]> {
  const ids = Array.from({ length: count }, (_, index) => (below ? below - 1 - index : uniqueUserId()));
  const documents = Object.fromEntries(
    ids.flatMap((userId) => [
      [`users/${userId}`, { userId, uid: `uid-${userId}`, createdAt }],
      [`users/${userId}/follows/${artistId}`, { artistId, createdAt }],
    ]),
  );
  await putAll(documents);
  // Nothing is derived of people who publish nothing.
  settleDocuments(Object.keys(documents));
  return ids.sort();
}

export const runAllTriggers = (): Promise<boolean> => eventually('the triggers have run', async () => true);

/** The notices of what somebody published whom the person follows, once all triggers have run. */
export async function readPublished({ token }: Sender): Promise<Notice[]> {
  await runAllTriggers();
  return (await get<Notice[]>('/user/notice', { token })).filter(({ state }) => state === 'published');
}

/** The notices of an announcement that these users have. */
export async function readAnnounced(userIds: readonly number[], id: string) {
  const notices = await db.getAll(...userIds.map((userId) => db.doc(`users/${userId}/notices/${id}`)));
  return notices.filter(({ exists }) => exists);
}
