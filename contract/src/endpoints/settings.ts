import type { ContactEmail, UserSettings } from '../user/wire.ts';
import type { Endpoint, Returns } from './endpoint.ts';

/** Which mails the caller gets. */
export const getUserSettings = {
  method: 'GET',
  path: '/user/settings',
  response: {} as Returns<UserSettings>,
  status: [200],
  auth: 'required',
  cache: 'never',
} as const satisfies Endpoint;

/** Replaces them. */
export const updateUserSettings = {
  method: 'PUT',
  path: '/user/settings',
  body: async () => (await import('../user/schemas.ts')).userSettingsSchema,
  response: {} as Returns<UserSettings>,
  status: [200],
  auth: 'required',
  cache: 'never',
  quota: 'settings',
} as const satisfies Endpoint;

/** Makes the confirmed address of the caller's sign-in account the one that mails go to, after it was changed there. */
export const updateContactEmail = {
  method: 'PUT',
  path: '/user/email',
  body: async () => (await import('../user/schemas.ts')).emptyBodySchema,
  bodyNamesCaller: true,
  response: {} as Returns<ContactEmail>,
  status: [200],
  auth: 'required',
  authorization: { verified: true },
  cache: 'never',
  quota: 'settings',
} as const satisfies Endpoint;
