import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { StoryCard } from '#entities/story/story-card.tsx';
import styles from './story-grid.module.css';

/** As the columns of `story-grid.module.css`. */
const SIZES = '(min-width: 1600px) 460px, (min-width: 1024px) 29vw, (min-width: 640px) 45vw, 87vw';

/** Story cards in as many columns as fit. */
export function StoryGrid({ stories }: { stories: readonly BlogListItem[] }) {
  return (
    <ul className={styles.grid}>
      {stories.map((story) => (
        <li key={story.id}>
          <StoryCard story={story} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}
