import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { GalleryImage, GalleryPage } from '@aperture-byline/contract/image/wire';
import { isPublicPicture } from '@aperture-byline/contract/shared/picture';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { justifyRows, slotWidth } from '#components/media/justified-rows.ts';
import { Picture } from '#components/media/picture.tsx';
import { PagedList } from '#components/pagination/paged-list.tsx';
import { useAnsweredPage, useRequestedPage } from '#components/pagination/use-paged-address.ts';
import type { ImageList, OpenedFrom } from '#entities/image/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './photographs.module.css';

const GAP = 'clamp(32px, 3vw, 48px)';

const SKELETONS = [1.5, 0.75, 1.5, 1.33, 1.5, 1.5, 0.67, 1.78].map((ratio, index) => ({
  key: String(index),
  ratio,
}));

function computeRatio({ picture }: GalleryImage): number {
  return picture.width / picture.height;
}

function ratioStyle(ratio: number): CSSProperties {
  return { '--ratio': ratio } as CSSProperties;
}

/**
 * The slot's width by `photographs.module.css`; `share` is its part of its row without the gaps between the
 * photographs. Files come in doubling widths: a slot that is stated wider than it is may get one of more than twice its
 * width.
 */
function slotSizes(share: number, gaps: number): string {
  const by = (row: number, gap: number) => slotWidth(share, gaps, { row, gap });
  return sizes({
    0: '100vw',
    640: `${by(91, 1.4)}vw`,
    1024: `${by(62.5, 1.4)}vw`,
    1600: `${by(1020, 20)}px`,
  });
}

/** Shows photographs uncropped in justified rows; to the owner also those that are not public, marked as such. */
function Photographs({ images, list }: { images: readonly GalleryImage[]; list: ImageList }) {
  return (
    <Stack gap={GAP}>
      {justifyRows(images, computeRatio).map(({ items }, index) => (
        <Stack as="ul" key={items[0]?.item.image_id} gap={4} className={styles.row}>
          {items.map(({ item, share }, place) => (
            <li key={item.image_id} className={styles.slot} style={ratioStyle(computeRatio(item))}>
              <Photograph
                image={item}
                list={list}
                slot={slotSizes(share, items.length - 1)}
                priority={index === 0 && place === 0}
              />
            </li>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

function Photograph({
  image,
  list,
  slot,
  priority,
}: {
  image: GalleryImage;
  list: ImageList;
  slot: string;
  priority: boolean;
}) {
  const isPrivate = image.privacy_status === 'Private';
  const isPublic = isPublicPicture(image.picture);
  const title = <h3 className={styles.title}>{image.title}</h3>;
  const picture = <Picture picture={image.picture} sizes={slot} priority={priority} />;
  if (isPrivate || !isPublic) {
    return (
      <article>
        {picture}
        <div className={styles.words}>
          {title}
          <p className={styles.mark}>{isPrivate ? 'Private: only you see it' : 'Not public yet'}</p>
        </div>
      </article>
    );
  }
  return (
    <article>
      <Link className={styles.link} to={paths.image(image.image_id)} state={{ openedFrom: list } satisfies OpenedFrom}>
        {picture}
        <div className={styles.words}>{title}</div>
      </Link>
    </article>
  );
}

export function PhotographsSkeleton() {
  return (
    <Stack gap={GAP}>
      {justifyRows(SKELETONS, ({ ratio }) => ratio).map(({ items }) => (
        <Stack key={items[0]?.item.key} gap={4} className={styles.row}>
          {items.map(({ item }) => (
            <div key={item.key} className={styles.slot} style={ratioStyle(item.ratio)}>
              <Skeleton ratio={item.ratio} />
              <div className={styles.words}>
                <Skeleton short />
              </div>
            </div>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

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
  emptyAction?: ReactNode;
}) {
  const queryClient = useQueryClient();
  const requestedPage = useRequestedPage();
  const query = useQuery(pageQuery(requestedPage));
  const pagination = query.data?.pagination;
  useAnsweredPage({ requestedPage, answeredPage: query.isPlaceholderData ? undefined : pagination?.page });
  return (
    <>
      <h2 className="visually-hidden">Gallery</h2>
      <PagedList
        query={query}
        page={requestedPage}
        totalPages={pagination?.totalPages}
        label="Pages of photographs"
        part={part}
        skeleton={<PhotographsSkeleton />}
        getItems={({ data }) => data}
        empty={imageMessages.noImagesUploaded}
        emptyAction={emptyAction}
        onNextLikely={(page) => queryClient.prefetchQuery(pageQuery(page))}
      >
        {(images) => <Photographs images={images} list={{ page: pagination?.page ?? requestedPage, userId }} />}
      </PagedList>
    </>
  );
}
