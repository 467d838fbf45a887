import type { ContactEntry } from '../../contact/wire.ts';
import { admin, EMPTY_BODY } from '../callers.ts';

/**
 * Returns the messages of the contact form, 20 at a time: those that wait, the longest waiting first, or with `closed`
 * those that were answered or closed, the newest first.
 */
export const listContactMessages = admin
  .get('/studio/contact', { query: ['closed', 'cursor'] })
  .returns<ContactEntry[]>();

/** Sends an answer by mail and closes the message. `WRONG_STATE` where it is closed, `NOT_FOUND` where it is gone. */
export const answerContactMessage = admin
  .post('/studio/contact/:messageId/answer', {
    body: 'contact.contactAnswerSchema',
    quota: 'studio',
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  })
  .returns<null>();

/** Closes a message without an answer. `WRONG_STATE` where it is closed, `NOT_FOUND` where it is gone. */
export const closeContactMessage = admin
  .post('/studio/contact/:messageId/close', { ...EMPTY_BODY, quota: 'studio', errors: ['NOT_FOUND', 'WRONG_STATE'] })
  .returns<null>();
