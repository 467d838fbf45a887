import type { ArtistReview } from '@aperture-byline/contract/review/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { ApplicationContent } from '#entities/user/application-content.tsx';
import { Avatar } from '#entities/user/avatar.tsx';
import styles from '../review.module.css';
import { htmlAsText } from './html-as-text.ts';

/** Shows who asks to become a photographer. */
export default function ArtistBody({ review: { artist, application } }: { review: ArtistReview }) {
  const { avatar, subtitle, bio, links, joinedAt } = artist;
  const about = htmlAsText(bio) || (application.text ? '' : 'Has written nothing about themselves.');
  return (
    <Grid columns="auto minmax(0, 1fr)">
      <Avatar url={avatar} name="" size="small" />
      <Stack gap={1} className="text-quiet text-small">
        {subtitle && <p>{subtitle}</p>}
        {about && <p className={styles.text}>{about}</p>}
        {links.map((link) => (
          <a key={link} className="break-anywhere" href={link} target="_blank" rel="noopener noreferrer nofollow">
            {link}
          </a>
        ))}
        <p>Joined {formatDay(joinedAt)}</p>
        <ApplicationContent application={application} />
      </Stack>
    </Grid>
  );
}
