import { previewDeletion } from '@aperture-byline/contract/endpoints/account';
import { privateQuery } from '#entities/session/api/private-requests.ts';

/** What the deletion of the account would do to the user's orders. */
export const deletionPreviewQuery = (uid: string) => privateQuery(uid, previewDeletion, {});
