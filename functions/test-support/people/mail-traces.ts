import type { StoredContactMessage } from '@aperture-byline/contract/contact/stored';
import type { StoredAddressReminder } from '@aperture-byline/contract/reminder/stored';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { CONSENT } from '@aperture-byline/contract/subscription/consent';
import { REMINDER_CONSENTS } from '@aperture-byline/contract/subscription/consents';
import type { StoredSubscriber } from '@aperture-byline/contract/subscription/stored';
import { subscriberId } from '../../src/data/mail/subscribers.ts';
import { put, uniqueId } from '../project/database.ts';

/** Mails to and by the member, their letters, and one that they wrote as an administrator. */
export async function leaveMailTraces({
  userId,
  email,
  marker,
}: {
  userId: number;
  email: string;
  marker: string;
}): Promise<void> {
  const message = { subject: `Subject-${marker}`, text: '', html: '' };
  await put(`mail/${uniqueId('mail')}`, { to: email, message });
  await put(`subscribers/${subscriberId(email)}`, {
    email,
    state: 'confirmed',
    consents: [{ event: 'confirmed', sentence: CONSENT, at: inDays(-1) }],
    createdAt: inDays(-1),
    failedMails: [],
    endedAt: null,
    expiresAt: null,
  } satisfies StoredSubscriber);
  await put(`subscribers/${subscriberId(email)}/reminders/some-exhibition`, {
    exhibitionId: 'some-exhibition',
    event: 'closing',
    email,
    confirmedAt: inDays(-1),
    consents: [{ event: 'confirmed', sentence: REMINDER_CONSENTS.closing, at: inDays(-1) }],
    createdAt: inDays(-1),
    expiresAt: inDays(30),
  } satisfies StoredAddressReminder);
  await put(`mail/${uniqueId('mail')}`, { to: 'contact@example.com', replyTo: email, message });
  await put(`contactMessages/${uniqueId('message')}`, {
    name: `Name-${marker}`,
    email,
    message: `Message-${marker}`,
    createdAt: inDays(-2),
    isOpen: false,
    answer: `Answer-${marker}`,
    adminId: userId,
    expiresAt: inDays(88),
  } satisfies StoredContactMessage);
  await put(`letters/${uniqueId('letter')}`, {
    subject: 'News',
    state: 'draft',
    version: 1,
    editedBy: userId,
  });
}
