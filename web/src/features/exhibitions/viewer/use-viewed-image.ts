import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readViewerState, viewerPath, viewerState } from '#entities/exhibition/viewed-image.ts';
import { paths } from '#lib/paths.ts';

/**
 * Which image is shown, kept in the history entry. Each image replaces the address by its own, unless `hasAddresses` is
 * false. Closing leads back to the exhibition, to the entry of the history from which the viewer was entered, and the focus
 * to what entered it.
 */
export function useViewedImage({
  exhibitionId,
  images,
  hasAddresses,
}: {
  exhibitionId: string;
  images: readonly ExhibitionImage[];
  hasAddresses: boolean;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const entry = readViewerState(search);
  const [first] = useState(() => {
    const found = images.findIndex(({ image_id }) => image_id === entry.imageId);
    return found >= 0 ? found : Math.min(entry.index, images.length - 1);
  });
  const [index, setIndex] = useState(first);
  const image = images[index];

  // Runs when the page that follows is in the document.
  useEffect(() => {
    const entrance = `a[href="${viewerPath(exhibitionId)}"]`;
    return () => document.querySelector<HTMLElement>(entrance)?.focus({ preventScroll: true });
  }, [exhibitionId]);

  if (image === undefined) throw new RangeError('The viewer shows an image of the exhibition');

  return {
    first,
    index,
    image,
    show: (next: number) => {
      const imageId = images[next]?.image_id ?? image.image_id;
      setIndex(next);
      navigate(hasAddresses ? paths.image(imageId) : viewerPath(exhibitionId), {
        replace: true,
        state: viewerState(exhibitionId, { imageId, index: next, entered: entry.entered }),
      });
    },
    close: () => {
      if (entry.entered) navigate(-1);
      else navigate(paths.exhibition(exhibitionId), { replace: true });
    },
  };
}
