import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import { fittingWidth, type Picture, variantUrl } from '@aperture-byline/contract/shared/picture';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { bannerOf, useKnownPictures } from '#entities/image/picture-field/use-known-pictures.ts';
import { studioStoryQuery } from '#entities/story/studio-queries.ts';

/** Pixels of a photograph in the text, as the editor and the preview show it. */
const TEXT_SLOT = 1280;

/** Own pictures that the story shows or that were chosen here. */
export function useStoryPictures(uid: string, story: StudioBlog | null) {
  // Refetched before the addresses of what is not public end.
  const { data } = useQuery({ ...studioStoryQuery(uid, story?.id ?? ''), enabled: story !== null });
  const shown = data ?? story;
  const { picturesOf, keep } = useKnownPictures(
    useMemo(() => (shown ? [...shown.pictures, ...shown.text_pictures, ...bannerOf(shown)] : []), [shown]),
  );
  const pictureOf = useCallback(
    (imageId: string): Picture | undefined => {
      const [found] = picturesOf([imageId]);
      return found && { ...found.picture, alt: found.picture.alt || found.title };
    },
    [picturesOf],
  );
  const addressOf = useCallback(
    (imageId: string) => {
      const picture = pictureOf(imageId);
      return picture ? variantUrl(picture, fittingWidth(picture.widths, TEXT_SLOT), 'jpeg') : null;
    },
    [pictureOf],
  );
  return { picturesOf, pictureOf, addressOf, keep };
}
