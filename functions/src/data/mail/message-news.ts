import type { Seller } from '@aperture-byline/contract/settings/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { nameFirst } from '../../lib/order/state/meant-prints.ts';
import { countReads } from '../core/database.ts';
import { NO_SELLER, sellerSettings } from '../core/settings.ts';
import type { People, Recipient, SubOrderPlace } from '../orders/sub-order-people.ts';
import { findConfirmed } from '../people/confirmed-contacts.ts';
import { contactCollection, userAt } from '../people/users.ts';
import { createMail, type Mail, mails } from './mail.ts';
import { noticeAt, toUnread } from './notices.ts';

/** Interval in which each participant of a conversation is mailed at most once about it. */
const MAIL_INTERVAL = 15 * 60 * 1000;

export type WriteMail = (
  recipient: Recipient,
  news: { place: SubOrderPlace; artistName: string; seller: Seller },
) => Pick<Mail, 'message' | 'replyTo'>;

/** Reads what telling of a message takes, by notice and mail; returns the writer. Switched-off mails are not sent. */
export async function prepareNews(
  transaction: Transaction,
  {
    place,
    messageId,
    authorId,
    people,
    recipients,
    now,
    writeMail,
  }: {
    place: SubOrderPlace;
    messageId: string;
    authorId: number;
    people: People;
    recipients: readonly Recipient[];
    now: Date;
    writeMail: WriteMail;
  },
): Promise<() => void> {
  if (recipients.length === 0) return () => undefined;
  const { orderId, artistId } = place;
  const interval = Math.floor(now.getTime() / MAIL_INTERVAL);
  const targets = recipients.map((recipient) => ({
    recipient,
    notice: noticeAt(recipient.userId, `message-${messageId}`),
    mail: mails.documents().doc(`message-${orderId}-${artistId}-${recipient.userId}-${interval}`),
    contact: contactCollection(recipient.userId).at('contact'),
    user: userAt(recipient.userId),
  }));
  const found = await transaction.getAll(
    ...targets.flatMap(({ notice, mail, contact, user }) => [notice, mail, contact.reference, user]),
  );
  countReads(found.length);
  const addresses = await Promise.all(
    targets.map(({ contact }, index) => {
      const [, , snapshot, user] = found.slice(index * 4);
      return findConfirmed(snapshot ? contact.parse(snapshot) : null, user?.get('uid'));
    }),
  );
  const seller = (await sellerSettings.read('seller', transaction)) ?? NO_SELLER;
  const [line] = people.lines;
  const { title, others } = nameFirst(people.lines);
  return () => {
    for (const [index, { recipient, notice, mail }] of targets.entries()) {
      const [knownNotice, knownMail] = found.slice(index * 4);
      if (!knownNotice?.exists)
        transaction.create(
          notice,
          toUnread({
            kind: recipient.side === 'buyer' ? 'order' : 'sale',
            state: 'message',
            subjectId: orderId,
            artistId: Number(artistId),
            title,
            ...(others > 0 && { others }),
            ownerId: null,
            createdAt: now,
          }),
        );
      const address = addresses[index];
      if (!address || address.orderProgressMails === false || knownMail?.exists) continue;
      const letter = writeMail(recipient, { place, artistName: line?.artistName ?? '', seller });
      createMail(transaction, mail, {
        to: address.email,
        userId: recipient.userId,
        authorId: String(authorId),
        artistId,
        ...letter,
      });
    }
  };
}
