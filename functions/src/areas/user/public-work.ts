import { isDeepStrictEqual } from 'node:util';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { countBlogsOf, readBlogs } from '../../data/blogs.ts';
import { countExhibitionsOf, readNewestExhibition } from '../../data/exhibitions.ts';
import {
  computeMemberships,
  idOfKey,
  type Listed,
  PUBLIC_INDEXES,
  publicImagesOf,
  publicProductsOf,
  timeOfKey,
  type WorkCollection,
} from '../../data/page-index/memberships.ts';
import { readKeysAt } from '../../data/page-index/page-indexes.ts';
import { changeUser, streamUserCards } from '../../data/users.ts';
import { getOwner } from '../../data/works.ts';
import { forEachConcurrently, withRetries } from '../../lib/concurrency.ts';

type PublicWork = NonNullable<StoredUser['publicWork']>;
type Newest = PublicWork['newest'];

/** By the page indexes of somebody's images and prints, and queries for one story and one exhibition. */
async function readPublicWork(userId: string): Promise<PublicWork | null> {
  const [images, exhibition, exhibitions, [story], stories, prints] = await Promise.all([
    readIndex('images', publicImagesOf(userId)),
    readNewestExhibition(userId),
    countExhibitionsOf(userId),
    readBlogs({ userId: Number(userId), limit: 1 }),
    countBlogsOf(userId),
    readIndex('products', publicProductsOf(userId)),
  ]);
  const found: Newest[] = [
    ...images.newest,
    ...(exhibition ? [toNewest('exhibitions', exhibition)] : []),
    ...(story ? [toNewest('blogs', story)] : []),
    ...prints.newest,
  ];
  const [newest] = found.sort((one, other) => other.at.getTime() - one.at.getTime());
  const counts = { photographs: images.total, exhibitions, stories, prints: prints.total };
  return newest ? { counts, newest } : null;
}

async function readIndex(
  collection: WorkCollection,
  name: string,
): Promise<{ total: number; newest: Newest[] }> {
  const { total, keys } = await readKeysAt(name, () => [0]);
  return { total, newest: keys.map((key) => ({ collection, id: idOfKey(key), at: timeOfKey(key) })) };
}

interface Dated {
  publishedAt: Date | null;
  createdAt: Date;
}

const readTime = ({ publishedAt, createdAt }: Dated): Date => publishedAt ?? createdAt;

function toNewest(collection: WorkCollection, work: Dated & { id: string }): Newest {
  return { collection, id: work.id, at: readTime(work) };
}

type Owned = Dated & Parameters<typeof getOwner>[0];

/** Whose public work it is, and by what it is listed; null for what is not public. */
function describePublicity<C extends WorkCollection>(
  collection: C,
  id: string,
  work: (Listed[C] & Owned) | null,
) {
  const key = computeMemberships(collection, id, work)[PUBLIC_INDEXES[collection]];
  return work && key !== undefined
    ? { userId: String(getOwner(work).userId), key, at: readTime(work) }
    : null;
}

/**
 * After the page indexes of an image or a work were synced: notes of its owner what of theirs is public, and the newest of it, by which
 * photographers are listed.
 */
export async function syncPublicWork<C extends WorkCollection>(
  collection: C,
  {
    id,
    before,
    after,
  }: { id: string; before: (Listed[C] & Owned) | null; after: (Listed[C] & Owned) | null },
): Promise<void> {
  const left = describePublicity(collection, id, before);
  const entered = describePublicity(collection, id, after);
  if (isDeepStrictEqual(left, entered)) return;
  for (const userId of new Set([left, entered].flatMap((one) => one?.userId ?? []))) await syncOwner(userId);
}

async function syncOwner(userId: string): Promise<void> {
  if (!isUserId(userId)) return;
  await withRetries(async () => {
    const publicWork = await readPublicWork(userId);
    await changeUser(userId, (user) =>
      isDeepStrictEqual(user.publicWork ?? null, publicWork) ? {} : { publicWork },
    );
    // Read again after the write: of two triggers at once, the last one sees the newest state.
    return isDeepStrictEqual(await readPublicWork(userId), publicWork) || undefined;
  });
}

/** The same for everybody; resolves with the number of those who have public work. */
export async function syncAllPublicWork(): Promise<number> {
  let photographers = 0;
  await forEachConcurrently(streamUserCards(), async ({ id, publicWork = null }) => {
    const found = isUserId(id) ? await readPublicWork(id) : null;
    if (found) photographers += 1;
    if (!isDeepStrictEqual(found, publicWork)) await syncOwner(id);
  });
  return photographers;
}
