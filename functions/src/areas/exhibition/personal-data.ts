import { deleteExhibitionsOf, type Exhibition, readExhibitionsOf } from '../../data/exhibitions.ts';

/** The person's exhibitions, in every state. */
export function collectExhibitionsOf(userId: string): Promise<Exhibition[]> {
  return readExhibitionsOf(userId);
}

/** Deletes the person's exhibitions. Photographs of others that hang there stay theirs. */
export async function eraseExhibitionsOf(userId: string): Promise<void> {
  await deleteExhibitionsOf(userId);
}
