import { contactMessages as texts } from '@aperture-byline/contract/contact/contact-messages';
import type { ContactEntry } from '@aperture-byline/contract/contact/wire';
import type { StoredContactDecision } from '@aperture-byline/contract/review/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { isId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { STUDIO_PAGE_SIZE } from '@aperture-byline/contract/work/wire';
import { readCursor, toCursor } from '../../data/core/cursor.ts';
import { readSellerSettings } from '../../data/core/settings.ts';
import {
  expiryOf,
  readContactMessages,
  type ContactEntry as StoredEntry,
  settleContactMessage,
} from '../../data/mail/contact-messages.ts';
import { readUserCards } from '../../data/people/users.ts';
import { config } from '../../lib/config.ts';
import { writeEmail } from '../../lib/email/write-email.ts';
import { ApiError } from '../../lib/errors.ts';

/** Lists the messages that wait, or those that were answered or closed. */
export async function listContactMessages({
  closed,
  cursor,
}: Record<'closed' | 'cursor', string | null | undefined>): Promise<ContactEntry[]> {
  const found = await readContactMessages({
    isOpen: closed === undefined,
    after: readCursor(cursor),
    limit: STUDIO_PAGE_SIZE,
  });
  const adminIds = new Set(found.flatMap(({ adminId }) => (adminId === null ? [] : String(adminId))));
  const names = new Map((await readUserCards([...adminIds])).map((card) => [card.userId, fullName(card)]));
  return found.map(({ id, name, email, message, createdAt, isOpen, answer, adminId }) => ({
    id,
    name,
    email,
    message,
    createdAt: createdAt.toISOString(),
    isOpen,
    answer,
    adminName: (adminId !== null && names.get(adminId)) || '',
    cursor: toCursor({ createdAt, id }),
  }));
}

/** Closes a message, with an answer by mail where there is a text. Throws NOT_FOUND, WRONG_STATE. */
export async function settleMessage(
  messageId: unknown,
  { text, adminId }: { text: string | null; adminId: string | null },
): Promise<void> {
  if (!isId(messageId)) throw new ApiError('NOT_FOUND');
  const now = new Date();
  const decision: StoredContactDecision = {
    kind: 'contact',
    decision: text === null ? 'closed' : 'answered',
    messageId,
    adminId: Number(adminId),
    createdAt: now,
  };
  const seller = await readSellerSettings();
  const isSettled = await settleContactMessage(
    messageId,
    { decision, answer: text, now },
    text === null ? null : (message) => writeAnswer(message, { text, seller, now }),
  );
  if (isSettled === null) throw new ApiError('NOT_FOUND');
  if (!isSettled) throw new ApiError('WRONG_STATE', { message: texts.settledBefore });
}

function writeAnswer(
  { email, name, message }: StoredEntry,
  { text, seller, now }: { text: string; seller: Awaited<ReturnType<typeof readSellerSettings>>; now: Date },
) {
  const { contactEmail, siteUrl } = config();
  return {
    to: email,
    ...(contactEmail && { replyTo: contactEmail }),
    expiresAt: expiryOf('closed', now),
    message: writeEmail({
      subject: `Your message to ${PRODUCT_NAME}`,
      name,
      paragraphs: [text, `You wrote: ${message}`],
      link: { label: 'Visit the gallery', address: siteUrl },
      seller,
    }),
  };
}
