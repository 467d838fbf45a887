/** Widths in pixels of the square avatars that the server publishes; `profile_picture` is the address of the widest. */
export const AVATAR_WIDTHS = [80, 320] as const;
export type AvatarWidth = (typeof AVATAR_WIDTHS)[number];
export const WIDEST_AVATAR = 320 satisfies AvatarWidth;

const WIDEST = /320(?=\.jpeg(?:\?|$))/;
const GOOGLE_SIZE = /=s\d+(-c)?$/;

/** Address of a Google account's picture: the only other host that an avatar may come from. */
const GOOGLE_PICTURE = /^https:\/\/lh3\.googleusercontent\.com\/[\w./=~%+-]+$/;

/** True for the address of a Google account's picture. */
export function isGooglePicture(address: string): boolean {
  return GOOGLE_PICTURE.test(address);
}

/** The address of an avatar in the size for a slot, from the `profile_picture` of a profile. */
export function avatarAt(profilePicture: string, width: AvatarWidth): string {
  return isGooglePicture(profilePicture)
    ? profilePicture.replace(GOOGLE_SIZE, `=s${width}$1`)
    : profilePicture.replace(WIDEST, String(width));
}
