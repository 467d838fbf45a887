import clsx from 'clsx';
import { sizes } from '#components/base/sizes.ts';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { LargePictures, PictureButton } from '#components/media/large-pictures.tsx';
import styles from '../review.module.css';
import type { WorkField } from './work-fields.ts';

type ShownPicture = Extract<WorkField, { pictures: unknown }>['pictures'][number];

/** Photographs of a work in their order; `mark` says of one what is new about it, or that it goes. */
export function PictureGrid({
  pictures,
  mark,
}: {
  pictures: readonly ShownPicture[];
  mark?: { text: string; of: ReadonlySet<string> };
}) {
  if (pictures.length === 0) return 'None';
  return (
    <LargePictures pictures={pictures.map(({ picture }) => picture)}>
      {(open) => (
        <Grid as="ul" gap={[2, 1]} columns="repeat(auto-fill, minmax(6rem, 1fr))">
          {pictures.map(({ id, title, isPublic, picture }, index) => (
            <Stack as="li" key={id} gap={0.5} className={clsx('break-anywhere', mark?.of.has(id) && styles.marked)}>
              <PictureButton
                name={title || 'Untitled'}
                picture={picture}
                sizes={sizes({ 0: '28vw', 768: '8rem' })}
                ratio={1.25}
                onOpen={() => open(index)}
              />
              <span className={styles.quiet}>
                {mark?.of.has(id) && <strong>{mark.text}: </strong>}
                {title || 'Untitled'}
                {!isPublic && ' (private)'}
              </span>
            </Stack>
          ))}
        </Grid>
      )}
    </LargePictures>
  );
}
