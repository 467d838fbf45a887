import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { studioImageQuery } from '#entities/image/studio-queries.ts';
import { SELECTION } from './selection.tsx';

/**
 * Calls `onFound` once with the own photograph that the address names (`?image=`), wherever in the library it is, and
 * focuses the heading of what is chosen: on a phone it stands below all photographs, which are to be there first.
 * Changes nothing where unsaved words about another photograph stand there by then.
 */
export function useNamedImage(
  uid: string,
  { isListed, isUnsaved, onFound }: { isListed: boolean; isUnsaved: boolean; onFound: (image: StudioImage) => void },
): void {
  const [query] = useSearchParams();
  const imageId = query.get('image');
  const { data } = useQuery({ ...studioImageQuery(uid, imageId ?? ''), enabled: imageId !== null });
  const found = isListed ? data?.id : undefined;
  /** The list comes anew with every search. */
  const handledId = useRef<string>(undefined);
  const [selectedId, setSelectedId] = useState<string>();
  const chooseFound = useEffectEvent(() => {
    if (data === undefined || data.id === handledId.current) return;
    handledId.current = data.id;
    if (isUnsaved) return;
    onFound(data);
    setSelectedId(data.id);
  });
  useEffect(() => {
    if (found !== undefined) chooseFound();
  }, [found]);
  useEffect(() => {
    if (selectedId !== undefined) document.getElementById(SELECTION)?.focus();
  }, [selectedId]);
}
