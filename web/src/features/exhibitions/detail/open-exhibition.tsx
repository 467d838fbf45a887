import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { exhibitionImagesQuery } from '#entities/image/queries.ts';
import { ImageScrollers } from '../scrollers/image-scrollers.tsx';
import { ImageScrollersSkeleton } from '../scrollers/image-scrollers-skeleton.tsx';
import { viewerPath, viewerState } from '../viewer/viewed-image.ts';
import { ExhibitionHead } from './exhibition-head.tsx';
import styles from './open-exhibition.module.css';

/** An ongoing exhibition: head, texts, and its pictures in two rows that scroll by themselves. */
export function OpenExhibition({ exhibition }: { exhibition: ExhibitionDetail }) {
  const images = useQuery(exhibitionImagesQuery(exhibition.exhibition_id));
  return (
    <>
      <PageMeta title={exhibition.title} />
      <ExhibitionHead exhibition={exhibition}>
        {exhibition.image_count > 0 && (
          <ButtonLink
            look="main"
            to={viewerPath(exhibition.exhibition_id)}
            state={viewerState(exhibition.exhibition_id, { imageId: null, index: 0, entered: true })}
          >
            {viewerMessages.enterExhibition}
          </ButtonLink>
        )}
      </ExhibitionHead>
      <Container className={styles.words}>
        <RichText html={exhibition.description} className={styles.description} />
        <div className={styles.notes}>
          <Note title="The photographer" html={exhibition.author_description} />
          <Note title={exhibition.genre || 'The genre'} html={exhibition.genre_description} />
        </div>
      </Container>
      <QueryState
        query={images}
        loading={<ImageScrollersSkeleton count={exhibition.image_count} />}
        empty={
          <Container>
            <EmptyState>{imageMessages.noImagesAvailable}</EmptyState>
          </Container>
        }
        frame={(error) => <Container>{error}</Container>}
      >
        {(shown) => <ImageScrollers exhibitionId={exhibition.exhibition_id} images={shown} />}
      </QueryState>
    </>
  );
}

function Note({ title, html }: { title: string; html: string }) {
  if (html === '') return null;
  return (
    <section className={styles.note}>
      <h2 className={styles.noteTitle}>{title}</h2>
      <RichText html={html} className={styles.noteText} />
    </section>
  );
}
