import type { Picture } from '@aperture-byline/contract/shared/picture';
import Lightbox from '#components/media/lightbox.tsx';
import type { ImageList } from '#entities/image/queries.ts';
import { useImagesAround, useOpenListed } from './use-image-list.ts';

interface EnlargedImageProps {
  imageId: string;
  picture: Picture;
  /** Names it and its photographer; empty while another one is loaded. */
  caption: string;
  /** From which it was opened; null where that was its address. */
  list: ImageList | null;
  onClose: () => void;
}

/** The photograph on the whole screen, to zoom in and to go through its list. */
export default function EnlargedImage({ list, ...props }: EnlargedImageProps) {
  return list ? <EnlargedList list={list} {...props} /> : <Single {...props} />;
}

function Single({ picture, caption, onClose }: Omit<EnlargedImageProps, 'imageId' | 'list'>) {
  return <Lightbox pictures={[picture]} index={0} caption={caption} onClose={onClose} />;
}

function EnlargedList({ imageId, list, ...single }: EnlargedImageProps & { list: ImageList }) {
  const around = useImagesAround(imageId, list);
  const open = useOpenListed();
  const index = around.findIndex((listed) => listed.image.image_id === imageId);
  if (index < 0) return <Single {...single} />;
  return (
    <Lightbox
      pictures={around.map((listed) => listed.image.picture)}
      index={index}
      caption={single.caption}
      onView={(viewed) => {
        const listed = around[viewed];
        if (listed && viewed !== index) open(listed);
      }}
      onClose={single.onClose}
    />
  );
}
