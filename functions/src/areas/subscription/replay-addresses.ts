import type { Consent } from '@aperture-byline/contract/subscription/stored';
import { addressReminders, readAddressReminders } from '../../data/mail/address-reminders.ts';
import { eraseAddress } from '../../data/mail/letters.ts';
import { endLettersAt, subscribers } from '../../data/mail/subscribers.ts';
import { readEndedLetters, readErasedAddresses } from '../../data/people/erasure-ledger.ts';

/**
 * Erases again, in a database that was restored from a backup, who erased their address after the backup was made, with
 * its reminders, and ends the letters of who ended them; what somebody said yes to since stays. Returns how many
 * addresses; repeating it changes nothing.
 */
export async function replayAddresses(): Promise<number> {
  let changed = 0;
  for (const [id, erasedAt] of await readErasedAddresses()) if (await eraseAgain(id, erasedAt)) changed += 1;
  for (const [id, endedAt] of await readEndedLetters()) if (await endLettersAt(id, endedAt)) changed += 1;
  return changed;
}

/** Whether something is newer than this time. That anybody asked for it says nothing: its owner has to. */
function isNewer({ createdAt, consents }: { createdAt: Date; consents: readonly Consent[] }, time: Date): boolean {
  return createdAt > time || consents.some(({ event, at }) => event !== 'requested' && at > time);
}

async function eraseAgain(id: string, erasedAt: Date): Promise<boolean> {
  const subscriber = await subscribers.read(id);
  const reminders = await readAddressReminders(id, erasedAt);
  const isOld = (stored: Parameters<typeof isNewer>[0]) => !isNewer(stored, erasedAt);
  const old = reminders.filter(isOld);
  const isSubscriberOld = subscriber !== null && isOld(subscriber);
  if (old.length === 0 && !isSubscriberOld) return false;
  if (old.length === reminders.length && (subscriber === null || isSubscriberOld)) {
    await eraseAddress(id);
    return true;
  }
  for (const { exhibitionId } of old) await addressReminders(id).remove(exhibitionId);
  if (isSubscriberOld) await subscribers.remove(id);
  return true;
}
