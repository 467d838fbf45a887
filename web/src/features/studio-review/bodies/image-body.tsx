import type { ReviewedImage } from '@aperture-byline/contract/review/wire';
import { sizes } from '#components/base/sizes.ts';
import { FactList } from '#components/layout/fact-list.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { PictureButton } from '#components/media/large-pictures.tsx';
import styles from '../review.module.css';
import { htmlAsText } from './html-as-text.ts';
import type { WorkField } from './work-fields.ts';

export function ImageBody({
  image,
  isPanel = false,
  onOpen,
}: {
  image: ReviewedImage;
  /** Beside a contact sheet there is no room for columns. */
  isPanel?: boolean;
  onOpen: () => void;
}) {
  const { picture, title, alt } = image;
  return (
    <Grid gap={3} md="minmax(0, min(20rem, 45%)) minmax(0, 1fr)" {...(isPanel && { lg: '1fr' })}>
      <PictureButton
        name={title || 'Untitled'}
        picture={picture}
        sizes={sizes({ 0: '92vw', 768: '20rem', 1024: isPanel ? '24rem' : '20rem' })}
        alt={alt}
        onOpen={onOpen}
      />
      <FactList
        variant="stacked"
        className={styles.text}
        facts={[
          ...normalizeWords(image).map(([name, text]) => [name, text || 'None'] as const),
          ['Original', `${picture.width} × ${picture.height} px`],
        ]}
      />
    </Grid>
  );
}

function normalizeWords({
  isPublic,
  alt,
  description,
  tags,
  license,
  creator,
  copyrightNotice,
}: ReviewedImage): (readonly [name: string, text: string])[] {
  return [
    [
      'Visibility',
      isPublic ? 'Public: everybody sees it once it is approved' : 'Private: only its photographer sees it',
    ],
    ['Alternative text', alt],
    ['Description', htmlAsText(description)],
    ['Tags', tags.join(', ')],
    ['Licence', license],
    ...(creator ? [['Creator', creator] as const] : []),
    ...(copyrightNotice ? [['Copyright notice', copyrightNotice] as const] : []),
  ];
}

/** All that an approval of a photograph is of, as one text, to be compared with that of another time. */
export function fieldOfImage(name: string, image: ReviewedImage): WorkField {
  const facts = [
    ['Title', image.title],
    ...normalizeWords(image),
    ...(image.status === 'rejected' ? [['Status', 'Rejected']] : []),
  ];
  const text = facts.map(([fact, words]) => `${fact}: ${words || 'None'}`).join('\n');
  return { name, text, html: `${text}\n${image.description}` };
}
