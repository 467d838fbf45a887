import { getPublicLetter, listPublicLetters } from '@aperture-byline/contract/endpoints/mail/letter';
import { apiQuery } from '#lib/api/api.ts';
import { apiQueryOrNull } from '#lib/api/api-or-null.ts';

/** Letters that were sent, the latest first. */
export const lettersQuery = apiQuery(listPublicLetters, {});

export const letterQuery = (letterId: string) => apiQueryOrNull(getPublicLetter, { params: { letterId } });
