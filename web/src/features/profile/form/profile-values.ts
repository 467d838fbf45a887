import type { AchievementEntry } from '@aperture-byline/contract/profile/bodies';
import {
  type SocialLink,
  splitAchievements,
  splitSocialLinks,
} from '@aperture-byline/contract/shared/text/joined-strings';
import { completeLink, findMedium } from '@aperture-byline/contract/user/social-link';
import type { UserProfile } from '@aperture-byline/contract/user/wire';

export type FormType = 'ADD' | 'EDIT';

/** An entry with a React key for as long as the form is open. */
type KeyedEntry<Entry> = Entry & { key: string };
type KeyedAchievement = KeyedEntry<AchievementEntry>;
export type KeyedLink = KeyedEntry<SocialLink>;

/** The form's values. The avatar is not among them: see `useAvatar`. */
export interface ProfileValues {
  firstName: string;
  middleName: string;
  lastName: string;
  subtitle: string;
  /** HTML. */
  bio: string;
  achivements: KeyedAchievement[];
  socialLinks: KeyedLink[];
}

export type ProfileBody = Omit<ProfileValues, 'achivements' | 'socialLinks'> & {
  achivements: AchievementEntry[];
  socialLinks: SocialLink[];
};

const withKey = <Entry>(entry: Entry): KeyedEntry<Entry> => ({ ...entry, key: crypto.randomUUID() });

export const blankAchievement = (): KeyedAchievement => withKey({ title: '', description: '', achivedDate: '' });
export const blankLink = (): KeyedLink => withKey({ socialMedia: '', link: '' });

/** The form's values for a profile as it is saved. */
export function toProfileValues(profile: UserProfile): ProfileValues {
  return {
    firstName: profile.first_name,
    middleName: profile.middle_name,
    lastName: profile.last_name,
    subtitle: profile.subtitle,
    bio: profile.bio,
    achivements: splitAchievements(profile.achievements).map(({ title, description, achievedDate }) =>
      withKey({ title, description, achivedDate: achievedDate }),
    ),
    socialLinks: splitSocialLinks(profile.social_links).map(withKey),
  };
}

/** A link as it is sent: a short address becomes a whole one, which tells its medium where none is chosen. */
export function toSocialLink({ socialMedia, link }: SocialLink): SocialLink {
  const completed = completeLink(link, socialMedia);
  return { socialMedia: socialMedia || (findMedium(completed) ?? ''), link: completed };
}

function entryTexts({ key, ...parts }: KeyedAchievement | KeyedLink): string[] {
  return Object.values('link' in parts ? toSocialLink(parts) : parts);
}

export function isBlank(entry: KeyedAchievement | KeyedLink): boolean {
  return entryTexts(entry).every((part) => part.trim() === '');
}

/** Some fields are filled in and some are empty. */
export function isIncomplete(entry: KeyedAchievement | KeyedLink): boolean {
  return !isBlank(entry) && entryTexts(entry).some((part) => part.trim() === '');
}

/** The values without blank entries, in the spelling of the API. */
export function toProfileBody(values: ProfileValues): ProfileBody {
  return {
    firstName: values.firstName.trim(),
    middleName: values.middleName.trim(),
    lastName: values.lastName.trim(),
    subtitle: values.subtitle.trim(),
    bio: values.bio,
    achivements: values.achivements
      .filter((entry) => !isBlank(entry))
      .map(({ title, description, achivedDate }) => ({
        title: title.trim(),
        description: description.trim(),
        achivedDate,
      })),
    socialLinks: values.socialLinks.filter((entry) => !isBlank(entry)).map(toSocialLink),
  };
}

export function withoutIncomplete(values: ProfileValues): ProfileValues {
  return {
    ...values,
    achivements: values.achivements.filter((entry) => !isIncomplete(entry)),
    socialLinks: values.socialLinks.filter((entry) => !isIncomplete(entry)),
  };
}

export function changedParts(before: ProfileBody, now: ProfileBody): Partial<ProfileBody> {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, part]) => JSON.stringify(part) !== JSON.stringify(before[name as keyof ProfileBody]),
    ),
  );
}

/** The parts of the form whose content differs from what is saved, as they were written. */
export function writtenParts(saved: ProfileValues, values: ProfileValues): Partial<ProfileValues> {
  const changed = changedParts(toProfileBody(saved), toProfileBody(values));
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in changed));
}
