import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Section } from '#components/layout/page.tsx';
import { Scroller, ScrollerItem } from '#components/navigation/scroller.tsx';
import { recentStoriesQuery } from '#entities/story/queries.ts';
import { StoryCard, StoryCardSkeleton } from '#entities/story/story-card.tsx';
import styles from './recent-stories.module.css';

/** As `--scroller-item` in `recent-stories.module.css`. */
const SIZES = sizes({ 0: '78vw', 768: '380px' });

/** The newest stories in a row that scrolls sideways. */
export function RecentStories() {
  const query = useQuery(recentStoriesQuery);
  return (
    <Section title={blogMessages.recentBlogs}>
      <QueryState
        query={query}
        loading={
          <Row>
            <Repeat count={4}>
              <ScrollerItem>
                <StoryCardSkeleton />
              </ScrollerItem>
            </Repeat>
          </Row>
        }
        empty={<EmptyState>{blogMessages.noBlogsFound}</EmptyState>}
        failure={blogMessages.noBlogsFound}
      >
        {(stories) => (
          <Row>
            {stories.map((story) => (
              <ScrollerItem key={story.id}>
                <StoryCard story={story} sizes={SIZES} />
              </ScrollerItem>
            ))}
          </Row>
        )}
      </QueryState>
    </Section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Scroller label={blogMessages.recentBlogs} className={styles.scroller}>
      {children}
    </Scroller>
  );
}
