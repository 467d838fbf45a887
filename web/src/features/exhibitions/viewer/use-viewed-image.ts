import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readViewerState, viewerState } from '#entities/exhibition/viewed-image.ts';
import { leaveSteps } from '#lib/navigation/history-step.ts';
import { paths } from '#lib/navigation/paths.ts';

/**
 * Keeps the shown image in the history entry. Replaces the address unless `hasAddresses` is false. After the last image
 * comes the closing card, whose image is null. Closing leads back to the entry and the element from which the viewer
 * was entered.
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
    if (found >= 0) return found;
    return Math.min(entry.index, entry.imageId === null ? images.length : images.length - 1);
  });
  const [index, setIndex] = useState(first);
  const image = images[index] ?? null;

  const { openedBy } = entry;
  // Runs when the page that follows is in the document.
  useEffect(() => () => focusOpener(exhibitionId, openedBy), [exhibitionId, openedBy]);

  return {
    first,
    index,
    image,
    show: (next: number) => {
      const imageId = images[next]?.image_id ?? null;
      setIndex(next);
      navigate(hasAddresses && imageId !== null ? paths.image(imageId) : paths.viewer(exhibitionId), {
        replace: true,
        state: viewerState(exhibitionId, { ...entry, imageId, index: next }),
      });
    },
    close: () =>
      leaveSteps(() => {
        if (entry.entered) navigate(-1);
        else navigate(paths.exhibition(exhibitionId), { replace: true });
      }),
  };
}

/** On the page of the exhibition, focuses the link of the image that opened the viewer, else the entrance. */
function focusOpener(exhibitionId: string, imageId: string | null): void {
  // Without the copies that make a row drift.
  const findLink = (path: string) => document.querySelector<HTMLElement>(`a[href="${path}"]:not([tabindex="-1"])`);
  const entrance = findLink(paths.viewer(exhibitionId));
  if (entrance === null) return;
  const link = imageId === null ? null : findLink(paths.image(imageId));
  // An image may have drifted out of sight.
  if (link) link.focus();
  else entrance.focus({ preventScroll: true });
}
