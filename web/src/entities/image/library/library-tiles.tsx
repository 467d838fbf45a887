import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { isVisible } from '@aperture-byline/contract/shared/text/text-checks';
import { useId } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { ErrorText } from '#components/forms/field.tsx';
import { Row } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { useCursorPages } from '#components/pagination/cursor-pages.tsx';
import { stateText } from '#entities/work/work-state.ts';
import { type LibraryFilters, studioImagesQuery } from '../studio-queries.ts';
import styles from './tile.module.css';

/** Returns the state of an image, in the words used for works. */
export const imageStateText = ({
  isWaitingForOpening = false,
  ...image
}: Pick<StudioImage, 'status' | 'reviewNote'> & Partial<Pick<StudioImage, 'isWaitingForOpening'>>): string =>
  stateText({ ...image, revision: null }, isWaitingForOpening ? studioImageMessages.waitsForOpening : 'Approved');

/** A photograph of the library with a box to choose it by. */
export function Tile({
  image,
  isSelected,
  isRefused = false,
  onToggle,
}: {
  image: StudioImage;
  isSelected: boolean;
  /** It was to be submitted: what it lacks is marked for as long as it does. */
  isRefused?: boolean;
  onToggle: () => void;
}) {
  const id = useId();
  const missing = isRefused ? missingWords(image) : null;
  return (
    <li className={isSelected ? styles.selected : undefined}>
      <label htmlFor={id} className={styles.face}>
        <span className={styles.frame}>
          <Picture
            picture={image.picture}
            sizes={sizes({ 0: '46vw', 640: '30vw', 1024: '18vw' })}
            ratio={1.25}
            alt=""
          />
        </span>
        <Row as="span" gap={1.5} align="start" nowrap className={styles.caption}>
          <input
            id={id}
            type="checkbox"
            className={styles.box}
            checked={isSelected}
            aria-describedby={missing ? `${id}-missing` : undefined}
            onChange={onToggle}
          />
          <span className={styles.title}>
            {image.title || 'Untitled'}{' '}
            {image.title === '' && <span className="text-quiet text-small">{image.fileName}</span>}
          </span>
        </Row>
      </label>
      <p className="text-quiet text-small">
        {imageStateText(image)} · {image.privacyStatus}
      </p>
      <ErrorText id={`${id}-missing`}>{missing}</ErrorText>
    </li>
  );
}

/** Returns the problem that keeps the image from being submitted; null where there is none. */
function missingWords({ title, alt }: StudioImage): string | null {
  if (isVisible(title)) return isVisible(alt) ? null : studioImageMessages.needsAlt;
  return isVisible(alt) ? studioImageMessages.needsTitle : studioImageMessages.needsBoth;
}

/** Reads the user's own photographs that fit the filters, newest first. */
export const useLibraryPages = (uid: string, filters: LibraryFilters) =>
  useCursorPages({
    pagesQuery: studioImagesQuery(uid, filters),
    getItems: ({ data }) => data,
    failure: studioImageMessages.notLoaded,
  });
