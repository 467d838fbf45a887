import * as endpoints from '@aperture-byline/contract/endpoints/people/account';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import type { User } from 'firebase/auth';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { showError, showToast } from '#lib/toast.ts';

/** Requests the artist role and shows the outcome. A failure does not fail the sign-in: the profile page offers it. */
export async function requestArtistRole(user: User, userId: number): Promise<void> {
  if (!user.emailVerified) {
    showToast('warning', apiMessages.emailUnverified);
    return;
  }
  try {
    const { artistStatus } = await callAuthenticated(endpoints.requestArtistRole, { body: { userId } });
    if (artistStatus === 'requested') showToast('success', artistRequestMessages.requested);
  } catch (error) {
    console.error('The request could not be made:', error);
    showError(error, artistRequestMessages.failed);
  }
}
