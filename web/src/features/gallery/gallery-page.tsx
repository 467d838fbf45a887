import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { GalleryPage as Answer } from '@aperture-byline/contract/image/wire';
import type { ImageFacet } from '@aperture-byline/contract/search/facets';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Explorer } from '#components/explorer/explorer.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { PagedList } from '#components/pagination/paged-list.tsx';
import { useAnsweredPage, useRequestedPage } from '#components/pagination/use-paged-address.ts';
import { galleryPageQuery, openedFromShown } from '#entities/image/queries.ts';
import { exploreImagesQuery, hasFilters, readImageFilters } from '#entities/search/queries.ts';
import { pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import { PhotographRows, PhotographRowsSkeleton } from './photograph-rows.tsx';

const FACETS: Readonly<Record<ImageFacet, string>> = {
  photographer: 'Photographer',
  tag: 'Tag',
  camera: 'Camera',
  lens: 'Lens',
  focal: 'Focal length',
  aperture: 'Aperture',
  iso: 'ISO',
  year: 'Year',
  colour: 'Colour',
};

/** All public photographs, or those that the words and facets of the address select. */
export default function GalleryPage() {
  const queryClient = useQueryClient();
  const requestedPage = useRequestedPage();
  const [search] = useSearchParams();
  const filters = readImageFilters(search);
  const isFiltered = hasFilters(filters);
  const [isOpened, setOpened] = useState(false);
  const explored = useQuery({
    ...exploreImagesQuery(filters, isFiltered ? requestedPage : 1),
    enabled: isFiltered || isOpened,
  });
  const all = useQuery({ ...galleryPageQuery(requestedPage), enabled: !isFiltered });
  const query: UseQueryResult<Answer> = isFiltered ? explored : all;
  const pagination = query.data?.pagination;
  useAnsweredPage({ requestedPage, answeredPage: query.isPlaceholderData ? undefined : pagination?.page });

  return (
    <Container>
      <PageMeta title={requestedPage > 1 ? `Gallery, page ${requestedPage}` : 'Gallery'} />
      <Explorer
        title="Gallery"
        label="Filter photographs"
        titles={FACETS}
        explored={explored.data}
        onOpen={() => setOpened(true)}
        total={isFiltered && pagination?.total ? pluralize(pagination.total, 'photograph') : null}
      />
      <PagedList
        query={query}
        page={requestedPage}
        totalPages={pagination?.totalPages}
        label="Pages of the gallery"
        skeleton={<PhotographRowsSkeleton />}
        getItems={({ data }) => data}
        empty={
          isFiltered
            ? 'No photograph has all of this. Take something away above, or begin anew.'
            : imageMessages.noImagesUploaded
        }
        emptyAction={isFiltered && <Link to={paths.gallery}>All photographs</Link>}
        onNextLikely={(page) =>
          isFiltered
            ? queryClient.prefetchQuery(exploreImagesQuery(filters, page))
            : queryClient.prefetchQuery(galleryPageQuery(page))
        }
      >
        {(images) => (
          <PhotographRows
            images={images}
            openedFrom={
              isFiltered
                ? openedFromShown('the gallery', images).openedFrom
                : { page: pagination?.page ?? requestedPage, userId: null }
            }
          />
        )}
      </PagedList>
      <p className="text-quiet text-medium">
        Photographs from the artists of the house, newest first. Open one to see it large, with its camera notes.
      </p>
    </Container>
  );
}
