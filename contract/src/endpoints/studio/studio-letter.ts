import type { Letter, LetterList, LetterPreview, LetterWorks } from '../../letter/wire.ts';
import { admin } from '../callers.ts';

/** Letters in all states, 200 at most. */
export const listLetters = admin.get('/studio/letter').returns<LetterList>();

/** Makes a draft, which may be empty. */
export const createLetter = admin
  .post('/studio/letter', { body: 'letter.letterSchema', idempotent: true, status: [200, 201] })
  .returns<Letter>();

export const getLetter = admin.get('/studio/letter/:letterId', { errors: ['NOT_FOUND'] }).returns<Letter>();

/** `CONFLICT` for another version than the present one, `WRONG_STATE` for what is no draft. */
export const saveLetter = admin
  .put('/studio/letter/:letterId', {
    body: 'letter.letterChangeSchema',
    errors: ['NOT_FOUND', 'CONFLICT', 'WRONG_STATE'],
  })
  .returns<Letter>();

/** A draft alone; nothing happens where it is gone. */
export const deleteLetter = admin.delete('/studio/letter/:letterId', { errors: ['WRONG_STATE'] }).returns<null>();

/** Returns the mail that would be sent now. Its links to choices lead nowhere. */
export const previewLetter = admin
  .get('/studio/letter/:letterId/preview', { errors: ['NOT_FOUND'] })
  .returns<LetterPreview>();

/** Returns the works that the lists would show now, or the `chosen` block. One without works is left out. */
export const listLetterWorks = admin.get('/studio/letter-works', { query: ['chosen'] }).returns<LetterWorks[]>();

/**
 * Mails what would be sent now to the caller's own address, once a minute at most. `INVALID` where it has no subject,
 * `CONFLICT` where they have no address.
 */
export const sendTestLetter = admin
  .post('/studio/letter/:letterId/test', { errors: ['NOT_FOUND', 'INVALID', 'CONFLICT'] })
  .returns<null>();

/**
 * Has a draft sent at a time, or a scheduled letter at another one. `INVALID` where something is missing or too long,
 * `CONFLICT` for another version, `WRONG_STATE` where it is being sent.
 */
export const scheduleLetter = admin
  .post('/studio/letter/:letterId/schedule', {
    body: 'letter.letterScheduleSchema',
    errors: ['NOT_FOUND', 'CONFLICT', 'WRONG_STATE'],
  })
  .returns<Letter>();

/** Makes a scheduled letter a draft again. `WRONG_STATE` once it is being sent. */
export const unscheduleLetter = admin
  .post('/studio/letter/:letterId/unschedule', { errors: ['NOT_FOUND', 'WRONG_STATE'] })
  .returns<Letter>();
