import { type StoredStoryState, storedStoryState } from '@aperture-byline/contract/blog/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { type InferOutput, pick } from 'valibot';
import { defineCollection, ownedInGroup, type WithId } from '../core/collection.ts';

/** How many states of a story there are at most. */
const KEPT_STATES = 20;

const storyStatesIn = (storyId: string) => defineCollection(`blogs/${storyId}/states`, storedStoryState);
const item = pick(storedStoryState, ['number', 'wordCount', 'savedAt']);

/** States of a person's stories, with the stories. */
export const statesBy = ownedInGroup(defineCollection('states', storedStoryState), 'ownerId');

/** The place of a state, which the twentieth after it takes: nothing is to be looked for, and nothing to be deleted. */
const toSlot = (number: number) => String(number % KEPT_STATES);

export function writeState(transaction: Transaction, storyId: string, state: StoredStoryState): void {
  transaction.set(storyStatesIn(storyId).at(toSlot(state.number)).reference, state);
}

/** The newest first, without their words. */
export async function readStateItems(storyId: string): Promise<WithId<InferOutput<typeof item>>[]> {
  const items = defineCollection(`blogs/${storyId}/states`, item, { isPartial: true });
  const found = await items.query(items.documents().limit(KEPT_STATES));
  return found.sort((one, other) => other.number - one.number);
}

/** Null where there is none of this number any more. */
export async function readState(storyId: string, number: number): Promise<WithId<StoredStoryState> | null> {
  const state = await storyStatesIn(storyId).read(toSlot(number));
  return state?.number === number ? state : null;
}
