import type { PublicLetter, PublicLetterItem } from '../../letter/wire.ts';
import { everybody } from '../callers.ts';

/** Letters that were sent, the latest first, 200 at most. */
export const listPublicLetters = everybody.get('/letter').returns<PublicLetterItem[]>();

/** A letter that was sent. */
export const getPublicLetter = everybody.get('/letter/:letterId', { errors: ['NOT_FOUND'] }).returns<PublicLetter>();
