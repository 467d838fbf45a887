import type { ArtistRequest } from '@aperture-byline/contract/user/wire';
import { changeUser } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';

/**
 * Records the request for the artist role, which an administrator grants or declines. `isNew` is false where one was
 * recorded already and for an artist, by the server's record, not by the token.
 */
export async function requestArtistRole(
  userId: string | null,
): Promise<{ request: ArtistRequest; isNew: boolean }> {
  const user =
    userId === null
      ? null
      : await changeUser(userId, ({ isArtist, artistStatus }) =>
          isArtist || artistStatus === 'requested' ? {} : { artistStatus: 'requested' },
        );
  if (user === null) throw new ApiError('FORBIDDEN');
  const isArtist = user.isArtist;
  return {
    request: { artistStatus: isArtist ? 'approved' : 'requested' },
    isNew: !isArtist && user.artistStatus !== 'requested',
  };
}
