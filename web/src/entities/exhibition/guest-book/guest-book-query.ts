import { listGuestBook } from '@aperture-byline/contract/endpoints/works/guest-book';
import { apiQuery } from '#lib/api/api.ts';

/**
 * The lines of the guest book of an exhibition that has opened. Apart from the queries that the page of one needs at
 * once.
 */
export const guestBookQuery = (exhibitionId: string) => apiQuery(listGuestBook, { params: { exhibitionId } });
