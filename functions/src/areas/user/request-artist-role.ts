import type { ArtistRequest } from '@aperture-byline/contract/user/wire';
import { changeUser } from '../../data/users.ts';
import { ApiError } from '../../lib/errors.ts';

/**
 * Notes the wish to be an artist, which an administrator grants or declines. `isNew` is false for a wish that was there
 * already and for an artist, by the server's record whatever the token says.
 */
export async function requestArtistRole(
  userId: string | null,
): Promise<{ request: ArtistRequest; isNew: boolean }> {
  const user =
    userId === null
      ? null
      : await changeUser(userId, ({ isArtist, artistStatus }) =>
          isArtist === true || artistStatus === 'requested' ? {} : { artistStatus: 'requested' },
        );
  if (user === null) throw new ApiError('FORBIDDEN');
  const isArtist = user.isArtist === true;
  return {
    request: { artistStatus: isArtist ? 'approved' : 'requested' },
    isNew: !isArtist && user.artistStatus !== 'requested',
  };
}
