import type { ContactEmail, UserSettings } from '../user/wire.ts';
import { type Endpoint, PRIVATE, type Returns } from './endpoint.ts';

/** Which mails the caller gets. */
export const getUserSettings = {
  ...PRIVATE,
  method: 'GET',
  path: '/user/settings',
  response: {} as Returns<UserSettings>,
} as const satisfies Endpoint;

/** Changes those that are sent, and answers all. Mails about followed photographers need a confirmed address, to which all mails go then. */
export const updateUserSettings = {
  ...PRIVATE,
  method: 'PUT',
  path: '/user/settings',
  body: async () => (await import('../user/schemas.ts')).userSettingsSchema,
  response: {} as Returns<UserSettings>,
  quota: 'settings',
  errors: ['EMAIL_UNVERIFIED'],
} as const satisfies Endpoint;

/** Makes the confirmed address of the caller's sign-in account the one that mails go to, after it was changed there. */
export const updateContactEmail = {
  ...PRIVATE,
  method: 'PUT',
  path: '/user/email',
  body: async () => (await import('../user/schemas.ts')).emptyBodySchema,
  bodyNamesCaller: true,
  response: {} as Returns<ContactEmail>,
  authorization: { verified: true },
  quota: 'settings',
} as const satisfies Endpoint;
