import { SOCIAL_MEDIA } from '@aperture-byline/contract/shared/constants';
import type { SocialLink } from '@aperture-byline/contract/shared/joined-strings';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { isSocialLink } from '@aperture-byline/contract/user/social-link';
import { MEDIUM_NAMES } from '#features/profile/shared/medium-names.ts';
import styles from './fact-list.module.css';

interface ShownLink {
  name: string;
  address: string;
  /** The user's name there. */
  handle: string;
}

/** The links whose host belongs to their medium. Others, written past the API, are left out. */
export function shownLinks(links: readonly SocialLink[]): ShownLink[] {
  return links.flatMap(({ socialMedia, link }) => {
    const medium = SOCIAL_MEDIA.find((one) => one === socialMedia);
    if (medium === undefined || !isSocialLink(medium, link)) return [];
    const [handle = ''] = link.replace(/^https:\/\/[^/]*\/(?:in\/)?/i, '').split(/[/?#]/, 1);
    return [{ name: MEDIUM_NAMES[medium], address: link, handle }];
  });
}

/** The social links, which lead to other sites. */
export function SocialLinks({ links }: { links: readonly ShownLink[] }) {
  return (
    <section>
      <h2 className={styles.title}>{profileMessages.socialLinks}</h2>
      <ul className={styles.links}>
        {links.map(({ name, address, handle }) => (
          <li key={`${name} ${address}`}>
            <a className={styles.link} href={address} rel="noopener noreferrer nofollow ugc">
              <span className={styles.medium}>{name}</span>
              <span className={styles.handle}>{handle}</span>
              <span aria-hidden>↗</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
