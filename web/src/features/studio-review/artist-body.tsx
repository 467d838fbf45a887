import type { ArtistReview } from '@aperture-byline/contract/review/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Avatar } from '#entities/user/avatar.tsx';
import { htmlAsText } from './html-as-text.ts';
import styles from './review.module.css';

/** Who asks to become a photographer. */
export function ArtistBody({ artist: { avatar, subtitle, bio, joined_on } }: Pick<ArtistReview, 'artist'>) {
  return (
    <Grid columns="auto minmax(0, 1fr)">
      <Avatar url={avatar} name="" size="small" />
      <Stack gap={1} className="text-quiet text-small">
        {subtitle && <p>{subtitle}</p>}
        <p className={styles.text}>{htmlAsText(bio) || 'Has written nothing about themselves.'}</p>
        <p>Joined {formatDay(joined_on)}</p>
      </Stack>
    </Grid>
  );
}
