import type { ReviewedImage } from '@aperture-byline/contract/review/wire';
import { Stack } from '#components/layout/layout.tsx';
import { ImageBody } from './image-body.tsx';
import { LargePictures } from './large-pictures.tsx';
import styles from './review.module.css';

/** The photographs of a work that nobody has approved yet: its approval publishes them, with their words. */
export function NewImages({ images }: { images: readonly ReviewedImage[] }) {
  if (images.length === 0) return null;
  const isOne = images.length === 1;
  return (
    <Stack as="section" gap={4}>
      <h4 className={styles.title}>
        {isOne ? 'One photograph becomes' : `${images.length} photographs become`} public with it, and{' '}
        {isOne ? 'its' : 'their'} words
      </h4>
      <LargePictures pictures={images.map(({ picture }) => picture)}>
        {(open) => (
          <Stack as="ul" gap={4}>
            {images.map((image, index) => (
              <Stack as="li" key={image.image_id} gap={1}>
                <h5 className={styles.title}>{image.title || 'Untitled'}</h5>
                {image.status === 'rejected' && (
                  <p>
                    <strong>This photograph was rejected before.</strong>
                  </p>
                )}
                <ImageBody image={image} onOpen={() => open(index)} />
              </Stack>
            ))}
          </Stack>
        )}
      </LargePictures>
    </Stack>
  );
}
