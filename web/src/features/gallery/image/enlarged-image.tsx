import type { Picture } from '@aperture-byline/contract/shared/picture';
import Lightbox from '#components/media/lightbox.tsx';
import type { ImageList } from '#entities/image/queries.ts';
import { useImagesAround, useOpenListed } from './use-image-list.ts';

interface EnlargedImageProps {
  imageId: string;
  picture: Picture;
  /** From which it was opened; null where that was its address. */
  list: ImageList | null;
  onClose: () => void;
}

/** The photograph on the whole screen, to zoom in and to go through its list. */
export default function EnlargedImage({ imageId, picture, list, onClose }: EnlargedImageProps) {
  if (list === null) return <Lightbox pictures={[picture]} index={0} onClose={onClose} />;
  return <EnlargedList imageId={imageId} picture={picture} list={list} onClose={onClose} />;
}

function EnlargedList({ imageId, picture, list, onClose }: EnlargedImageProps & { list: ImageList }) {
  const around = useImagesAround(imageId, list);
  const open = useOpenListed();
  const index = around.findIndex((listed) => listed.image.image_id === imageId);
  if (index < 0) return <Lightbox pictures={[picture]} index={0} onClose={onClose} />;
  return (
    <Lightbox
      pictures={around.map((listed) => listed.image.picture)}
      index={index}
      onView={(viewed) => {
        const listed = around[viewed];
        if (listed && viewed !== index) open(listed);
      }}
      onClose={onClose}
    />
  );
}
