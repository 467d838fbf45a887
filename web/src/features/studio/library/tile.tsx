import type { StudioImage } from '@aperture-byline/contract/image/studio-wire';
import type { ContentStatus } from '@aperture-byline/contract/shared/content';
import clsx from 'clsx';
import { useId } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { Picture } from '#components/media/picture.tsx';
import styles from './library.module.css';

export const STATUS_TEXTS: Readonly<Record<ContentStatus, string>> = {
  draft: 'Draft',
  submitted: 'Waits for review',
  approved: 'Approved',
  rejected: 'Sent back',
};

/** A photograph of the library with a box to choose it by. */
export function Tile({
  image,
  isChosen,
  onToggle,
}: {
  image: StudioImage;
  isChosen: boolean;
  onToggle: () => void;
}) {
  const id = useId();
  return (
    <li className={clsx(styles.tile, isChosen && styles.chosen)}>
      <label htmlFor={id} className={styles.face}>
        <span className={styles.frame}>
          <Picture
            picture={image.picture}
            sizes={sizes({ 0: '46vw', 640: '30vw', 1024: '18vw' })}
            ratio={1.25}
            alt=""
          />
        </span>
        <span className={styles.caption}>
          <input id={id} type="checkbox" className={styles.box} checked={isChosen} onChange={onToggle} />
          <span className={styles.title}>{image.title || 'Untitled'}</span>
        </span>
      </label>
      <p className={styles.facts}>
        {STATUS_TEXTS[image.status]} · {image.privacy_status}
      </p>
    </li>
  );
}
