import { isDeepStrictEqual } from 'node:util';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import {
  computeMemberships,
  idOfKey,
  type Listed,
  publicImagesOf,
  timeOfKey,
} from '../../data/page-index/memberships.ts';
import { readKeysAt } from '../../data/page-index/page-indexes.ts';
import { changeUser, streamUserCards } from '../../data/users.ts';
import { forEachConcurrently, withRetries } from '../../lib/concurrency.ts';

type PublicImages = NonNullable<StoredUser['publicImages']> | null;

/** By the page index of their public images. */
async function readPublicImages(userId: string): Promise<PublicImages> {
  const { total, keys } = await readKeysAt(publicImagesOf(userId), () => [0]);
  const [newest] = keys;
  return newest === undefined
    ? null
    : { count: total, newestId: idOfKey(newest), newestAt: timeOfKey(newest) };
}

/**
 * After the page indexes of an image were synced: notes of its owner how many public images there are, and the newest, by which
 * photographers are listed.
 */
export async function syncPublicImages({
  id,
  before,
  after,
}: {
  id: string;
  before: Listed['images'] | null;
  after: Listed['images'] | null;
}): Promise<void> {
  const [left, entered] = [before, after].map((image) => {
    const userId = String(image?.owner.userId);
    return { userId, key: computeMemberships('images', id, image)[publicImagesOf(userId)] };
  });
  if (isDeepStrictEqual(left?.key, entered?.key) && left?.userId === entered?.userId) return;
  for (const userId of new Set([left, entered].flatMap((one) => (one?.key ? [one.userId] : []))))
    await syncOwner(userId);
}

async function syncOwner(userId: string): Promise<void> {
  if (!isUserId(userId)) return;
  await withRetries(async () => {
    const publicImages = await readPublicImages(userId);
    await changeUser(userId, (user) =>
      isDeepStrictEqual(user.publicImages ?? null, publicImages) ? {} : { publicImages },
    );
    // Read again after the write: of two triggers at once, the last one sees the newest state.
    return isDeepStrictEqual(await readPublicImages(userId), publicImages) || undefined;
  });
}

/** The same for everybody; resolves with the number of those who have public images. */
export async function syncAllPublicImages(): Promise<number> {
  let photographers = 0;
  await forEachConcurrently(streamUserCards(), async ({ id, publicImages = null }) => {
    const found = isUserId(id) ? await readPublicImages(id) : null;
    if (found) photographers += 1;
    if (!isDeepStrictEqual(found, publicImages)) await syncOwner(id);
  });
  return photographers;
}
