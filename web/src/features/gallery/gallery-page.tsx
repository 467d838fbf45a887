import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { PagedList } from '#components/pagination/paged-list.tsx';
import { useAnsweredPage, useRequestedPage } from '#components/pagination/use-paged-address.ts';
import { galleryPageQuery } from '#entities/image/queries.ts';
import { PhotographRows, PhotographRowsSkeleton } from './photograph-rows.tsx';

export default function GalleryPage() {
  const queryClient = useQueryClient();
  const requestedPage = useRequestedPage();
  const query = useQuery(galleryPageQuery(requestedPage));
  const pagination = query.data?.pagination;
  useAnsweredPage({ requestedPage, answeredPage: query.isPlaceholderData ? undefined : pagination?.page });

  return (
    <Container>
      <PageMeta title={requestedPage > 1 ? `Gallery, page ${requestedPage}` : 'Gallery'} />
      <PageHead title="Gallery">
        <p>
          Photographs from the artists of the house, newest first. Open one to see it large, with its camera
          notes.
        </p>
      </PageHead>
      <PagedList
        query={query}
        page={requestedPage}
        totalPages={pagination?.totalPages}
        label="Pages of the gallery"
        skeleton={<PhotographRowsSkeleton />}
        getItems={({ data }) => data}
        empty={imageMessages.noImagesUploaded}
        onNextLikely={(page) => queryClient.prefetchQuery(galleryPageQuery(page))}
      >
        {(images) => <PhotographRows images={images} page={pagination?.page ?? requestedPage} />}
      </PagedList>
    </Container>
  );
}
