import type { Seller } from '@aperture-byline/contract/settings/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { readTogether } from './collection.ts';
import { collectionGroup, streamSnapshots } from './firestore.ts';
import { type Mail, mails } from './mail.ts';
import { NO_SELLER, sellerSettings } from './settings.ts';
import { contactCollection } from './users.ts';

/** Milliseconds for which a mail about followed photographers is kept. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

export const followMailEnd = (now: Date): Date => new Date(now.getTime() + LIFETIME);

/** A user, and where their mails go. */
export interface FollowReader {
  userId: string;
  email: string;
}

export type FollowMail = Pick<Mail, 'message' | 'replyTo' | 'headers' | 'expiresAt'>;

/** What one reader is mailed of an announcement. */
export type WriteFollowMail<News> = (
  news: News,
  options: { seller: Seller; reader: FollowReader },
) => FollowMail;

/**
 * Reads, in a transaction, which of these users chose a mail about each announcement. The function that it answers queues the mails to
 * those of them who are `told` of it just now, each named after announcement and user.
 */
export async function prepareFollowMails<News>(
  transaction: Transaction,
  userIds: readonly string[],
  { id, news, writeMail }: { id: string; news: News; writeMail: WriteFollowMail<News> },
): Promise<(told: readonly string[]) => void> {
  if (userIds.length === 0) return () => undefined;
  const handles = userIds.map((userId) => contactCollection(userId).at('contact'));
  const contacts = await readTogether(transaction, ...handles);
  const readers = userIds.flatMap((userId, index) => {
    const contact = contacts[index];
    return contact?.followNews === 'mail' ? [{ userId, email: contact.email }] : [];
  });
  if (readers.length === 0) return () => undefined;
  const seller = (await sellerSettings.read('seller', transaction)) ?? NO_SELLER;
  return (told) => {
    for (const reader of readers.filter(({ userId }) => told.includes(userId))) {
      const { userId, email: to } = reader;
      const mail = { to, userId, ...writeMail(news, { seller, reader }) } satisfies Mail;
      transaction.create(mails.documents().doc(`follow-${id}-${userId}`), mail);
    }
  };
}

/** The ids of the users who chose a daily letter. */
export async function* streamDailyReaders(): AsyncGenerator<string> {
  const chosen = collectionGroup('private').where('followNews', '==', 'daily');
  for await (const { ref } of streamSnapshots(chosen.select())) {
    const userId = ref.parent.parent?.id;
    if (userId !== undefined) yield userId;
  }
}
