import { type StoredStoryVersion, storedStoryVersion } from '@aperture-byline/contract/blog/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { type InferOutput, pick } from 'valibot';
import { defineCollection, ownedInGroup, type WithId } from '../core/collection.ts';

/** How many versions of a story there are at most. */
const MAX_VERSIONS = 20;

const storyVersionsIn = (storyId: string) => defineCollection(`blogs/${storyId}/versions`, storedStoryVersion);
const item = pick(storedStoryVersion, ['number', 'wordCount', 'savedAt']);

/** Versions of a person's stories, with the stories. */
export const versionsBy = ownedInGroup(defineCollection('versions', storedStoryVersion), 'ownerId');

/** Returns a version's place, which the twentieth after it takes: nothing to look for, nothing to delete. */
const toSlot = (number: number) => String(number % MAX_VERSIONS);

export function writeVersion(transaction: Transaction, storyId: string, version: StoredStoryVersion): void {
  transaction.set(storyVersionsIn(storyId).at(toSlot(version.number)).reference, version);
}

/** The newest first, without their words. */
export async function readVersionItems(storyId: string): Promise<WithId<InferOutput<typeof item>>[]> {
  const items = defineCollection(`blogs/${storyId}/versions`, item, { isPartial: true });
  const found = await items.query(items.documents().limit(MAX_VERSIONS));
  return found.sort((one, other) => other.number - one.number);
}

export async function readVersion(storyId: string, number: number): Promise<WithId<StoredStoryVersion> | null> {
  const version = await storyVersionsIn(storyId).read(toSlot(number));
  return version?.number === number ? version : null;
}
