import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { ExhibitionHead } from '#entities/exhibition/detail/exhibition-head.tsx';
import { ExhibitionTexts } from '#entities/exhibition/detail/exhibition-texts.tsx';
import { ImageScrollers, ImageScrollersSkeleton } from '#entities/exhibition/scrollers/image-scrollers.tsx';
import { viewerState } from '#entities/exhibition/viewed-image.ts';
import { exhibitionImagesQuery } from '#entities/image/queries.ts';
import { paths } from '#lib/paths.ts';

/** An ongoing exhibition: head, texts, and its pictures in two rows that scroll by themselves. */
export function OpenExhibition({ exhibition }: { exhibition: ExhibitionDetail }) {
  const images = useQuery(exhibitionImagesQuery(exhibition.exhibition_id));
  return (
    <>
      <PageMeta title={exhibition.title} />
      <ExhibitionHead exhibition={exhibition}>
        {exhibition.image_count > 0 && (
          <ButtonLink
            variant="primary"
            to={paths.viewer(exhibition.exhibition_id)}
            state={viewerState(exhibition.exhibition_id, {
              imageId: null,
              index: 0,
              entered: true,
              openedBy: null,
            })}
          >
            {viewerMessages.enterExhibition}
          </ButtonLink>
        )}
      </ExhibitionHead>
      <ExhibitionTexts exhibition={exhibition} />
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
