import { array, boolean, type InferType, object, string } from 'yup';
import { attachmentMessages } from '../attachment/attachment-messages.ts';
import { UPLOAD_PATH_MAX } from '../attachment/bodies.ts';
import { FOLLOW_NEWS, type FollowNews } from '../follow/wire.ts';
import { profileMessages } from '../profile/profile-messages.ts';
import { NAME_MAX } from '../shared/constants.ts';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { EMAIL, EMAIL_MAX } from '../shared/text/email.ts';
import { lineField, proseField, schemaMessages } from '../shared/text/text-fields.ts';
import { artistRequestMessages } from './account-messages.ts';
import { findNamePartProblem, findNameProblem } from './person-name.ts';
import { isWebAddress } from './social-link.ts';
import { APPLICATION_LINK_MAX, APPLICATION_PICTURES_MAX, APPLICATION_TEXT_MAX } from './wire.ts';

export const followNewsField = string<FollowNews>()
  .max(ID_MAX, schemaMessages.valueInvalid)
  .oneOf(FOLLOW_NEWS, schemaMessages.valueInvalid);

/** Builds a name part, checked alone and with the others of its object; may be empty where nothing else is said. */
export const namePart = () =>
  lineField()
    .max(NAME_MAX, messages.tooLong)
    .test('name', (name, { parent, createError }) => {
      if (!name || name.length > NAME_MAX) return true;
      const message = findNameProblem(parent) ?? findNamePartProblem(name);
      return message === null || createError({ message });
    });

/** `POST /user` with a token: the account's profile. E-mail and uid are the token's, whatever is sent. */
export const newAccountSchema = object({
  firstName: namePart().required(profileMessages.nameInvalid),
  middleName: namePart(),
  lastName: namePart(),
  /** Taken only where it is the token's own. */
  email: lineField().max(EMAIL_MAX, messages.tooLong).matches(EMAIL, messages.emailInvalid),
  /** A Google account's picture, or empty. */
  profilePicture: string().max(1000, messages.tooLong),
  /** Becomes a request for the role, never the role itself. */
  isArtist: boolean(),
}).noUnknown();
export type NewAccount = InferType<typeof newAccountSchema>;

/** `POST /user` without a token: a guest, who has at most a name. */
export const guestSchema = object({ firstName: namePart(), middleName: namePart(), lastName: namePart() }).noUnknown();
export type Guest = InferType<typeof guestSchema>;

/** `POST /user/admin-access`, and every other call whose body carries nothing but the caller. */
export const emptyBodySchema = object({}).noUnknown();

/** `PUT /user/application`. A picture is the path of an uploaded file, or the id of one that was sent before. */
export const applicationSchema = object({
  text: proseField().default('').max(APPLICATION_TEXT_MAX, messages.tooLong).required(artistRequestMessages.textEmpty),
  link: lineField()
    .default('')
    .max(APPLICATION_LINK_MAX, messages.tooLong)
    .test('link', artistRequestMessages.linkInvalid, (link) => !link || isWebAddress(link)),
  pictures: array()
    .of(string().required(schemaMessages.valueInvalid).max(UPLOAD_PATH_MAX, schemaMessages.valueInvalid))
    .default([])
    .max(APPLICATION_PICTURES_MAX, attachmentMessages.tooMany(APPLICATION_PICTURES_MAX)),
})
  .noUnknown()
  .test(
    'seen',
    artistRequestMessages.nothingToSee,
    ({ link, pictures = [] }, { createError }) =>
      Boolean(link) ||
      pictures.length > 0 ||
      createError({ path: 'link', message: artistRequestMessages.nothingToSee }),
  );
export type NewApplication = InferType<typeof applicationSchema>;

/** `PUT /user/settings`: what changes, at least one of them. */
export const userSettingsSchema = object({
  orderProgressMails: boolean(),
  followNews: followNewsField,
})
  .noUnknown()
  .test('some', schemaMessages.valueInvalid, (settings) => Object.keys(settings).length > 0);
export type UserSettingsChange = InferType<typeof userSettingsSchema>;
