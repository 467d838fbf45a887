import type {
  Letter,
  LetterList,
  LetterPreview,
  LetterWorks,
  PublicLetter,
  PublicLetterItem,
} from '../../letter/letter.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';

const FOR_ADMINS = {
  auth: 'required',
  authorization: { role: 'admin' },
  cache: 'never',
} as const;

/** Letters in all states, 200 at most. */
export const listLetters = {
  ...FOR_ADMINS,
  method: 'GET',
  path: '/studio/letter',
  status: [200],
  response: {} as Returns<LetterList>,
} as const satisfies Endpoint;

/** Makes a draft, which may be empty. */
export const createLetter = {
  ...FOR_ADMINS,
  method: 'POST',
  path: '/studio/letter',
  body: async () => (await import('../../letter/letter.ts')).letterSchema,
  idempotent: true,
  status: [200, 201],
  response: {} as Returns<Letter>,
} as const satisfies Endpoint;

export const getLetter = {
  ...FOR_ADMINS,
  method: 'GET',
  path: '/studio/letter/:letterId',
  status: [200],
  errors: ['NOT_FOUND'],
  response: {} as Returns<Letter>,
} as const satisfies Endpoint;

/** `CONFLICT` for another version than the present one, `WRONG_STATE` for what is no draft. */
export const saveLetter = {
  ...FOR_ADMINS,
  method: 'PUT',
  path: '/studio/letter/:letterId',
  body: async () => (await import('../../letter/letter.ts')).letterChangeSchema,
  status: [200],
  errors: ['NOT_FOUND', 'CONFLICT', 'WRONG_STATE'],
  response: {} as Returns<Letter>,
} as const satisfies Endpoint;

/** A draft alone; nothing happens where it is gone. */
export const deleteLetter = {
  ...FOR_ADMINS,
  method: 'DELETE',
  path: '/studio/letter/:letterId',
  status: [200],
  errors: ['WRONG_STATE'],
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Returns the mail that would be sent now. Its links to choices lead nowhere. */
export const previewLetter = {
  ...FOR_ADMINS,
  method: 'GET',
  path: '/studio/letter/:letterId/preview',
  status: [200],
  errors: ['NOT_FOUND'],
  response: {} as Returns<LetterPreview>,
} as const satisfies Endpoint;

/** Returns the works that the blocks would show now. A block without works is left out. */
export const listLetterWorks = {
  ...FOR_ADMINS,
  method: 'GET',
  path: '/studio/letter-works',
  status: [200],
  response: {} as Returns<LetterWorks[]>,
} as const satisfies Endpoint;

/** Mails what would be sent now to the caller's own address, once a minute at most. `INVALID` where it has no subject, `CONFLICT` where they have no address. */
export const sendTestLetter = {
  ...FOR_ADMINS,
  method: 'POST',
  path: '/studio/letter/:letterId/test',
  status: [200],
  errors: ['NOT_FOUND', 'INVALID', 'CONFLICT'],
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/**
 * Has a draft sent at a time, or a scheduled letter at another one. `INVALID` where something is missing or too long, `CONFLICT` for
 * another version, `WRONG_STATE` where it is being sent.
 */
export const scheduleLetter = {
  ...FOR_ADMINS,
  method: 'POST',
  path: '/studio/letter/:letterId/schedule',
  body: async () => (await import('../../letter/letter.ts')).letterScheduleSchema,
  status: [200],
  errors: ['NOT_FOUND', 'CONFLICT', 'WRONG_STATE'],
  response: {} as Returns<Letter>,
} as const satisfies Endpoint;

/** Makes a scheduled letter a draft again. `WRONG_STATE` once it is being sent. */
export const unscheduleLetter = {
  ...FOR_ADMINS,
  method: 'POST',
  path: '/studio/letter/:letterId/unschedule',
  status: [200],
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  response: {} as Returns<Letter>,
} as const satisfies Endpoint;

/** Letters that were sent, the latest first, 200 at most. */
export const listPublicLetters = {
  ...PUBLIC_READ,
  path: '/letter',
  response: {} as Returns<PublicLetterItem[]>,
} as const satisfies Endpoint;

/** A letter that was sent. */
export const getPublicLetter = {
  ...PUBLIC_READ,
  path: '/letter/:letterId',
  errors: ['NOT_FOUND'],
  response: {} as Returns<PublicLetter>,
} as const satisfies Endpoint;
