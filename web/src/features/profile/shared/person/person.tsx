import { splitAchievements, splitSocialLinks } from '@aperture-byline/contract/shared/joined-strings';
import type { OwnProfile, UserProfile } from '@aperture-byline/contract/user/wire';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Stack } from '#components/layout/layout.tsx';
import { plainText } from '#components/rich-text/plain-text.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { Avatar } from '#entities/user/avatar.tsx';
import { Achievements } from './facts/achievements.tsx';
import { SocialLinks, shownLinks } from './facts/social-links.tsx';
import styles from './person.module.css';
import { ReadMore } from './read-more.tsx';

/** Avatar, name and subtitle. `edit` stands beside the avatar. The e-mail address shows where the profile has one. */
export function PersonHead({
  profile,
  edit,
}: {
  profile: UserProfile & Pick<OwnProfile, 'email'>;
  edit?: ReactNode;
}) {
  return (
    <Stack as="header" className={styles.head}>
      <div className={styles.avatar}>
        <Avatar url={profile.profile_picture} name="" size="large" />
      </div>
      {edit && <div className={styles.edit}>{edit}</div>}
      <div className={styles.words}>
        <h1 className={styles.name}>{profile.name}</h1>
        {profile.subtitle && <p className={styles.subtitle}>{profile.subtitle}</p>}
        {profile.email && <p className={styles.email}>{profile.email}</p>}
      </div>
    </Stack>
  );
}

/** Whether there is a bio, an achievement or a link. */
export function hasAbout(profile: UserProfile): boolean {
  const { hasBio, achievements, links } = aboutOf(profile);
  return hasBio || achievements.length > 0 || links.length > 0;
}

function aboutOf({ bio, achievements, social_links }: UserProfile) {
  return {
    hasBio: plainText(bio) !== '' || bio.includes('<img'),
    achievements: splitAchievements(achievements),
    links: shownLinks(splitSocialLinks(social_links)),
  };
}

/** Bio, achievements and links; null where `hasAbout` is false. */
export function PersonAbout({ profile }: { profile: UserProfile }) {
  const { hasBio, achievements, links } = aboutOf(profile);
  const hasFacts = achievements.length > 0 || links.length > 0;
  if (!hasBio && !hasFacts) return null;
  return (
    <Stack className={clsx(styles.about, hasBio !== hasFacts && styles.alone)}>
      {hasBio && (
        <ReadMore what="about this person">
          <RichText className={styles.bio} html={profile.bio} />
        </ReadMore>
      )}
      {hasFacts && (
        <Stack className={styles.facts}>
          {achievements.length > 0 && <Achievements achievements={achievements} />}
          {links.length > 0 && <SocialLinks links={links} />}
        </Stack>
      )}
    </Stack>
  );
}
