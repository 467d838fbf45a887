import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import { type ComponentProps, lazy, type ReactNode, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Picture } from '#components/media/picture.tsx';

const Lightbox = lazy(() => import('#components/media/lightbox.tsx'));

/** Photographs that each open on the whole screen, to go through all of them; `children` draws them with `open`. */
export function LargePictures({
  pictures,
  children,
}: {
  pictures: readonly PictureData[];
  children: (open: (index: number) => void) => ReactNode;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      {children(setOpened)}
      <LazyBoundary>
        {opened !== null && <Lightbox pictures={pictures} index={opened} onClose={() => setOpened(null)} />}
      </LazyBoundary>
    </>
  );
}

export function PictureButton({
  name,
  onOpen,
  ...picture
}: ComponentProps<typeof Picture> & { name: string; onOpen: () => void }) {
  return (
    <button type="button" className="opens-picture" aria-label={`Open large: ${name}`} onClick={onOpen}>
      <Picture {...picture} />
    </button>
  );
}
