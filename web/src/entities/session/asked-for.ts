import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { isId } from '@aperture-byline/contract/shared/ids';
import { REMINDER_CONSENTS } from '@aperture-byline/contract/subscription/consents';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** An action that a visitor asked for, and that is done once they are signed in. */
export type AskedFor =
  | { kind: 'follow'; userId: number; name: string }
  | { kind: 'bookmark'; blogId: string }
  | { kind: 'remind'; exhibitionId: string; event: ReminderEvent };

/** Milliseconds after which nobody remembers having asked. */
const LIFETIME = DAY;

/** Keeps what was asked for while a visitor goes to sign in: only the last one. */
export function keepAskedFor(askedFor: AskedFor): void {
  browserStorage.set(STORAGE_KEYS.asked, JSON.stringify({ ...askedFor, at: Date.now() }));
}

/** Takes what was asked for out of the storage, so that it is done once; null where there is nothing. */
export function takeAskedFor(): AskedFor | null {
  const text = browserStorage.get(STORAGE_KEYS.asked);
  if (!text) return null;
  browserStorage.remove(STORAGE_KEYS.asked);
  return parseAskedFor(text);
}

function parseAskedFor(text: string): AskedFor | null {
  let stored: Record<string, unknown>;
  try {
    stored = Object(JSON.parse(text));
  } catch {
    // Not JSON: not written by this client.
    return null;
  }
  const { kind, at, userId, name, blogId, exhibitionId, event } = stored;
  const age = Date.now() - Number(at);
  if (!(age >= 0 && age < LIFETIME)) return null;
  if (kind === 'follow' && typeof userId === 'number' && Number.isSafeInteger(userId) && typeof name === 'string')
    return { kind, userId, name };
  if (kind === 'bookmark' && isId(blogId)) return { kind, blogId };
  if (kind === 'remind' && isId(exhibitionId) && isReminderEvent(event)) return { kind, exhibitionId, event };
  return null;
}

const isReminderEvent = (event: unknown): event is ReminderEvent =>
  typeof event === 'string' && Object.hasOwn(REMINDER_CONSENTS, event);
