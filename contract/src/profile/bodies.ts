import { array, type InferType, lazy, number, object, type StringSchema, string, ValidationError } from 'yup';
import {
  ACHIEVEMENT_TEXT_MAX,
  BIO_MAX,
  FIRST_ACHIEVEMENT_DAY,
  PROFILE_RECORDS_MAX,
  SOCIAL_MEDIA,
  type SocialMedium,
  SUBTITLE_MAX,
} from '../shared/constants.ts';
import { dayInIndia, isDay } from '../shared/dates.ts';
import { messages } from '../shared/messages.ts';
import {
  type Achievement,
  fitsRecordField,
  joinAchievements,
  joinSocialLinks,
  type SocialLink,
  splitAchievements,
  splitSocialLinks,
} from '../shared/text/joined-strings.ts';
import { htmlField, lineField, proseField, schemaMessages } from '../shared/text/text-fields.ts';
import { namePart } from '../user/bodies.ts';
import { isRedirect, isSocialLink } from '../user/social-link.ts';
import { profileMessages } from './profile-messages.ts';

/** An achievement as forms and bodies spell it. */
export interface AchievementEntry {
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  achivedDate: string;
}

/** Messages about incomplete entries: the specification words them differently for a new profile and for a change. */
interface EntryMessages {
  achievement: string;
  link: string;
}

/** Length of `YYYY-MM-DD`. */
const DAY_LENGTH = 10;

/** More characters than any list within its limits has when it is joined. */
const JOINED_MAX = PROFILE_RECORDS_MAX * 3 * ACHIEVEMENT_TEXT_MAX;

/** From the first day that a living person can have achieved anything on to today, by the clock in India. */
function isPast(day: string): boolean {
  return day >= FIRST_ACHIEVEMENT_DAY && day <= dayInIndia(new Date());
}

const recordText = (field: StringSchema, incomplete: string) =>
  field
    .required(incomplete)
    .max(ACHIEVEMENT_TEXT_MAX, messages.tooLong)
    .test('separators', profileMessages.separators, (text) => !text || fitsRecordField(text));

const achievement = (incomplete: string) =>
  object({
    title: recordText(lineField(), incomplete),
    description: recordText(proseField(), incomplete),
    achivedDate: string()
      .required(incomplete)
      .max(DAY_LENGTH, profileMessages.dayInvalid)
      .test('day', profileMessages.dayInvalid, (text) => !text || isDay(text))
      .test('range', profileMessages.dayOutOfRange, (text) => !text || !isDay(text) || isPast(text)),
  }).noUnknown();

const socialLink = (incomplete: string) =>
  object({
    // No `oneOf`: it would speak before `required` where the medium is missing.
    socialMedia: string()
      .required(incomplete)
      .max(ACHIEVEMENT_TEXT_MAX, profileMessages.mediumUnknown)
      .test('medium', profileMessages.mediumUnknown, (name) => !name || SOCIAL_MEDIA.some((one) => one === name)),
    link: lineField()
      .required(incomplete)
      .max(ACHIEVEMENT_TEXT_MAX, messages.tooLong)
      .test('separators', profileMessages.separators, (link) => !link || fitsRecordField(link))
      .test('link', profileMessages.linkInvalid, (link, { parent }) => {
        const medium = SOCIAL_MEDIA.find((one) => one === parent.socialMedia);
        return !link || medium === undefined || isRedirect(link) || isSocialLink(medium, link);
      })
      .test('redirect', profileMessages.linkRedirects, (link) => !link || !isRedirect(link)),
  }).noUnknown();

const achievements = (incomplete: string) =>
  array(achievement(incomplete)).max(PROFILE_RECORDS_MAX, profileMessages.tooManyEntries);
const socialLinks = (incomplete: string) =>
  array(socialLink(incomplete)).max(PROFILE_RECORDS_MAX, profileMessages.tooManyEntries);

function toEntries(joined: string): AchievementEntry[] {
  return splitAchievements(joined).map(({ title, description, achievedDate }) => ({
    title,
    description,
    achivedDate: achievedDate,
  }));
}

function toAchievements(entries: readonly AchievementEntry[]): Achievement[] {
  return entries.map(({ title, description, achivedDate }) => ({ title, description, achievedDate: achivedDate }));
}

/** Reads and writes one of the joined texts. */
interface Joined<Entry> {
  split: (joined: string) => Entry[];
  join: (entries: Entry[]) => string;
}

