import type { ArtistRequest } from '@aperture-byline/contract/user/wire';
import { changeUser } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';

/** Records a request for the role. `isNew` is false where there is one and for an artist by record, not by token. */
export async function requestArtistRole(userId: string | null): Promise<{ request: ArtistRequest; isNew: boolean }> {
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
