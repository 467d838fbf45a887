import { splitAchievements, splitSocialLinks } from '@aperture-byline/contract/shared/text/joined-strings';
import type { AccountProfile, UserProfile } from '@aperture-byline/contract/user/wire';
import clsx from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { plainText } from '#components/rich-text/plain-text.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { Avatar } from '#entities/user/avatar.tsx';
import { Achievements, SocialLinks, shownLinks } from './facts/person-facts.tsx';
import styles from './person.module.css';

/** Avatar, name and subtitle. `edit` stands beside the avatar. The e-mail address shows where the profile has one. */
export function PersonHead({
  profile,
  edit,
}: {
  profile: UserProfile & Pick<AccountProfile, 'email'>;
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
        {profile.email && (
          <p className={clsx(styles.email, 'text-quiet text-medium break-anywhere')}>{profile.email}</p>
        )}
      </div>
    </Stack>
  );
}

export function hasAbout(profile: UserProfile): boolean {
  const { hasBio, achievements, links } = describeAbout(profile);
  return hasBio || achievements.length > 0 || links.length > 0;
}

function describeAbout({ bio, achievements, social_links }: UserProfile) {
  return {
    hasBio: plainText(bio) !== '' || bio.includes('<img'),
    achievements: splitAchievements(achievements),
    links: shownLinks(splitSocialLinks(social_links)),
  };
}

/** Bio, achievements and links; null where `hasAbout` is false. */
export function PersonAbout({ profile }: { profile: UserProfile }) {
  const { hasBio, achievements, links } = describeAbout(profile);
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
        <Stack gap="clamp(28px, 3vw, 36px)">
          {achievements.length > 0 && <Achievements achievements={achievements} />}
          {links.length > 0 && <SocialLinks links={links} />}
        </Stack>
      )}
    </Stack>
  );
}

/** Collapses long content behind a "Read more" button about `what`; expands when the focus gets inside. */
function ReadMore({ what, children }: { what: string; children: ReactNode }) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);

  // A layout effect, so that the first paint is collapsed: no layout shift.
  useLayoutEffect(() => {
    const element = content.current;
    if (element === null) return;
    const measure = () => setLong(element.offsetHeight > wholeHeight(element));
    const open = () => setOpen(true);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('focusin', open);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', open);
    };
  }, []);

  return (
    <div className={styles.readMore}>
      <div id={id} className={clsx(isLong && !isOpen && styles.collapsed)}>
        <div ref={content}>{children}</div>
      </div>
      {isLong && (
        <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Read less' : 'Read more'}
          <span className="visually-hidden"> {what}</span>
        </TextButton>
      )}
    </div>
  );
}

/** Pixels up to which a text shows whole: `person.module.css` knows how much room a screen has. */
function wholeHeight(element: Element): number {
  return Number(getComputedStyle(element).getPropertyValue('--whole'));
}
