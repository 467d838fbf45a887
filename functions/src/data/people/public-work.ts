import { isDeepStrictEqual } from 'node:util';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { Transaction } from 'firebase-admin/firestore';
import {
  idOfKey,
  publicImagesOf,
  publicProductsOf,
  timeOfKey,
  type WorkCollection,
} from '../page-index/memberships.ts';
import { readKeysAt } from '../page-index/page-indexes.ts';
import { countBlogsOf, readBlogs } from '../works/blogs.ts';
import { countExhibitionsOf, readNewestExhibition } from '../works/exhibitions.ts';
import { users } from './users.ts';

type PublicWork = NonNullable<StoredUser['publicWork']>;
type Newest = PublicWork['newest'];

/**
 * Notes on a person's record what of theirs is public, by the page indexes of their images and prints, and queries for
 * one story and one exhibition. It is read in the transaction that notes it: of many at once none writes an older state
 * over a newer one. Whether anything is public.
 */
export async function storePublicWork(userId: string): Promise<boolean> {
  let isPublic = false;
  await users.transact(userId, async (user, transaction) => {
    const publicWork = isUserId(userId) ? await readPublicWork(userId, transaction) : null;
    isPublic = publicWork !== null;
    return isDeepStrictEqual(user.publicWork ?? null, publicWork) ? {} : { publicWork };
  });
  return isPublic;
}

async function readPublicWork(userId: string, transaction: Transaction): Promise<PublicWork | null> {
  const [images, exhibition, exhibitions, [story], stories, prints] = await Promise.all([
    readIndex('images', publicImagesOf(userId), transaction),
    readNewestExhibition(userId, transaction),
    countExhibitionsOf(userId, transaction),
    readBlogs({ userId: Number(userId), limit: 1 }, transaction),
    countBlogsOf(userId, transaction),
    readIndex('products', publicProductsOf(userId), transaction),
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
  transaction: Transaction,
): Promise<{ total: number; newest: Newest[] }> {
  const { total, keys } = await readKeysAt(name, () => [0], transaction);
  return { total, newest: keys.map((key) => ({ collection, id: idOfKey(key), at: timeOfKey(key) })) };
}

interface Dated {
  publishedAt: Date | null;
  createdAt: Date;
}

function toNewest(collection: WorkCollection, { id, publishedAt, createdAt }: Dated & { id: string }): Newest {
  return { collection, id, at: publishedAt ?? createdAt };
}
