import type { ReminderState } from '../../reminder/wire.ts';
import { user } from '../callers.ts';

/** Whether the caller is mailed when an exhibition opens, or before it closes. */
export const getReminder = user.get('/user/reminder/:exhibitionId').returns<ReminderState>();

/**
 * Asks for one mail: when an upcoming exhibition opens, or 48 hours before one closes that is open. 200 where the
 * caller did before; 404 where it is not public, 409 once it closes soon.
 */
export const addReminder = user
  .put('/user/reminder/:exhibitionId', {
    status: [200, 201],
    authorization: { verified: true },
    quota: 'bookmark',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<null>();

/** Takes that back; nothing happens where there is none. */
export const removeReminder = user.delete('/user/reminder/:exhibitionId', { quota: 'bookmark' }).returns<null>();
