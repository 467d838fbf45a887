import { buildDeletionId, readUnfinishedDeletionIds, requestDeletion } from '../../data/core/deletions.ts';
import { readErasedIds, readErasure } from '../../data/people/erasure-ledger.ts';
import { readContact, readUserId, streamUids } from '../../data/people/users.ts';
import { eraseAccount } from './erase-account.ts';

/** Erases whoever left after a restored backup or is unfinished in it; returns how many. Repeating changes nothing. */
export async function replayErasures(): Promise<number> {
  const ids = new Set(await readUnfinishedDeletionIds());
  const erased = await readErasedIds();
  for await (const uid of streamUids()) {
    const id = buildDeletionId(uid);
    if (!erased.has(id) || ids.has(id)) continue;
    await requestAgain(uid, id);
    ids.add(id);
  }
  for (const id of ids) await eraseAccount(id);
  return ids.size;
}

async function requestAgain(uid: string, id: string): Promise<void> {
  const userId = await readUserId(uid);
  const contact = userId === null ? null : await readContact(userId);
  const emailVerified = (await readErasure(id))?.emailVerified === true;
  await requestDeletion(uid, { uid, userId, email: contact?.email ?? null, emailVerified, requestedAt: new Date() });
}
