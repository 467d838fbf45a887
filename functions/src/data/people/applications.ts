import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import { type StoredApplication, storedApplication } from '@aperture-byline/contract/user/stored';
import { ApiError } from '../../lib/errors.ts';
import { applicationFolder } from '../../lib/pictures/attachment-pictures.ts';
import { deleteFolder } from '../../lib/storage.ts';
import { defineCollection } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import { users } from './users.ts';

const applications = defineCollection('applications', storedApplication);

export function readApplication(userId: string): Promise<StoredApplication | null> {
  return applications.read(userId);
}

/**
 * Stores what somebody shows whose request for the artist role waits; returns what it takes the place of. Throws
 * FORBIDDEN without a profile, CONFLICT where no request waits.
 */
export function storeApplication(userId: string, application: StoredApplication): Promise<StoredApplication | null> {
  const { reference } = applications.at(userId);
  return runSerialized(reference.path, async (transaction) => {
    const user = await users.read(userId, transaction);
    if (user === null) throw new ApiError('FORBIDDEN');
    if (user.isArtist || user.artistStatus !== 'requested')
      throw new ApiError('CONFLICT', { message: artistRequestMessages.notWaiting });
    const before = await applications.read(userId, transaction);
    transaction.set(reference, application);
    return before;
  });
}

/** Deletes it once the request is answered or its author gone; not where a new request waits. */
export async function deleteApplication(userId: string): Promise<void> {
  const isDeleted = await runSerialized(applications.at(userId).reference.path, async (transaction) => {
    const user = await users.read(userId, transaction);
    if (user?.artistStatus === 'requested' && !user.isArtist) return false;
    transaction.delete(applications.at(userId).reference);
    return true;
  });
  if (isDeleted) await deleteFolder(applicationFolder(userId));
}
