import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { Chips } from '#components/base/chips.tsx';
import { LikeButton } from '#components/base/like-button.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { useLikes } from '#entities/engagement/use-likes.ts';
import { paths, selectionPath } from '#lib/navigation/paths.ts';
import { cameraMetadata, fileMetadata } from './camera-data.ts';
import styles from './image-details.module.css';

type LikedImage = Pick<ImageDetails, 'image_id' | 'total_likes'>;

export const useImageLikes = ({ image_id: id, total_likes: likes }: LikedImage) => useLikes({ on: 'image', id }, likes);

export function LikeImage({ image }: { image: LikedImage }) {
  const { count, isLiked, toggle } = useImageLikes(image);
  return <LikeButton count={count} isLiked={isLiked} onToggle={toggle} />;
}

/** Images whose view was counted since the site was opened. */
const counted = new Set<string>();

/** Counts a view the first time an image is shown, by code loaded after hydration. */
export function useImageView(imageId: string): void {
  useEffect(() => {
    if (counted.has(imageId)) return;
    counted.add(imageId);
    import('#entities/engagement/count-view.ts')
      .then(({ countView }) => countView.image(imageId))
      .catch((error: unknown) => {
        // Shown again, it is tried again.
        counted.delete(imageId);
        console.error('The view could not be counted:', error);
      });
  }, [imageId]);
}

/** Returns, by note, the parameters that find photographs that share it: see `IMAGE_FACETS`. */
function facetQueries(image: ImageDetails): Readonly<Record<string, Record<string, string> | null>> {
  const { camera_name: camera, lens_name: lens, focal_length: focal, aperture, iso } = image;
  return {
    Camera: camera === null ? null : { camera },
    Lens: lens === null ? null : { lens },
    'Focal length': { focal: String(Math.round(Number(focal))) },
    Aperture: { aperture: Number(aperture).toFixed(1) },
    ISO: { iso: String(iso) },
  };
}

export function ImageMetadata({ image }: { image: ImageDetails }) {
  const queries = facetQueries(image);
  const camera = cameraMetadata(image).map(([name, value]): [string, ReactNode] => {
    const query = queries[name];
    const link = query && (
      <Link key={name} to={selectionPath(paths.gallery, query)}>
        {query.camera ?? query.lens ?? value}
      </Link>
    );
    return [name, link ?? value];
  });
  return (
    <section>
      <h2 className={styles.title}>Details</h2>
      {camera.length > 0 ? (
        <FactList lined facts={camera} className={styles.facts} />
      ) : (
        <EmptyState>{imageMessages.noImageDetails}</EmptyState>
      )}
      <FactList lined facts={fileMetadata(image)} className={styles.facts} />
      <Chips words={image.tags} label="Tags" buildPath={(tag) => selectionPath(paths.gallery, { tag })} />
    </section>
  );
}
