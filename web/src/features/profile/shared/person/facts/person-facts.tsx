import { SOCIAL_MEDIA, type SocialMedium } from '@aperture-byline/contract/shared/constants';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import type { Achievement, SocialLink } from '@aperture-byline/contract/shared/text/joined-strings';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import clsx from 'clsx';
import { useId, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import styles from './person-facts.module.css';

interface ShownLink {
  name: string;
  address: string;
  /** The user's name there, or the host of a website. */
  handle: string;
}

/** The links to media that are known. The API leaves out those whose host is not the medium's. */
export function shownLinks(links: readonly SocialLink[]): ShownLink[] {
  return links.flatMap(({ socialMedia, link }) => {
    const medium = SOCIAL_MEDIA.find((one) => one === socialMedia);
    if (medium === undefined || !link.startsWith('https://')) return [];
    return [{ name: MEDIUM_NAMES[medium], address: link, handle: findHandle(medium, link) }];
  });
}

/** A website's host, and of a network `@name`, where its address has one. */
function findHandle(medium: SocialMedium, link: string): string {
  const { host, pathname } = new URL(link);
  if (medium === 'website') return host.replace(/^www\./, '');
  const [name = ''] = pathname.replace(/^\/(?:in\/)?/i, '').split('/', 1);
  return name === '' || name.endsWith('.php') ? '' : `@${name.replace(/^@/, '')}`;
}

export function SocialLinks({ links }: { links: readonly ShownLink[] }) {
  return (
    <section>
      <h2 className={styles.title}>{publicProfileMessages.socialLinks}</h2>
      <ul className="mt-4">
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
              <span className={clsx(styles.handle, 'text-quiet text-small min-width-0 nowrap')}>{handle}</span>
              <span aria-hidden>↗</span>
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const MEDIUM_NAMES: Readonly<Record<SocialMedium, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  website: 'Website',
};

/** A day without a time, `YYYY-MM-DD`, as `11 Feb 2023`. What is no such day stays as it is. */
export function formatAchievedDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`);
  return isDay ? formatDay(day) : day;
}

const SHOWN = 3;

export function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? achievements : achievements.slice(0, SHOWN);
  return (
    <section>
      <h2 className={styles.title}>{publicProfileMessages.achievements}</h2>
      <Stack as="ul" id={id} gap={2.5} className="mt-16">
        {shown.map(({ title, description, achievedDate }) => (
          <Stack as="li" key={`${achievedDate} ${title} ${description}`} gap={0.5} className="break-anywhere">
            <h3 className={styles.name}>{title}</h3>
            <p className="text-quiet text-small tabular-nums">
              <time dateTime={achievedDate}>{formatAchievedDate(achievedDate)}</time>
            </p>
            <p className={clsx(styles.description, 'text-quiet text-small')}>{description}</p>
          </Stack>
        ))}
      </Stack>
      {achievements.length > SHOWN && (
        <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${achievements.length}`}
        </TextButton>
      )}
    </section>
  );
}
