import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { PublicLetter, PublicLetterItem } from '@aperture-byline/contract/letter/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { readLetter, readSentLetters } from '../../data/mail/letters.ts';
import { ApiError } from '../../lib/errors.ts';
import { fillText } from './letter-text.ts';
import { readWorks } from './letter-works.ts';

export async function listPublicLetters(): Promise<PublicLetterItem[]> {
  return (await readSentLetters()).flatMap(({ id, subject, previewText, sentAt }) =>
    sentAt ? [{ id, subject, previewText, sentAt: sentAt.toISOString() }] : [],
  );
}

/** From the first mail on, since mails lead to it. Throws NOT_FOUND. */
export async function getPublicLetter(id: unknown): Promise<PublicLetter> {
  const letter = isId(id) ? await readLetter(id) : null;
  const at = letter?.sentAt ?? letter?.startedAt ?? null;
  if (letter === null || at === null) throw new ApiError('NOT_FOUND', { message: letterMessages.gone });
  const { subject, previewText, html, shown } = letter;
  return {
    id: letter.id,
    subject,
    previewText,
    sentAt: at.toISOString(),
    parts: fillText(html, await readWorks(shown)),
  };
}
