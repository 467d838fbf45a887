import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  galleryPageQuery,
  type ImageList,
  type ListedImage,
  type OpenedFrom,
  publicImagesQuery,
} from '#entities/image/queries.ts';
import { KEEP_SCROLL } from '#lib/navigation/navigation.ts';
import { paths } from '#lib/navigation/paths.ts';

const NO_IMAGES: GalleryPage['data'] = [];

const imageListQuery = (page: number, userId: string | null) =>
  queryOptions<GalleryPage>({
    ...(userId === null ? galleryPageQuery(page) : publicImagesQuery(userId, page)),
    placeholderData: undefined,
  });

/** An image, and the list that has it: of a paged one, its page. */
export interface PlacedImage {
  image: ListedImage;
  list: ImageList;
}

/** The images of a list around one of them, in order and across its pages; empty where the list no longer has it. */
export function useImagesAround(imageId: string, list: ImageList): readonly PlacedImage[] {
  const isShown = 'images' in list;
  const { page, userId } = isShown ? { page: 1, userId: null } : list;
  const { data } = useQuery({ ...imageListQuery(page, userId), enabled: !isShown });
  const images: readonly ListedImage[] = isShown ? list.images : (data?.data ?? NO_IMAGES);
  const index = images.findIndex(({ image_id }) => image_id === imageId);
  const hasBefore = !isShown && index === 0 && page > 1;
  const hasAfter = !isShown && data !== undefined && index === images.length - 1 && page < data.pagination.totalPages;
  const before = useQuery({ ...imageListQuery(page - 1, userId), enabled: hasBefore });
  const after = useQuery({ ...imageListQuery(page + 1, userId), enabled: hasAfter });
  if (index < 0) return [];
  const place = (of: ImageList, found: readonly ListedImage[] = []) => found.map((image) => ({ image, list: of }));
  return [
    ...(hasBefore ? place({ page: page - 1, userId }, before.data?.data) : []),
    ...place(list, images),
    ...(hasAfter ? place({ page: page + 1, userId }, after.data?.data) : []),
  ];
}

/** Names what a list is of, in "Back to …". */
export function nameList(list: ImageList): string {
  if ('images' in list) return list.place;
  return list.userId === null ? 'the gallery' : 'the profile';
}

/** The navigation from an image to another of its list: in the same history entry, so that Back leads to the list. */
export function linkTo({ image, list }: PlacedImage) {
  return {
    to: paths.image(image.image_id),
    replace: true,
    state: { openedFrom: list, ...KEEP_SCROLL } satisfies OpenedFrom,
  };
}

export function useOpenListed(): (listed: PlacedImage) => void {
  const navigate = useNavigate();
  return (listed) => {
    const { to, ...options } = linkTo(listed);
    navigate(to, options);
  };
}
