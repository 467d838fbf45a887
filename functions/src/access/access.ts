import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { isPublished } from '../lib/pictures.ts';

/** False for what is nobody's. */
export function isOwnedBy({ owner }: Pick<StoredImage, 'owner'>, userId: string | number | null): boolean {
  return userId !== null && String(owner?.userId) === String(userId);
}

/** What everybody may see: approved, set to Public by its owner, and with its files in the public folder. */
export function isPublic({ status, privacyStatus, picture }: StoredImage): boolean {
  return status === 'approved' && privacyStatus === 'Public' && isPublished(picture);
}
