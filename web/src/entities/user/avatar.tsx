import { type AvatarWidth, avatarAt } from '@aperture-byline/contract/user/avatar';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './avatar.module.css';

/** Pixels of the slot, and the width of the published avatar that fills it on screens of two dots a pixel. */
const SIZES: Record<'small' | 'large', { slot: number; file: AvatarWidth }> = {
  small: { slot: 40, file: 80 },
  large: { slot: 160, file: 320 },
};

/** Shows a profile picture, or a generic person. `name` is empty where a neighbouring text says who it is. */
export function Avatar({ url, name, size }: { url: string | null; name: string; size: 'small' | 'large' }) {
  const { slot, file } = SIZES[size];
  const src = url ? avatarAt(url, file) : null;
  const [failed, setFailed] = useState<string | null>(null);

  if (src === null || src === failed) return <Person name={name} size={size} />;
  return (
    <img
      className={clsx(styles.avatar, styles[size])}
      src={src}
      width={slot}
      height={slot}
      alt={name}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}

function Person({ name, size }: { name: string; size: 'small' | 'large' }) {
  return (
    <span className={clsx(styles.avatar, styles[size])}>
      <svg className={styles.person} aria-hidden="true" viewBox="0 0 40 40">
        <circle cx="20" cy="16" r="6.5" />
        <path d="M7.5 40c0-8.5 5.5-13.5 12.5-13.5S32.5 31.5 32.5 40z" />
      </svg>
      {name && <span className="visually-hidden">{name}</span>}
    </span>
  );
}
