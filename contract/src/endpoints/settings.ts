import type { ContactEmail, UserSettings } from '../user/wire.ts';
import { user } from './callers.ts';

/** Which mails the caller gets. */
export const getUserSettings = user.get('/user/settings', { rateLimit: undefined }).returns<UserSettings>();

/**
 * Changes those that are sent, and answers all. Mails about followed photographers need a confirmed address, to which
 * all mails go then.
 */
export const updateUserSettings = user
  .put('/user/settings', { body: 'user.userSettingsSchema', quota: 'settings', errors: ['EMAIL_UNVERIFIED'] })
  .returns<UserSettings>();

/** Makes the confirmed address of the caller's sign-in account the one that mails go to, after it was changed there. */
export const updateContactEmail = user
  .put('/user/email', {
    body: 'user.emptyBodySchema',
    bodyNamesCaller: true,
    authorization: { verified: true },
    quota: 'settings',
  })
  .returns<ContactEmail>();
