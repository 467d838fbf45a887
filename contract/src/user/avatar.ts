/** Pixels of the square portraits that the server publishes; the widest is what `profile_picture` leads to. */
export const PORTRAIT_WIDTHS = [80, 320] as const;
export type PortraitWidth = (typeof PORTRAIT_WIDTHS)[number];
export const WIDEST_PORTRAIT = 320 satisfies PortraitWidth;

const WIDEST = /320(?=\.jpeg(?:\?|$))/;
const GOOGLE_SIZE = /=s\d+(-c)?$/;

/** Where Google keeps the pictures of its accounts: the only foreign host that an avatar may come from. */
const GOOGLE_PICTURE = /^https:\/\/lh3\.googleusercontent\.com\/[\w./=~%+-]+$/;

/** True for the address of a Google account's picture. */
export function isGooglePicture(address: string): boolean {
  return GOOGLE_PICTURE.test(address);
}

/** The address of an avatar in the size for a slot, from the `profile_picture` of a profile. */
export function avatarAt(profilePicture: string, width: PortraitWidth): string {
  return isGooglePicture(profilePicture)
    ? profilePicture.replace(GOOGLE_SIZE, `=s${width}$1`)
    : profilePicture.replace(WIDEST, String(width));
}
