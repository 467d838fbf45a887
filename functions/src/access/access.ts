import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { StoredOrder } from '@aperture-byline/contract/order/stored';
import { readRoles } from '../data/people/users.ts';
import { getOwner, type StoredWork } from '../data/works/work-collections.ts';
import { isOpen, isPublicImage, isShownInExhibition } from '../publication/visibility.ts';

/** The caller, by a verified token; a visitor is null. */
export interface Caller {
  /** The product's user id, or null before the account has a profile. */
  userId: string | null;
  admin: boolean;
}

type GuardedImage = Pick<StoredImage, 'owner' | 'status' | 'privacyStatus' | 'embargoedBy'>;

/** A private image, or one that is not approved, is its owner's alone. */
export function canReadImage(image: GuardedImage, caller: Pick<Caller, 'userId'> | null): boolean {
  return isPublicImage(image) || isOwner(image, caller?.userId ?? null);
}

/** Lists with what is not public: one's own only. */
export function canListPrivateImagesOf(userId: string, caller: Pick<Caller, 'userId'> | null): boolean {
  return caller !== null && caller.userId === userId;
}

/** True for everybody while an exhibition is open; of any other, or without dates, for its owner and admins. */
export function canReadExhibitionImages(exhibition: StoredExhibition, caller: Caller | null, now: Date): boolean {
  return isOpen(exhibition, now) || canReviewExhibition(exhibition, caller);
}

/**
 * Returns whether the caller may read this image of an exhibition. The exhibition's owner and admins may also read
 * those of the owner's images that are not public. Nobody may read other people's images that are not public, since
 * their owners did not choose this exhibition.
 */
export function canReadImageInExhibition(
  image: GuardedImage,
  exhibition: Pick<StoredExhibition, 'owner'> & { id: string },
  caller: Caller | null,
): boolean {
  if (isShownInExhibition(image, exhibition.id)) return true;
  return canReviewExhibition(exhibition, caller) && isOwner(image, String(exhibition.owner.userId));
}

function canReviewExhibition({ owner }: Pick<StoredExhibition, 'owner'>, caller: Caller | null): boolean {
  return caller !== null && (caller.admin || caller.userId === String(owner.userId));
}

/** True for a comment's writer, user or guest, and the owner of its work; administrators too, see `hasRole`. */
export function canDeleteComment(
  { authorId }: Pick<StoredComment, 'authorId'>,
  { ownerId }: { ownerId: number | null },
  userId: string | null,
): boolean {
  return userId !== null && [authorId, ownerId].some((id) => id !== null && String(id) === userId);
}

/** True for the buyer, who alone cancels; administrators read too, see `hasRole`. False where it forgot its buyer. */
export function isBuyer({ buyerId }: Pick<StoredOrder, 'buyerId'>, caller: Pick<Caller, 'userId'>): boolean {
  return buyerId !== null && String(buyerId) === caller.userId;
}

/** The e-mail address and the state of an artist request: the profile's owner. */
export function canReadPrivateProfile(userId: string, caller: Pick<Caller, 'userId'> | null): boolean {
  return caller !== null && caller.userId === userId;
}

/** A role needs both the token's claim and the server's record, which changes at once when a role is revoked. */
export async function hasRole(
  { userId, isArtist, admin }: Caller & { isArtist: boolean },
  role: 'artist' | 'admin',
): Promise<boolean> {
  const claim = role === 'artist' ? isArtist : admin;
  if (!claim || userId === null) return false;
  const roles = await readRoles(userId);
  return role === 'artist' ? roles.isArtist : roles.admin;
}

/** A work in the studio, also to change it: its owner. */
export function canEditWork(work: StoredWork, userId: string | null): boolean {
  return userId !== null && String(getOwner(work).userId) === userId;
}

/** False for a document that names no owner. */
function isOwner({ owner }: Pick<StoredImage, 'owner'>, userId: string | null): boolean {
  return userId !== null && String(owner?.userId) === userId;
}
