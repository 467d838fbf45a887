import type { ImageReview } from '@aperture-byline/contract/review/wire';
import { sizes } from '#components/base/sizes.ts';
import { Picture } from '#components/media/picture.tsx';
import { Facts } from './facts.tsx';
import { htmlAsText } from './html-as-text.ts';
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
          ['Description', htmlAsText(description)],
          ['Tags', tags.join(', ')],
          ['Licence', license],
          ['Original', `${picture.width} × ${picture.height} px`],
        ]}
      />
    </div>
  );
}
