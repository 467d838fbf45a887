/** Widths in pixels of the square avatars that the server publishes; `profile_picture` is the address of the widest. */
export const AVATAR_WIDTHS = [80, 320] as const;
export type AvatarWidth = (typeof AVATAR_WIDTHS)[number];
export const WIDEST_AVATAR = 320 satisfies AvatarWidth;

/** An avatar that this site publishes, on whatever origin: `…/portraits/{userId}/{id}/320.jpeg`. */
const OWN_AVATAR = /^https?:\/\/[\w.:-]+(\/portraits\/[1-9][0-9]{8}\/[A-Za-z0-9_-]{1,64}\/)320\.jpeg$/;
const GOOGLE_SIZE = /=s\d+(-c)?$/;

/** Address of a Google account's picture: the only other host that an avatar may come from. */
const GOOGLE_PICTURE = /^https:\/\/lh3\.googleusercontent\.com\/[\w./=~%+-]+$/;

export function isGooglePicture(address: string): boolean {
  return GOOGLE_PICTURE.test(address);
}

/** True for the `profile_picture` of an avatar that this site published. */
export function isUploadedAvatar(profilePicture: string): boolean {
  return OWN_AVATAR.test(profilePicture);
}

/**
 * The address of an avatar in the size for a slot, from the `profile_picture` of a profile. The site's own ones come
 * from the origin of the page, whatever origin `profile_picture` names: a preview of the site has another one, and the
 * content security policy lets no other in.
 */
export function avatarAt(profilePicture: string, width: AvatarWidth): string {
  return isGooglePicture(profilePicture)
    ? profilePicture.replace(GOOGLE_SIZE, `=s${width}$1`)
    : profilePicture.replace(OWN_AVATAR, `$1${width}.jpeg`);
}
