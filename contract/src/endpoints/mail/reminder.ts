import type { ReminderState } from '../../reminder/reminder.ts';
import { type Endpoint, PRIVATE, PRIVATE_READ, type Returns } from '../endpoint.ts';

/** Whether the caller is mailed when an exhibition opens, or before it closes. */
export const getReminder = {
  ...PRIVATE_READ,
  path: '/user/reminder/:exhibitionId',
  response: {} as Returns<ReminderState>,
} as const satisfies Endpoint;

/**
 * Asks for one mail: when an upcoming exhibition opens, or 48 hours before one closes that is open. 200 where the caller did before; 404 where it is not public, 409 once it
 * closes soon.
 */
export const addReminder = {
  ...PRIVATE,
  method: 'PUT',
  path: '/user/reminder/:exhibitionId',
  status: [200, 201],
  response: {} as Returns<null>,
  authorization: { verified: true },
  quota: 'bookmark',
  errors: ['NOT_FOUND', 'CONFLICT'],
} as const satisfies Endpoint;

/** Takes that back; nothing happens where there is none. */
export const removeReminder = {
  ...PRIVATE,
  method: 'DELETE',
  path: '/user/reminder/:exhibitionId',
  response: {} as Returns<null>,
  quota: 'bookmark',
} as const satisfies Endpoint;
