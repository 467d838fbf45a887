import { followMessages } from '@aperture-byline/contract/follow/follow-messages';
import type { FollowedPhotographer, FollowList } from '@aperture-byline/contract/follow/wire';
import { FOLLOWS_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { readCursor, toCursor } from '../../data/core/cursor.ts';
import { createFollow, followsOf, readFollows } from '../../data/people/follows.ts';
import { users } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';
import { avatarUrl } from '../../lib/pictures/picture-addresses.ts';

/**
 * False where the user followed before. Throws INVALID for oneself, NOT_FOUND for anybody who is no photographer,
 * TOO_MANY_REQUESTS past the most that one may follow, FORBIDDEN without a profile.
 */
export async function follow(userId: string | null, artistId: unknown): Promise<boolean> {
  if (userId === null) throw new ApiError('FORBIDDEN');
  if (!isUserId(artistId)) throw new ApiError('NOT_FOUND');
  if (artistId === userId) throw new ApiError('INVALID', { message: followMessages.self });
  const outcome = await createFollow(userId, artistId, new Date());
  if (outcome === 'noProfile') throw new ApiError('FORBIDDEN');
  if (outcome === 'noPhotographer') throw new ApiError('NOT_FOUND');
  if (outcome === 'full') throw new ApiError('TOO_MANY_REQUESTS', { message: followMessages.tooMany });
  return outcome === 'created';
}

/** Also of somebody who is no photographer any more, or gone. */
export async function unfollow(userId: string | null, artistId: unknown): Promise<void> {
  if (userId !== null && isUserId(artistId)) await followsOf(userId).remove(artistId);
}

export async function isFollowing(userId: string | null, artistId: unknown): Promise<boolean> {
  return userId !== null && isUserId(artistId) && (await followsOf(userId).has(artistId));
}

/** A page of whom a user follows, the latest first. Whoever is gone, or no photographer any more, is left out. */
export async function listFollows(userId: string | null, cursor: string | null | undefined): Promise<FollowList> {
  if (userId === null) return { items: [], nextCursor: null };
  const follows = await readFollows(userId, { after: readCursor(cursor), limit: FOLLOWS_PAGE_SIZE + 1 });
  const page = follows.slice(0, FOLLOWS_PAGE_SIZE);
  const followed = await users.readMany(page.map(({ id }) => id));
  const photographers = new Map(
    followed.filter(({ isArtist, anonymous }) => isArtist && !anonymous).map((user) => [user.id, user]),
  );
  const last = follows.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.flatMap(({ id, createdAt }) => {
      const user = photographers.get(id);
      return user ? [toFollowed(user, createdAt)] : [];
    }),
    nextCursor: last ? toCursor(last) : null,
  };
}

function toFollowed(user: StoredUser, followedAt: Date): FollowedPhotographer {
  const { userId, slug, subtitle, avatar } = user;
  const followed = { userId, name: fullName(user), subtitle, picture: avatarUrl(avatar) };
  return { ...followed, ...(slug && { slug }), followedAt: followedAt.toISOString() };
}
