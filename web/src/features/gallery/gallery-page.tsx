import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { PagedList } from '#components/pagination/paged-list.tsx';
import { useAnsweredPage, useAskedPage } from '#components/pagination/use-paged-address.ts';
import { galleryPageQuery } from '#entities/image/queries.ts';
import { PhotographRows, PhotographRowsSkeleton } from './photograph-rows.tsx';

export default function GalleryPage() {
  const queryClient = useQueryClient();
  const asked = useAskedPage();
  const query = useQuery(galleryPageQuery(asked));
  const pagination = query.data?.pagination;
  useAnsweredPage({ asked, answered: query.isPlaceholderData ? undefined : pagination?.page });

  return (
    <Container>
      <PageMeta title={asked > 1 ? `Gallery, page ${asked}` : 'Gallery'} />
      <PageHead title="Gallery">
        <p>
          Photographs from the artists of the house, newest first. Open one to see it large, with its camera
          notes.
        </p>
      </PageHead>
      <PagedList
        query={query}
        page={asked}
        totalPages={pagination?.totalPages}
        label="Pages of the gallery"
        skeleton={<PhotographRowsSkeleton />}
        itemsOf={({ data }) => data}
        empty={imageMessages.noImagesUploaded}
        onNextLikely={(page) => queryClient.prefetchQuery(galleryPageQuery(page))}
      >
        {(images) => <PhotographRows images={images} page={pagination?.page ?? asked} />}
      </PagedList>
    </Container>
  );
}
