import type { ImageReview } from '@aperture-byline/contract/review/wire';
import { sizes } from '#components/base/sizes.ts';
import { Picture } from '#components/media/picture.tsx';
import { textOf } from '../library/description.ts';
import { Facts } from './facts.tsx';
import styles from './review.module.css';

/** A photograph with its words. */
export function ImageBody({ image }: Pick<ImageReview, 'image'>) {
  const { picture, alt, description, tags, license } = image;
  return (
    <div className={styles.image}>
      <Picture picture={picture} sizes={sizes({ 0: '92vw', 768: '20rem' })} alt={alt} />
      <Facts
        facts={[
          ['Alternative text', alt],
          ['Description', textOf(description)],
          ['Tags', tags.join(', ')],
          ['Licence', license],
          ['Original', `${picture.width} × ${picture.height} px`],
        ]}
      />
    </div>
  );
}
