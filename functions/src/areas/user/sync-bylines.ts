import { isDeepStrictEqual } from 'node:util';
import { toByline } from '@aperture-byline/contract/shared/text/content';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { updateAll } from '../../data/core/firestore.ts';
import { queryImages } from '../../data/images/images.ts';
import { readUser } from '../../data/people/users.ts';
import { queryBlogs } from '../../data/works/blogs.ts';
import { queryExhibitions } from '../../data/works/exhibitions.ts';
import { queryProducts } from '../../data/works/products.ts';
import { withRetries } from '../../lib/concurrency.ts';

type Names = Pick<StoredUser, 'userId' | 'firstName' | 'middleName' | 'lastName'>;

/** Writes a new name into all works that show it, by the document's present state: events come twice, in any order. */
export async function syncBylines(userId: string): Promise<void> {
  await withRetries(async () => {
    const user = await readUser(userId);
    if (user === null) return true;
    await writeBylines(userId, user);
    // Read again after the write: of two triggers at once, the last one sees the newest name.
    const now = await readUser(userId);
    return now === null || hasSameName(user, now) || undefined;
  });
}

const hasSameName = (one: Names, other: Names): boolean => isDeepStrictEqual(toByline(one), toByline(other));

async function writeBylines(userId: string, user: Names): Promise<void> {
  const { firstName, lastName } = toByline(user);
  const owner = { 'owner.firstName': firstName, 'owner.lastName': lastName };
  for (const { query } of [queryImages, queryExhibitions, queryProducts]) await updateAll(query(userId), owner);
  const creator = { 'creator.firstName': firstName, 'creator.lastName': lastName };
  await updateAll(queryBlogs.query(userId), creator);
}
