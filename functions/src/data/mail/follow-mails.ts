import type { Seller } from '@aperture-byline/contract/settings/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import type { Transaction } from 'firebase-admin/firestore';
import { readTogether } from '../core/collection.ts';
import { countReads } from '../core/database.ts';
import { collectionGroup, streamSnapshots } from '../core/firestore.ts';
import { NO_SELLER, sellerSettings } from '../core/settings.ts';
import { contactCollection } from '../people/users.ts';
import { createMail, type Mail, mails, writeOrSkip } from './mail.ts';

/** Milliseconds for which a mail about followed photographers is kept. */
const LIFETIME = 7 * DAY;

export const followMailEnd = (now: Date): Date => new Date(now.getTime() + LIFETIME);

export interface FollowReader {
  userId: string;
  email: string;
}

export type FollowMail = Pick<Mail, 'message' | 'replyTo' | 'headers' | 'expiresAt'>;

export type WriteFollowMail<News> = (news: News, options: { seller: Seller; reader: FollowReader }) => FollowMail;

/**
 * Reads, in a transaction, which of these users chose a mail about each announcement. The function that it answers
 * queues the mails to those of them who are notified of it just now, each named after announcement and user. Where one
 * of them cannot be written, the others are.
 */
export async function prepareFollowMails<News>(
  transaction: Transaction,
  userIds: readonly string[],
  { id, news, writeMail }: { id: string; news: News; writeMail: WriteFollowMail<News> },
): Promise<(notifiedIds: readonly string[]) => void> {
  if (userIds.length === 0) return () => undefined;
  const handles = userIds.map((userId) => contactCollection(userId).at('contact'));
  const contacts = await readTogether(transaction, ...handles);
  const readers = userIds.flatMap((userId, index) => {
    const contact = contacts[index];
    const isAsked = contact?.followNews === 'mail' && contact.isConfirmed;
    return isAsked ? [{ userId, email: contact.email }] : [];
  });
  if (readers.length === 0) return () => undefined;
  const places = readers.map(({ userId }) => mails.documents().doc(`follow-${id}-${userId}`));
  const known = await transaction.getAll(...places, { fieldMask: ['to'] });
  countReads(known.length);
  const seller = (await sellerSettings.read('seller', transaction)) ?? NO_SELLER;
  return (notifiedIds) => {
    for (const [index, reader] of readers.entries()) {
      const [{ userId, email: to }, place] = [reader, known[index]];
      if (!place || place.exists || !notifiedIds.includes(userId)) continue;
      const written = writeOrSkip(() => writeMail(news, { seller, reader }), { userId });
      if (written) createMail(transaction, place.ref, { to, userId, ...written });
    }
  };
}

export async function* streamDailyReaders(): AsyncGenerator<string> {
  const chosen = collectionGroup('private').where('followNews', '==', 'daily');
  for await (const { ref } of streamSnapshots(chosen.select())) {
    const userId = ref.parent.parent?.id;
    if (userId !== undefined) yield userId;
  }
}
