import { listExhibitionImages } from '@aperture-byline/contract/endpoints/works/exhibition';
import { listImages } from '@aperture-byline/contract/endpoints/works/image';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import type { Account, Session } from '#entities/session/session-store.ts';

/** Reads a page of the user's own photographs, with those that are not public. */
export const accountImagesQuery = ({ uid, userId }: Pick<Account, 'uid' | 'userId'>, page: number) =>
  queryOptions({
    ...privateQuery(uid, listImages, { query: { userId, page } }),
    placeholderData: keepPreviousData,
  });

/** The images of an exhibition that is not open, in its order: for its owner and administrators, to others none. */
export const previewImagesQuery = (uid: string, exhibitionId: string) =>
  privateQuery(uid, listExhibitionImages, { params: { exhibitionId } });

/** Returns whether somebody sees a closed exhibition's images: its owner and administrators. The server decides. */
export function mayPreview(
  session: Session,
  { user_id: ownerId }: Pick<ExhibitionDetail, 'user_id'>,
): session is Session & Account {
  return session.status === 'signed-in' && (session.isAdmin || session.userId === ownerId);
}
