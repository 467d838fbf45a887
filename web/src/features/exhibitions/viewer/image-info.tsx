import { fullName } from '@aperture-byline/contract/shared/content';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { ImageMetadata } from '#entities/image/image-details.tsx';
import { imageDetailsQuery } from '#entities/image/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './viewer-panel.module.css';

/** Title, photographer, description and camera data of an image. */
export function ImageInfo({ imageId }: { imageId: string }) {
  const query = useQuery(imageDetailsQuery(imageId));
  return (
    <QueryState query={query} loading={<p>{messages.loading}</p>}>
      {(image) => (
        <Stack gap={4}>
          <div>
            <h2>{image.title}</h2>
            <p className={styles.byline}>
              by{' '}
              <Link to={paths.profile(image.owner_id)}>
                {fullName({ firstName: image.firstname, lastName: image.lastname })}
              </Link>
            </p>
            <RichText html={image.description} />
          </div>
          <ImageMetadata image={image} />
        </Stack>
      )}
    </QueryState>
  );
}
