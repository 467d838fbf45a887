import { SOCIAL_MEDIA, type SocialMedium } from '@aperture-byline/contract/shared/constants';
import type { SocialLink } from '@aperture-byline/contract/shared/joined-strings';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import clsx from 'clsx';
import { Row } from '#components/layout/layout.tsx';
import styles from './person-facts.module.css';

interface ShownLink {
  name: string;
  address: string;
  /** The user's name there. */
  handle: string;
}

/** The links to media that are known. The API leaves out those whose host is not the medium's. */
export function shownLinks(links: readonly SocialLink[]): ShownLink[] {
  return links.flatMap(({ socialMedia, link }) => {
    const medium = SOCIAL_MEDIA.find((one) => one === socialMedia);
    if (medium === undefined || !link.startsWith('https://')) return [];
    const [handle = ''] = link.replace(/^https:\/\/[^/]*\/(?:in\/)?/i, '').split(/[/?#]/, 1);
    return [{ name: MEDIUM_NAMES[medium], address: link, handle }];
  });
}

/** The social links, which lead to other sites. */
export function SocialLinks({ links }: { links: readonly ShownLink[] }) {
  return (
    <section>
      <h2 className={styles.title}>{publicProfileMessages.socialLinks}</h2>
      <ul className={styles.links}>
        {links.map(({ name, address, handle }) => (
          <li key={`${name} ${address}`}>
            <Row
              as="a"
              gap={1.5}
              nowrap
              className={clsx('plain-link', styles.link)}
              href={address}
              rel="noopener noreferrer nofollow ugc"
            >
              <span>{name}</span>
              <span className={clsx(styles.handle, 'text-quiet text-small')}>{handle}</span>
              <span aria-hidden>↗</span>
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Display names of the social media. */
export const MEDIUM_NAMES: Readonly<Record<SocialMedium, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
};
