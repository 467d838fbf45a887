import { isUserId } from '@aperture-byline/contract/shared/ids';
import { isProfileSlug } from '@aperture-byline/contract/shared/text/slug';
import { hasRightSlug, numberedSlug, wantedSlug } from '@aperture-byline/contract/user/profile-slug';
import { storedProfileSlug } from '@aperture-byline/contract/user/stored';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { defineCollection } from '../core/collection.ts';
import { firestore } from '../core/database.ts';
import { deleteTrees, readIds } from '../core/firestore.ts';
import { userAt, users } from './users.ts';

const slugs = defineCollection('profileSlugs', storedProfileSlug);
const querySlugs = (userId: string) => slugs.documents().where('userId', '==', Number(userId));

/** The number of whose page ends in this number, which is not looked up, or this name; null where it is nobody's. */
export async function findProfile(address: unknown): Promise<string | null> {
  if (isUserId(address)) return address;
  const slug = isProfileSlug(address) ? await slugs.read(address) : null;
  return slug && String(slug.userId);
}

/** Lists the names under which a person's page is and was. */
export function readSlugsOf(userId: string): Promise<string[]> {
  return readIds(querySlugs(userId));
}

export function deleteSlugsOf(userId: string): Promise<void> {
  return deleteTrees(querySlugs(userId));
}

/**
 * Takes a slug that is free, or was the person's before, where the name or role has
 * changed. Earlier ones stay, and lead on. It goes by the document's present state, not by the event.
 */
export async function syncProfileSlug(userId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const user = await users.read(userId, transaction);
    if (!user || hasRightSlug(user)) return;
    const wanted = wantedSlug(user);
    const slug = wanted === null ? null : await findFree(transaction, wanted, user.userId);
    transaction.update(userAt(userId), { slug: slug ?? FieldValue.delete() });
    if (slug !== null) transaction.set(slugs.at(slug).reference, { userId: user.userId });
  });
}

async function findFree(transaction: Transaction, wanted: string, userId: number): Promise<string> {
  for (let n = 1; ; n += 1) {
    const slug = numberedSlug(wanted, n);
    if (slug === null) continue;
    const taken = await slugs.read(slug, transaction);
    if (taken === null || taken.userId === userId) return slug;
  }
}
