import type { ImageReview } from '@aperture-byline/contract/review/wire';
import clsx from 'clsx';
import { type MouseEvent, memo } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { Row } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import styles from '../review.module.css';
import type { EntrySelection } from './entry-head.tsx';
import type { EntryState } from './review-entry.tsx';

/** Drawn once: each key that is pressed renders hundreds of thumbnails. */
const StillPicture = memo(Picture);

/** A photograph of a contact sheet: the picture opens it, the box selects it. */
export function Thumbnail({
  review: { image },
  state,
  outcome,
  selection,
  isCurrent,
  onFocus,
  onLook,
}: {
  review: ImageReview;
  state: EntryState;
  outcome: string;
  selection: EntrySelection | null;
  isCurrent: boolean;
  onFocus: () => void;
  onLook: (event: MouseEvent) => void;
}) {
  const isWaiting = state === 'waiting';
  const title = image.title || 'Untitled';
  const privacy = image.isPublic ? 'Public' : 'Private';
  const text = isWaiting ? privacy : outcome;
  return (
    <li
      className={clsx(
        !isWaiting && styles.done,
        isCurrent && styles.current,
        isWaiting && selection?.isSelected && styles.selected,
      )}
      data-item={isWaiting ? 'waiting' : 'done'}
      data-current={isCurrent || undefined}
    >
      <button
        type="button"
        className={styles.look}
        data-stop
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent || undefined}
        aria-label={`${title}, ${isWaiting ? '' : `${privacy}, `}${text}`}
        onFocus={onFocus}
        onClick={onLook}
      >
        <StillPicture
          picture={image.picture}
          sizes={sizes({ 0: '46vw', 640: '24vw', 1024: '12rem' })}
          ratio={1.25}
          alt=""
        />
      </button>
      <Row gap={1} align="start" nowrap className={styles.caption}>
        {selection && isWaiting && (
          <input
            type="checkbox"
            className={styles.box}
            tabIndex={isCurrent ? 0 : -1}
            aria-label={`Select ${title}`}
            checked={selection.isSelected}
            onChange={({ currentTarget, nativeEvent }) =>
              selection.onSelect(
                currentTarget.checked,
                nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey,
              )
            }
          />
        )}
        <span className={styles.captionText} aria-hidden>
          <span className={styles.line}>{title}</span>
          <span className={clsx(styles.line, styles.quiet, isWaiting && !image.isPublic && styles.private)}>
            {text}
          </span>
        </span>
      </Row>
    </li>
  );
}
