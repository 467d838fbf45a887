import type { GalleryImage } from '@aperture-byline/contract/image';
import { messages } from '@aperture-byline/contract/messages';
import { parsePage } from '@aperture-byline/contract/paging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyNotice, ErrorNotice } from '#ui/notice.tsx';
import { Container, PageHead, PageMeta } from '#ui/page.tsx';
import { Pager } from '#ui/pager.tsx';
import { Loading } from '#ui/skeleton.tsx';
import styles from './gallery-page.module.css';
import { galleryPageQuery } from './get-gallery-page.ts';
import { PhotographRows, PhotographRowsSkeleton } from './photograph-rows.tsx';

/** The page the address asks for. Where the API answers another one, that takes its place in the address. */
function useGalleryPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const asked = parsePage(search.get('page'));
  const query = useQuery(galleryPageQuery(asked));
  const answer = query.isPlaceholderData ? undefined : query.data;

  useEffect(() => {
    if (answer === undefined || answer.pagination.page === asked) return;
    queryClient.setQueryData(galleryPageQuery(answer.pagination.page).queryKey, answer);
    navigate({ search: `?page=${answer.pagination.page}` }, { replace: true });
  }, [answer, asked, navigate, queryClient]);

  return { asked, query };
}

export default function GalleryPage() {
  const { asked, query } = useGalleryPage();
  const queryClient = useQueryClient();
  const { data } = query;
  const totalPages = data?.pagination.totalPages ?? 1;

  return (
    <Container>
      <PageMeta
        title={asked > 1 ? `Gallery, page ${asked}` : 'Gallery'}
        description="Photographs from the artists of the house, newest first, each whole and with its story."
      />
      <PageHead title="Gallery">
        <p>
          Photographs from the artists of the house, newest first. Open one to see it large, with its camera
          notes.
        </p>
      </PageHead>
      {data ? (
        <div
          className={clsx(styles.shown, query.isPlaceholderData && styles.leaving)}
          aria-busy={query.isPlaceholderData}
        >
          <Photographs images={data.data} />
        </div>
      ) : query.isError ? (
        <ErrorNotice onRetry={() => query.refetch()}>{messages.somethingWrongLater}</ErrorNotice>
      ) : (
        <Loading label={messages.loading}>
          <PhotographRowsSkeleton />
        </Loading>
      )}
      {data && (
        <Pager
          label="Pages of the gallery"
          page={Math.min(asked, totalPages)}
          totalPages={totalPages}
          onNextLikely={(page) => queryClient.prefetchQuery(galleryPageQuery(page))}
        />
      )}
    </Container>
  );
}

function Photographs({ images }: { images: readonly GalleryImage[] }) {
  if (images.length === 0) return <EmptyNotice>{messages.noImagesUploaded}</EmptyNotice>;
  return <PhotographRows images={images} />;
}
