import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { Picture } from '#components/media/picture.tsx';
import styles from './story-banner.module.css';

const RATIO = 1.5;

/** A story's picture on a card, 3:2; a story without one shows its first letter. The title stands beside it. */
export function StoryBanner({
  story,
  sizes,
  priority = false,
}: {
  story: Pick<BlogListItem, 'title' | 'banner_picture'>;
  sizes: string;
  priority?: boolean;
}) {
  if (story.banner_picture) {
    return <Picture picture={story.banner_picture} sizes={sizes} ratio={RATIO} priority={priority} alt="" />;
  }
  return (
    <span aria-hidden className={styles.letter} style={{ aspectRatio: RATIO }}>
      {story.title.slice(0, 1)}
    </span>
  );
}
