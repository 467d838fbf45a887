import type { GalleryImage, GalleryPage } from '@aperture-byline/contract/image/wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { galleryPageQuery, type ImageList, type OpenedFrom, publicImagesQuery } from '#entities/image/queries.ts';
import { KEEP_SCROLL } from '#lib/navigation/navigation.ts';
import { paths } from '#lib/navigation/paths.ts';

const imageListQuery = ({ page, userId }: ImageList) =>
  queryOptions<GalleryPage>({
    ...(userId === null ? galleryPageQuery(page) : publicImagesQuery(userId, page)),
    placeholderData: undefined,
  });

export interface ListedImage {
  image: GalleryImage;
  list: ImageList;
}

/** The images of a list around one of them, in order and across its pages; empty where the list no longer has it. */
export function useImagesAround(imageId: string, list: ImageList): readonly ListedImage[] {
  const { data } = useQuery(imageListQuery(list));
  const images = data?.data ?? [];
  const index = images.findIndex(({ image_id }) => image_id === imageId);
  const before = { ...list, page: list.page - 1 };
  const after = { ...list, page: list.page + 1 };
  const hasBefore = index === 0 && list.page > 1;
  const hasAfter = data !== undefined && index === images.length - 1 && list.page < data.pagination.totalPages;
  const pageBefore = useQuery({ ...imageListQuery(before), enabled: hasBefore });
  const pageAfter = useQuery({ ...imageListQuery(after), enabled: hasAfter });
  if (index < 0) return [];
  const listed = (of: ImageList, found: readonly GalleryImage[] = []) => found.map((image) => ({ image, list: of }));
  return [
    ...(hasBefore ? listed(before, pageBefore.data?.data) : []),
    ...listed(list, images),
    ...(hasAfter ? listed(after, pageAfter.data?.data) : []),
  ];
}

/** The navigation from an image to another of its list: in the same history entry, so that Back leads to the list. */
export function linkTo({ image, list }: ListedImage) {
  return {
    to: paths.image(image.image_id),
    replace: true,
    state: { openedFrom: list, ...KEEP_SCROLL } satisfies OpenedFrom,
  };
}

export function useOpenListed(): (listed: ListedImage) => void {
  const navigate = useNavigate();
  return (listed) => {
    const { to, ...options } = linkTo(listed);
    navigate(to, options);
  };
}
