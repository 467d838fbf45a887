import type { FoundPeople, Person } from '../../people/wire.ts';
import { admin, EMPTY_BODY, recentAdmin } from '../callers.ts';

/** `CONFLICT` where it is the caller's own account, or does not fit what the account is. */
const CHANGE = { ...EMPTY_BODY, quota: 'studio', errors: ['NOT_FOUND', 'CONFLICT'] } as const;

/**
 * Returns people with an account, 20 at most, by the beginnings of the words of their names, of their address, or by
 * the number of an order: its buyer and its artists. Beside them, of such orders, who left while prints or money of
 * theirs are open. Without `q` nobody.
 */
export const findPeople = admin.get('/studio/people', { query: ['q'] }).returns<FoundPeople>();

/** Returns what somebody is and has. */
export const getPerson = admin.get('/studio/people/:userId', { errors: ['NOT_FOUND'] }).returns<Person>();

/** Sends the link that confirms the address once more. */
export const resendConfirmation = admin.post('/studio/people/:userId/confirmation', CHANGE).returns<null>();

/** Sends a link to set a new password. */
export const sendReset = admin.post('/studio/people/:userId/reset', CHANGE).returns<null>();

/** Sends a mail to the confirmed address, for the house. */
export const writeToPerson = admin
  .post('/studio/people/:userId/mail', {
    body: 'people.personMailSchema',
    quota: 'studio',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<null>();

/** Ends every session and refuses new ones; what is public stays. Nothing changes where it is locked. */
export const lockPerson = recentAdmin.put('/studio/people/:userId/lock', CHANGE).returns<null>();

/** Nothing happens where it is not locked. */
export const unlockPerson = recentAdmin
  .delete('/studio/people/:userId/lock', { quota: 'studio', errors: ['NOT_FOUND', 'CONFLICT'] })
  .returns<null>();

/** Makes a photographer, as the approval of a request does; nothing happens for one. */
export const makeArtist = recentAdmin.put('/studio/people/:userId/artist', CHANGE).returns<null>();

/** Ends the role; what is public stays. `CONFLICT` while orders are open. */
export const endArtist = recentAdmin
  .delete('/studio/people/:userId/artist', { quota: 'studio', errors: ['NOT_FOUND', 'CONFLICT'] })
  .returns<null>();

/** Sets the commission of an artist's later orders; null for the house's. Nothing happens where it is that. */
export const setCommission = recentAdmin
  .put('/studio/people/:userId/commission', {
    body: 'people.commissionSchema',
    quota: 'studio',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<null>();

/** Erases an account for somebody who asked in writing, as its owner's own deletion does. */
export const erasePerson = recentAdmin
  .delete('/studio/people/:userId', { quota: 'studio', errors: ['NOT_FOUND', 'CONFLICT'] })
  .returns<null>();
