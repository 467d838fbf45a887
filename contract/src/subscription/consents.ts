import { CONSENT, CONSENT_SENTENCE } from './consent.ts';

/** Ids of the words about a reminder, by its event. */
export const REMINDER_CONSENTS = { opening: 'reminder-opening-1', closing: 'reminder-closing-1' } as const;

/** Words to which somebody says yes, by the stored id. Never changed: other words get a new id. */
export const CONSENT_SENTENCES = {
  [CONSENT]: CONSENT_SENTENCE,
  [REMINDER_CONSENTS.opening]: 'One mail when this exhibition opens, and no other.',
  [REMINDER_CONSENTS.closing]: 'One mail two days before this exhibition closes, and no other.',
} as const;

export type ConsentId = keyof typeof CONSENT_SENTENCES;

/** Stands for the words where a mail program ended letters: it shows its own. */
export const ONE_CLICK = 'one-click';

/** Returns the sentence that somebody was shown; null where it was not ours. */
export function findConsentSentence(id: string): string | null {
  return id in CONSENT_SENTENCES ? CONSENT_SENTENCES[id as ConsentId] : null;
}