const joinedAchievements: Joined<AchievementEntry> = {
  split: toEntries,
  join: (entries) => joinAchievements(toAchievements(entries)),
};
const joinedSocialLinks: Joined<SocialLink> = { split: splitSocialLinks, join: joinSocialLinks };

/** A list, or the joined text in which `GET /user/profile` answers it: what was read can be sent back as it came. */
function orJoined<Entry, S extends ReturnType<typeof achievements> | ReturnType<typeof socialLinks>>(
  list: S,
  { split, join }: Joined<Entry>,
) {
  return lazy((value: unknown) => {
    if (typeof value !== 'string') return list;
    return proseField()
      .max(JOINED_MAX, messages.tooLong)
      .test('joined', profileMessages.separators, (joined = '', { createError }) => {
        const entries = split(joined);
        try {
          list.validateSync(entries, { strict: true });
        } catch (error) {
          if (!(error instanceof ValidationError)) throw error;
          return createError({ message: error.message });
        }
        return join(entries) === joined;
      });
  });
}

const fraction = () =>
  number()
    .required(schemaMessages.valueInvalid)
    .min(0, schemaMessages.valueInvalid)
    .max(1, schemaMessages.valueInvalid);

/** Square of the upright picture: left edge and side as parts of the picture's width, top edge of its height. */
const pictureCrop = object({ x: fraction(), y: fraction(), side: fraction() })
  .noUnknown()
  .default(undefined)
  .optional();
export type PictureCrop = NonNullable<InferType<typeof pictureCrop>>;

const profile = (incomplete: EntryMessages) =>
  object({
    firstName: namePart().min(1, profileMessages.nameInvalid),
    middleName: namePart(),
    lastName: namePart(),
    subtitle: lineField().max(SUBTITLE_MAX, messages.tooLong),
    /** HTML, in the form that the server stores: `&amp;` is five characters. */
    bio: htmlField().max(BIO_MAX, messages.tooLong),
    /** The uploaded file's path (`avatars/{uid}/in/{file}`), a Google account's picture, or empty for none. */
    profilePicture: string().max(1000, messages.tooLong),
    /** Where an uploaded picture is cut; without it, around what draws the eye. */
    pictureCrop,
    achivements: orJoined(achievements(incomplete.achievement), joinedAchievements),
    socialLinks: orJoined(socialLinks(incomplete.link), joinedSocialLinks),
  }).noUnknown();

/** True for HTML without a letter, digit or picture in it, such as an editor's empty paragraph. */
export function isEmptyHtml(html: string): boolean {
  return !/<img\b/i.test(html) && !/\S/u.test(html.replace(/<[^<>]*>|&nbsp;/g, ''));
}

/** True where a body has a biography, an achievement, a social link or a picture: a name alone introduces nobody. */
export function hasContent({
  bio,
  achivements: achieved,
  socialLinks: links,
  profilePicture,
}: Partial<Record<'bio' | 'achivements' | 'socialLinks' | 'profilePicture', unknown>>): boolean {
  const text = typeof bio === 'string' && isEmptyHtml(bio) ? '' : bio;
  return [text, achieved, links, profilePicture].some(
    (part) => part !== undefined && part !== '' && !(Array.isArray(part) && part.length === 0),
  );
}

/** `POST /user/user-info`: the first account of oneself. */
export const newProfileSchema = profile({
  achievement: profileMessages.achievementIncompleteOnAdd,
  link: profileMessages.linkIncompleteOnAdd,
}).test(
  'content',
  (body, { createError }) => hasContent(body) || createError({ path: 'bio', message: profileMessages.profileEmpty }),
);

/** `PUT /user/user-info`: only what changed. */
export const profileChangeSchema = profile({
  achievement: profileMessages.achievementIncompleteOnEdit,
  link: profileMessages.linkIncompleteOnEdit,
});

/** The body of either call, once it is valid. */
export type ProfileChange = Omit<InferType<typeof profileChangeSchema>, 'achivements' | 'socialLinks'> & {
  achivements?: AchievementEntry[] | string;
  socialLinks?: SocialLink[] | string;
};

/** The entries of a valid body. */
export function parseAchievements(value: AchievementEntry[] | string): Achievement[] {
  return toAchievements(typeof value === 'string' ? toEntries(value) : value);
}

/** The entries of a valid body. */
export function parseSocialLinks(value: SocialLink[] | string): { socialMedia: SocialMedium; link: string }[] {
  const links = typeof value === 'string' ? splitSocialLinks(value) : value;
  return links.map(({ socialMedia, link }) => ({ socialMedia: socialMedia as SocialMedium, link }));
}
