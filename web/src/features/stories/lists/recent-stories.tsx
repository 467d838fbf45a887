import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { EmptyNotice } from '#components/feedback/notice.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Section } from '#components/layout/page.tsx';
import { Strip, StripItem } from '#components/navigation/scroller.tsx';
import { recentStoriesQuery } from '#entities/story/queries.ts';
import { StoryCard, StoryCardSkeleton } from '#entities/story/story-card.tsx';
import styles from './recent-stories.module.css';

/** As `--strip-item` in `recent-stories.module.css`. */
const SIZES = sizes({ 0: '78vw', 768: '380px' });
const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** The newest stories in a row that scrolls sideways. */
export function RecentStories() {
  const query = useQuery(recentStoriesQuery);
  return (
    <Section title={blogMessages.recentBlogs}>
      <QueryState
        query={query}
        loading={
          <Row>
            {SKELETONS.map((name) => (
              <StripItem key={name}>
                <StoryCardSkeleton />
              </StripItem>
            ))}
          </Row>
        }
        empty={<EmptyNotice>{blogMessages.noBlogsFound}</EmptyNotice>}
        failure={blogMessages.noBlogsFound}
      >
        {(stories) => (
          <Row>
            {stories.map((story) => (
              <StripItem key={story.id}>
                <StoryCard story={story} sizes={SIZES} />
              </StripItem>
            ))}
          </Row>
        )}
      </QueryState>
    </Section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Strip label={blogMessages.recentBlogs} className={styles.strip}>
      {children}
    </Strip>
  );
}
