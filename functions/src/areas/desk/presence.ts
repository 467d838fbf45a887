import type { Presence } from '@aperture-byline/contract/desk/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { readPresences, writePresence } from '../../data/desk-presence.ts';
import { readAdministrators } from '../../data/users.ts';

/** Milliseconds, a little less than two intervals of the desk: a document is written no more often. */
const WRITE_INTERVAL = 25_000;

/**
 * Stores which entry an administrator has before them, null for none, and answers which the others have. What changes sooner than
 * `WRITE_INTERVAL` is stored by a later call.
 */
export async function updatePresence(reviewId: string | null, userId: string | null): Promise<Presence[]> {
  if (userId === null) return [];
  const now = new Date();
  const present = await readPresences(now);
  const own = present.find((presence) => presence.id === userId);
  const isDue = own ? now.getTime() - own.seenAt.getTime() >= WRITE_INTERVAL : reviewId !== null;
  if (isDue) await writePresence(userId, reviewId, now);
  const others = present.filter((presence) => presence !== own);
  const administrators = await readAdministrators(others.map(({ id }) => id));
  const names = new Map(administrators.map((user) => [user.userId, fullName(user)]));
  return others.flatMap((other) => {
    const name = names.get(other.userId);
    return name === undefined ? [] : [{ reviewId: other.reviewId, name }];
  });
}
