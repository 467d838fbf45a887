import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { sizes } from '#components/base/sizes.ts';
import { Grid } from '#components/layout/layout.tsx';
import { StoryCard } from '#entities/story/story-card.tsx';

export const STORY_COLUMNS = { gap: 'clamp(48px, 5vw, 80px) var(--gap)', sm: 2, lg: 3 };

/** Sizes of the images, following the columns of `story-grid.module.css`. */
const SIZES = sizes({ 0: '87vw', 640: '45vw', 1024: '29vw', 1600: '460px' });

export function StoryGrid({ stories }: { stories: readonly BlogListItem[] }) {
  return (
    <Grid as="ul" {...STORY_COLUMNS}>
      {stories.map((story) => (
        <li key={story.id}>
          <StoryCard story={story} sizes={SIZES} />
        </li>
      ))}
    </Grid>
  );
}
