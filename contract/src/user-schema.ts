import { boolean, type InferType, object, string } from 'yup';
import { NAME_MAX } from './constants.ts';
import { EMAIL, EMAIL_MAX } from './email.ts';
import { messages } from './messages.ts';

/** Marks that turn the direction of the text around them: a name with one can pass for another. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const VISIBLE = /[\p{L}\p{N}]/u;
/** Names that visitors would take for the house's own. */
const RESERVED_NAMES = /^(admin|administrator|moderator|support|aperture\s*(&|and)\s*byline)$/i;

/** A part of a person's name; may be empty where nothing else is said. */
export const namePart = () =>
  string()
    .trim()
    .max(NAME_MAX, messages.tooLong)
    .test('name', messages.nameInvalid, (name) => !name || (VISIBLE.test(name) && !BIDI_CONTROLS.test(name)));

/** `POST /user` with a token: the account's profile. E-mail and uid are the token's, whatever is sent. */
export const newAccountSchema = object({
  firstName: namePart().required(messages.nameInvalid),
  middleName: namePart(),
  lastName: namePart(),
  /** Taken only where it is the token's own. */
  email: string().max(EMAIL_MAX, messages.tooLong).matches(EMAIL, messages.emailInvalid),
  /** A Google account's picture, or empty. */
  profilePicture: string().max(1000, messages.tooLong),
  /** A wish: it becomes a request, never a role. */
  isArtist: boolean(),
}).noUnknown();
export type NewAccount = InferType<typeof newAccountSchema>;

/** What a name looks like: letters of other widths as usual ones, nothing that is not seen. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

const guestName = () =>
  namePart().test('reserved', messages.nameReserved, (name) => !name || !RESERVED_NAMES.test(plain(name)));

/** `POST /user` without a token: a guest, who has at most a name. */
export const guestSchema = object({
  firstName: guestName(),
  middleName: guestName(),
  lastName: guestName(),
}).noUnknown();
export type Guest = InferType<typeof guestSchema>;

/** `POST /user/admin-access`, and every other call that says nothing beyond whose it is. */
export const nothingSchema = object({}).noUnknown();
