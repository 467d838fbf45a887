import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { Section } from '#components/layout/page.tsx';
import { storiesQuery } from '#entities/story/queries.ts';
import { StoryCardSkeleton } from '#entities/story/story-card.tsx';
import styles from './story-grid.module.css';
import { StoryGrid } from './story-grid.tsx';

/** All stories. */
export function AllStories() {
  const query = useQuery(storiesQuery);
  return (
    <Section title="All Blogs">
      <QueryState
        query={query}
        loading={
          <Grid as="ul" sm={2} lg={3} className={styles.grid}>
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
