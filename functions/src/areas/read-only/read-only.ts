import type { ReadOnlyReason } from '@aperture-byline/contract/settings/wire';
import { endReadOnly, readReadOnly } from '../../data/core/read-only.ts';

/** Returns what made the house read-only; null while it is not. */
export async function getReadOnly(): Promise<ReadOnlyReason | null> {
  const state = await readReadOnly();
  if (state === null) return null;
  const { since, threshold, cost, budget, currency } = state;
  return { since: since.toISOString(), threshold, cost, budget, currency };
}

/** Lets people write again; nothing happens where they can. */
export async function letPeopleWrite(adminId: string | null): Promise<void> {
  await endReadOnly({ adminId: Number(adminId) });
}
