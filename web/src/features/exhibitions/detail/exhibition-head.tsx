import { formatExhibitionDate } from '@aperture-byline/contract/dates';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Chips } from '#ui/chips.tsx';
import styles from './exhibition-head.module.css';

/** Title, photographer, genre badge, and from when to when. */
export function ExhibitionHead({ exhibition }: { exhibition: ExhibitionDetail }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{exhibition.title}</h1>
      <div className={styles.facts}>
        <p>
          by <Link to={paths.profile(exhibition.user_id)}>{exhibition.username}</Link>
        </p>
        <p className={styles.dates}>
          <time dateTime={exhibition.start_date}>{formatExhibitionDate(exhibition.start_date)}</time> to{' '}
          <time dateTime={exhibition.end_date}>{formatExhibitionDate(exhibition.end_date)}</time>
        </p>
        <Chips words={exhibition.genre === '' ? [] : [exhibition.genre]} label="Genre" />
      </div>
    </header>
  );
}
