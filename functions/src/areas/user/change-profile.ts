import {
  isEmptyHtml,
  type ProfileChange,
  parseAchievements,
  parseSocialLinks,
} from '@aperture-byline/contract/profile/bodies';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { BIO_MAX } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { changeUser } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';
import { logError } from '../../lib/logger.ts';
import { deleteFile } from '../../lib/storage.ts';
import { hasActiveContent, sanitizeHtml } from '../../lib/text/html.ts';
import { hasName, rejectReservedName } from './check-name.ts';
import { getProfile } from './get-profile.ts';
import { deleteAvatar, publishAvatar } from './publish-avatar.ts';
import { computeNameFields } from './sync-name-keys.ts';

/** Changes what was sent. New pictures are public before the profile names them, old ones go after: it stays whole. */
export async function changeProfile(
  { uid, userId }: { uid: string; userId: string | null },
  input: ProfileChange,
): Promise<UserProfile[]> {
  if (userId === null) throw new ApiError('FORBIDDEN');
  const fields = toFields(input);
  const picture =
    input.profilePicture === undefined
      ? null
      : await publishAvatar(input.profilePicture, { uid, userId, crop: input.pictureCrop });
  const change = picture === null ? fields : { ...fields, avatar: picture.avatar };
  const before = await writeChange(userId, change, picture?.avatar ?? null);
  if (picture) {
    const unused = before === null ? picture.avatar : before.avatar;
    const isShown = before !== null && before.avatar === picture.avatar;
    await deleteUnusedFiles({ unused: isShown ? null : unused, incoming: picture.incoming });
  }
  if (before === null) throw new ApiError('FORBIDDEN');
  return getProfile(userId, userId);
}

async function writeChange(
  userId: string,
  change: Partial<StoredUser>,
  newAvatar: string | null,
): Promise<StoredUser | null> {
  try {
    return await changeUser(userId, (user) => {
      if (!hasName(change)) return change;
      const changed = { ...user, ...change };
      rejectReservedName(changed, change);
      return { ...change, ...computeNameFields(changed) };
    });
  } catch (error) {
    // An ApiError rules the change out; after any other error it may have been written.
    if (error instanceof ApiError) await deleteUnusedFiles({ unused: newAvatar });
    throw error;
  }
}

function toFields({
  firstName,
  middleName,
  lastName,
  subtitle,
  bio,
  achivements,
  socialLinks,
}: ProfileChange): Partial<StoredUser> {
  return {
    ...(firstName !== undefined && { firstName }),
    ...(middleName !== undefined && { middleName }),
    ...(lastName !== undefined && { lastName }),
    ...(subtitle !== undefined && { subtitle }),
    ...(bio !== undefined && { bio: cleanBio(bio) }),
    ...(achivements !== undefined && { achievements: parseAchievements(achivements) }),
    ...(socialLinks !== undefined && { socialLinks: parseSocialLinks(socialLinks) }),
  };
}

/** Best effort: the profile is saved already, and a file that is left behind only costs space. */
async function deleteUnusedFiles({ unused, incoming }: { unused: string | null; incoming?: string }): Promise<void> {
  try {
    await deleteAvatar(unused);
    if (incoming) await deleteFile(incoming);
  } catch (error) {
    logError('Pictures that nobody needs were not deleted', error);
  }
}

/** The HTML as it is stored. It fits the schema of the call again, so that the answer can be sent back unchanged. */
export function cleanBio(html: string): string {
  const refuse = (problem: string) => new ApiError('INVALID', { fields: { bio: problem } });
  if (hasActiveContent(html)) throw refuse(apiMessages.bioUnsafe);
  const clean = sanitizeHtml(html);
  if (clean.length > BIO_MAX) throw refuse(messages.tooLong);
  if (cleanText('html', clean) !== clean) throw refuse(schemaMessages.valueInvalid);
  return isEmptyHtml(clean) ? '' : clean;
}
