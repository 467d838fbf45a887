import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta, Section } from '#components/layout/page.tsx';
import { Scroller, ScrollerItem } from '#components/navigation/scroller.tsx';
import { IntroStories } from '#entities/story/intro-stories/intro-stories.tsx';
import { recentStoriesQuery, storiesQuery } from '#entities/story/queries.ts';
import { StoryCard, StoryCardSkeleton } from '#entities/story/story-card.tsx';
import styles from './lists/story-grid.module.css';
import { STORY_COLUMNS, StoryGrid } from './lists/story-grid.tsx';

export default function StoriesPage() {
  return (
    <Container>
      <PageMeta title="Stories" />
      <PageHead title="Stories">
        <p>What happened before the shutter opened, and after. Written by the people who were there.</p>
      </PageHead>
      <section aria-labelledby="featured-stories">
        <h2 id="featured-stories" className="visually-hidden">
          Featured stories
        </h2>
        <IntroStories priority />
      </section>
      <RecentStories />
      <AllStories />
    </Container>
  );
}

export function AllStories() {
  const query = useQuery(storiesQuery);
  return (
    <Section title="All stories">
      <QueryState
        query={query}
        loading={
          <Grid as="ul" {...STORY_COLUMNS}>
            <Repeat count={3}>
              <li>
                <StoryCardSkeleton />
              </li>
            </Repeat>
          </Grid>
        }
        empty={<EmptyState>{blogMessages.noBlogsFound}</EmptyState>}
        failure={blogMessages.noBlogsFound}
      >
        {(stories) => <StoryGrid stories={stories} />}
      </QueryState>
    </Section>
  );
}

/** Sizes of the images, following `--scroller-item` in `story-grid.module.css`. */
const SIZES = sizes({ 0: '78vw', 768: '380px' });

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
