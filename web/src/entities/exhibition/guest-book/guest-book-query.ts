import { listGuestBook } from '@aperture-byline/contract/endpoints/works/guest-book';
import { apiQuery } from '#lib/api/api.ts';

/** Reads an open exhibition's guest book; apart from the queries that its page needs at once. */
export const guestBookQuery = (exhibitionId: string) => apiQuery(listGuestBook, { params: { exhibitionId } });
