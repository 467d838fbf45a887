import type { StudioImage } from '@aperture-byline/contract/image/studio-wire';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { studioImageQuery } from '#entities/image/studio-queries.ts';
import { SELECTION } from './selection.tsx';

/**
 * Calls `onFound` once with the own photograph that the address names (`?image=`), wherever in the library it is, and focuses the
 * heading of what is chosen: on a phone it stands below all photographs, which are to be there first.
 */
export function useNamedImage(
  uid: string,
  { isListed, onFound }: { isListed: boolean; onFound: (image: StudioImage) => void },
): void {
  const [query] = useSearchParams();
  const imageId = query.get('image');
  const { data } = useQuery({ ...studioImageQuery(uid, imageId ?? ''), enabled: imageId !== null });
  const found = isListed ? data?.image_id : undefined;
  const [chosenId, setChosenId] = useState<string>();
  const chooseFound = useEffectEvent(() => {
    if (data === undefined) return;
    onFound(data);
    setChosenId(data.image_id);
  });
  useEffect(() => {
    if (found !== undefined) chooseFound();
  }, [found]);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(SELECTION)?.focus();
  }, [chosenId]);
}
