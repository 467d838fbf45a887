import { formatExhibitionDate } from '@aperture-byline/contract/dates';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition';
import { Chips } from '#ui/chips.tsx';
import styles from './exhibition-head.module.css';

/** Title, photographer, genre badge, and from when to when. */
export function ExhibitionHead({ exhibition }: { exhibition: ExhibitionDetail }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{exhibition.title}</h1>
      <div className={styles.facts}>
        <p>by {exhibition.username}</p>
        <p className={styles.dates}>
          <time dateTime={exhibition.start_date}>{formatExhibitionDate(exhibition.start_date)}</time> to{' '}
          <time dateTime={exhibition.end_date}>{formatExhibitionDate(exhibition.end_date)}</time>
        </p>
        <Chips words={exhibition.genre === '' ? [] : [exhibition.genre]} label="Genre" />
      </div>
    </header>
  );
}
