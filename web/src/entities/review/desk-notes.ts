import { listDeskNotes } from '@aperture-byline/contract/endpoints/studio/desk';
import { queryOptions } from '@tanstack/react-query';
import { privateQuery } from '#entities/session/api/private-requests.ts';

/** Reads the notes of administrators to each other on a review; others write too, so that it is refetched on focus. */
export const deskNotesQuery = (uid: string, reviewId: string) =>
  queryOptions({
    ...privateQuery(uid, listDeskNotes, { params: { reviewId } }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** A note in `useHiddenItems`, once it is deleted. */
export const noteKey = (id: string): string => `note ${id}`;
