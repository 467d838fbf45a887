import { listDeskNotes } from '@aperture-byline/contract/endpoints/studio/desk';
import { queryOptions } from '@tanstack/react-query';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { ALWAYS_FRESH } from '#lib/api/query-client.ts';

/** Reads the notes of administrators to each other on a review. */
export const deskNotesQuery = (uid: string, reviewId: string) =>
  queryOptions({ ...privateQuery(uid, listDeskNotes, { params: { reviewId } }), ...ALWAYS_FRESH });

/** A note in `useHiddenItems`, once it is deleted. */
export const noteKey = (id: string): string => `note ${id}`;
