import { previewDeletion } from '@aperture-byline/contract/endpoints/account';
import { ownQuery } from '#entities/session/api/own-requests.ts';

/** What the deletion of the account would do to the user's orders. */
export const deletionPreviewQuery = (uid: string) => ownQuery(uid, previewDeletion, {});
