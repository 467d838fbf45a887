import type { StorageKey } from './browser-storage.ts';
import { parseDraft, type StoredDraft } from './drafts.ts';

/** Fields of words that are joined; of the others, such as a name, the own one stays. */
const WORDS: readonly string[] = ['comment', 'message'];

/** Kinds of drafts whose keys have no uid: a visitor may write them too. */
const SHARED: readonly (string | undefined)[] = ['comment', 'contact'];

/** Whether a visitor and an account write the same draft. */
export const isShared = (key: StorageKey): boolean => SHARED.includes(key.split(':')[1]);

/**
 * Returns the text to store where an account's draft comes back beside one that is there. What may be a visitor's is
 * put behind the own words, so that nobody's are lost. Of the cart and of the account's own forms, the one that is
 * there is the newer state of the same, and stays.
 */
export function joinDrafts(key: StorageKey, own: string, there: string): string {
  const [mine, others] = [parseDraft(own), parseDraft(there)];
  if (!mine || !isShared(key)) return there;
  if (!others) return own;
  const values: Record<string, unknown> = { ...Object(mine.values) };
  for (const [name, text] of Object.entries(Object(others.values)))
    values[name] = joinTexts(values[name], text, WORDS.includes(name));
  const joined: StoredDraft = { savedAt: Math.max(mine.savedAt, others.savedAt), values };
  return JSON.stringify(joined);
}

function joinTexts(own: unknown, other: unknown, isOfWords: boolean): unknown {
  if (typeof own !== 'string' || own.trim() === '') return other;
  if (!isOfWords || typeof other !== 'string' || other.trim() === '') return own;
  // They were joined before, in a tab that was closed meanwhile.
  return other.includes(own) ? other : `${own.trimEnd()}\n\n${other}`;
}
