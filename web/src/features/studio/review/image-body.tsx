import type { ImageReview, ReviewedImage } from '@aperture-byline/contract/review/wire';
import { sizes } from '#components/base/sizes.ts';
import { Facts } from './facts.tsx';
import { htmlAsText } from './html-as-text.ts';
import { PictureButton } from './large-pictures.tsx';
import styles from './review.module.css';

type Words = Pick<ReviewedImage, 'title' | 'alt' | 'description' | 'tags' | 'license' | 'picture'>;

/** A photograph, which opens large, with its words. */
export function ImageBody({ image, onOpen }: { image: Words; onOpen: () => void }) {
  const { picture, title, alt } = image;
  return (
    <div className={styles.image}>
      <PictureButton
        name={title || 'Untitled'}
        picture={picture}
        sizes={sizes({ 0: '92vw', 768: '20rem' })}
        alt={alt}
        onOpen={onOpen}
      />
      <Facts facts={[...wordsOf(image), ['Original', `${picture.width} × ${picture.height} px`]]} />
    </div>
  );
}

function wordsOf({ alt, description, tags, license }: Words): (readonly [name: string, text: string])[] {
  return [
    ['Alternative text', alt],
    ['Description', htmlAsText(description)],
    ['Tags', tags.join(', ')],
    ['Licence', license],
  ];
}

/** All words of a photograph as one text, to be compared with those of another time. */
export function imageAsText(image: Omit<Words, 'picture'> | ImageReview['image']): string {
  const words = wordsOf(image as Words).map(([name, text]) => `${name}: ${text || 'None'}`);
  return [`Title: ${image.title || 'None'}`, ...words].join('\n');
}
