import { array, type InferType, lazy, object, string } from 'yup';
import {
  ACHIEVEMENT_TEXT_MAX,
  BIO_MAX,
  PROFILE_RECORDS_MAX,
  SOCIAL_MEDIA,
  SUBTITLE_MAX,
} from './constants.ts';
import {
  type Achievement,
  fitsRecordField,
  type SocialLink,
  splitAchievements,
  splitSocialLinks,
} from './joined.ts';
import { messages } from './messages.ts';
import { isSocialLink } from './social-link.ts';
import { namePart } from './user-schema.ts';

/** An achievement as forms and bodies spell it. */
export interface AchievementEntry {
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  achivedDate: string;
}

/** What incomplete entries are told: the specification words it differently for a new profile and for a change. */
interface EntryMessages {
  achievement: string;
  link: string;
}

/** A day that the calendar has. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(time).toISOString().startsWith(text);
}

const recordText = (incomplete: string) =>
  string()
    .trim()
    .required(incomplete)
    .max(ACHIEVEMENT_TEXT_MAX, messages.tooLong)
    .test('separators', messages.separators, (text) => !text || fitsRecordField(text));

const achievement = (incomplete: string) =>
  object({
    title: recordText(incomplete),
    description: recordText(incomplete),
    achivedDate: string()
      .required(incomplete)
      .test('day', messages.dayInvalid, (text) => !text || isDay(text)),
  }).noUnknown();

const socialLink = (incomplete: string) =>
  object({
    socialMedia: string().required(incomplete).oneOf(SOCIAL_MEDIA, messages.mediumUnknown),
    link: string()
      .trim()
      .required(incomplete)
      .max(ACHIEVEMENT_TEXT_MAX, messages.tooLong)
      .test('separators', messages.separators, (link) => !link || fitsRecordField(link))
      .test('link', messages.linkInvalid, (link, { parent }) => {
        const medium = SOCIAL_MEDIA.find((one) => one === parent.socialMedia);
        return !link || medium === undefined || isSocialLink(medium, link);
      }),
  }).noUnknown();

const achievements = (incomplete: string) =>
  array(achievement(incomplete)).max(PROFILE_RECORDS_MAX, messages.tooManyEntries);
const socialLinks = (incomplete: string) =>
  array(socialLink(incomplete)).max(PROFILE_RECORDS_MAX, messages.tooManyEntries);

function toEntries(joined: string): AchievementEntry[] {
  return splitAchievements(joined).map(({ title, description, achievedDate }) => ({
    title,
    description,
    achivedDate: achievedDate,
  }));
}

/** A list, or the joined text in which `GET /user/profile` answers it: what was read can be sent back as it came. */
function orJoined<S extends ReturnType<typeof achievements> | ReturnType<typeof socialLinks>>(
  list: S,
  split: (joined: string) => unknown[],
) {
  return lazy((value: unknown) => {
    if (typeof value !== 'string') return list;
    return string().test('joined', (joined = '', { createError }) => {
      try {
        list.validateSync(split(joined), { strict: true });
        return true;
      } catch (error) {
        return createError({ message: error instanceof Error ? error.message : messages.separators });
      }
    });
  });
}

const profile = (incomplete: EntryMessages) =>
  object({
    firstName: namePart().min(1, messages.nameInvalid),
    middleName: namePart(),
    lastName: namePart(),
    subtitle: string().trim().max(SUBTITLE_MAX, messages.tooLong),
    /** HTML. */
    bio: string().max(BIO_MAX, messages.tooLong),
    /** The uploaded file's path (`avatars/{uid}/in/{file}`), a Google account's picture, or empty for none. */
    profilePicture: string().max(1000, messages.tooLong),
    achivements: orJoined(achievements(incomplete.achievement), toEntries),
    socialLinks: orJoined(socialLinks(incomplete.link), splitSocialLinks),
  }).noUnknown();

/** True for HTML without a letter, digit or picture in it, such as an editor's empty paragraph. */
export function isEmptyHtml(html: string): boolean {
  return !/<img\b/i.test(html) && !/\S/u.test(html.replace(/<[^>]*>|&nbsp;/g, ''));
}

/** `POST /user/user-info`: the first account of oneself. */
export const newProfileSchema = profile({
  achievement: messages.achievementIncompleteOnAdd,
  link: messages.linkIncompleteOnAdd,
}).test('something', (body, { createError }) => {
  const { bio = '', achivements = [], socialLinks: links = [] } = body as ProfileChange;
  if (!isEmptyHtml(bio) || achivements.length > 0 || links.length > 0) return true;
  return createError({ path: 'bio', message: messages.profileEmpty });
});

/** `PUT /user/user-info`: only what changed. */
export const profileChangeSchema = profile({
  achievement: messages.achievementIncompleteOnEdit,
  link: messages.linkIncompleteOnEdit,
});

/** The body of either call, once it is valid. */
export type ProfileChange = Omit<InferType<typeof profileChangeSchema>, 'achivements' | 'socialLinks'> & {
  achivements?: AchievementEntry[] | string;
  socialLinks?: SocialLink[] | string;
};

/** The entries of a valid body. */
export function achievementsOf(sent: AchievementEntry[] | string): Achievement[] {
  const entries = typeof sent === 'string' ? toEntries(sent) : sent;
  return entries.map(({ title, description, achivedDate }) => ({
    title,
    description,
    achievedDate: achivedDate,
  }));
}

/** The entries of a valid body. */
export function socialLinksOf(sent: SocialLink[] | string): SocialLink[] {
  return typeof sent === 'string' ? splitSocialLinks(sent) : sent;
}

/** Each entry by itself, for a form that tells complete ones from those still being written. */
export const achievementEntrySchema = achievement(messages.achievementIncompleteOnAdd);
export const socialLinkEntrySchema = socialLink(messages.linkIncompleteOnAdd);
