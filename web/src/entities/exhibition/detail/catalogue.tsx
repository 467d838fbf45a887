import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import {
  CATALOGUE_FILE,
  type ExhibitionCatalogue,
  type ExhibitionDetail,
} from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { Unprintable } from '#components/feedback/unprintable.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container, Section } from '#components/layout/page.tsx';
import { Picture } from '#components/media/picture.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { type OpenedFrom, openedFromShown } from '#entities/image/queries.ts';
import { pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './catalogue.module.css';

const SLOT = sizes({ 0: '28vw', 640: '160px' });

/** Shows a closed exhibition's public photographs with notes, and its visitors. Null where the PDF would be empty. */
export default function Catalogue({
  exhibition: { exhibition_id: exhibitionId, description, author_description, genre_description },
  catalogue: { images, visitors, views, days, unprintable },
}: {
  exhibition: ExhibitionDetail;
  catalogue: ExhibitionCatalogue;
}) {
  const state = openedFromShown('the exhibition', images);
  const hasFigures = visitors + views > 0;
  const hasWords = description + author_description + genre_description !== '';
  if (images.length === 0 && !hasFigures && !hasWords) return null;
  return (
    <Container>
      <Section
        title="Catalogue"
        action={
          // Search engines find the page, and need not have the file drawn.
          <a href={`${paths.exhibition(exhibitionId)}/${CATALOGUE_FILE}`} download rel="nofollow">
            Catalogue (PDF)
          </a>
        }
      >
        <Unprintable signs={unprintable} text={exhibitionMessages.unprintable} />
        {images.length > 0 ? (
          <ol className={styles.entries} aria-label="Photographs">
            {images.map((image, index) => (
              <li key={image.image_id} className={styles.entry}>
                <Entry image={image} number={index + 1} state={state} />
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-quiet">{exhibitionMessages.noPublicPhotographs}</p>
        )}
        {hasFigures && (
          <Stack gap={0.5} className={styles.figures}>
            <p className={styles.sum}>
              {`${visitors > 0 ? pluralize(visitors, 'visitor') : pluralize(views, 'view')} in ${pluralize(days, 'day')}`}
            </p>
            <p className="text-quiet text-small">
              {visitors > 0
                ? visitorsNote(images.length, views)
                : 'Of these photographs, on any page, while the exhibition was open: counted once for each visitor and photograph in half an hour.'}
            </p>
          </Stack>
        )}
      </Section>
    </Container>
  );
}

const visitorsNote = (photographs: number, views: number): string =>
  photographs === 0
    ? 'Each counted once.'
    : `Each counted once. These photographs had ${pluralize(views, 'view')} on any page in those days.`;

function Entry({ image, number, state }: { image: ExhibitionImage; number: number; state: OpenedFrom }) {
  const { image_id: id, title, image_description: description, picture } = image;
  return (
    <>
      <span className="text-quiet text-small tabular-nums" aria-hidden="true">
        {number}
      </span>
      <Link to={paths.image(id)} state={state} aria-label={title} className="block">
        <Picture picture={picture} sizes={SLOT} alt="" />
      </Link>
      <Stack gap={1} className="measure">
        <h3 className={styles.title}>{title}</h3>
        <RichText html={description} className="text-quiet text-small" />
      </Stack>
    </>
  );
}
