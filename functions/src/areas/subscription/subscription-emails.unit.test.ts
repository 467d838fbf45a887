import { CONSENT, CONSENT_SENTENCE } from '@aperture-byline/contract/subscription/consent';
import { ONE_CLICK } from '@aperture-byline/contract/subscription/consents';
import type { Consent } from '@aperture-byline/contract/subscription/stored';
import { expect, test, vi } from 'vitest';
import type { Subscriber } from '../../data/mail/subscribers.ts';
import { writeExportMail } from './subscription-emails.ts';

test('When an address asks what is stored of it, then each consent says in which words, or who ended letters', () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-mails');
  const at = new Date('2026-11-27T06:00:00Z');
  const consents: Consent[] = [
    { event: 'requested', sentence: CONSENT, at },
    { event: 'ended', sentence: ONE_CLICK, at },
    { event: 'bounced', sentence: 'bounced', at },
  ];
  const letters: Subscriber = {
    id: 'one',
    email: 'asha@example.com',
    state: 'unsubscribed',
    consents,
    createdAt: at,
    failedMails: [],
    endedAt: at,
    expiresAt: null,
  };
  const { message } = writeExportMail(
    { id: 'one', email: 'asha@example.com', letters, reminders: [] },
    { now: at, seller: { name: '', address: '', gstin: '', hsnCode: '', gstRate: 0 } },
  );
  expect(message.text).toContain(`you asked for letters, and read: “${CONSENT_SENTENCE}”`);
  expect(message.text).toContain('you ended them in your mail program.\n');
  expect(message.text).toContain('you could not be reached, and we ended them.\n');
});
