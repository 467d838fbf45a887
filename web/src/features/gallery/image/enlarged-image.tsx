import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import Lightbox from '#components/media/lightbox.tsx';
import type { ImageList } from '#entities/image/image-list.ts';
import { useImagesAround, useOpenListed } from './use-image-list.ts';

interface EnlargedImageProps {
  image: ImageDetails;
  /** From which it was opened; null where that was its address. */
  list: ImageList | null;
  onClose: () => void;
}

/** The photograph on the whole screen, to zoom in and to go through its list. */
export default function EnlargedImage({ image, list, onClose }: EnlargedImageProps) {
  if (list === null) return <Lightbox pictures={[image.picture]} index={0} onClose={onClose} />;
  return <EnlargedList image={image} list={list} onClose={onClose} />;
}

function EnlargedList({ image, list, onClose }: EnlargedImageProps & { list: ImageList }) {
  const around = useImagesAround(image.image_id, list);
  const open = useOpenListed();
  const index = around.findIndex((listed) => listed.image.image_id === image.image_id);
  if (index < 0) return <Lightbox pictures={[image.picture]} index={0} onClose={onClose} />;
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
