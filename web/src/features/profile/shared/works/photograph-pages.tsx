import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '#components/pagination/paged-list.tsx';
import { useAnsweredPage, useAskedPage } from '#components/pagination/use-paged-address.ts';
import { Photographs, PhotographsSkeleton } from './photographs.tsx';

/** A user's photographs, with a pager. `part` is as in `Pager`. */
export function PhotographPages({
  userId,
  pageQuery,
  part,
  emptyAction,
}: {
  userId: string;
  pageQuery: (page: number) => UseQueryOptions<GalleryPage>;
  part: string;
  /** A way on for whoever has no photographs. */
  emptyAction?: ReactNode;
}) {
  const queryClient = useQueryClient();
  const asked = useAskedPage();
  const query = useQuery(pageQuery(asked));
  const pagination = query.data?.pagination;
  useAnsweredPage({ asked, answered: query.isPlaceholderData ? undefined : pagination?.page });
  return (
    <>
      <h2 className="visually-hidden">Gallery</h2>
      <PagedList
        query={query}
        page={asked}
        totalPages={pagination?.totalPages}
        label="Pages of photographs"
        part={part}
        skeleton={<PhotographsSkeleton />}
        itemsOf={({ data }) => data}
        empty={imageMessages.noImagesUploaded}
        emptyAction={emptyAction}
        onNextLikely={(page) => queryClient.prefetchQuery(pageQuery(page))}
      >
        {(images) => <Photographs images={images} list={{ page: pagination?.page ?? asked, userId }} />}
      </PagedList>
    </>
  );
}
