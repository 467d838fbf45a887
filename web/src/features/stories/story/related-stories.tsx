import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { Story } from '@aperture-byline/contract/blog/wire';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Section } from '#components/layout/page.tsx';
import { storiesQuery } from '#entities/story/queries.ts';
import { StoryGrid } from '../lists/story-grid.tsx';
import { relatedStories } from './related.ts';

const COUNT = 3;

/** Related stories. Null while they load, and where there is no other story. */
export function RelatedStories({ story }: { story: Story }) {
  const query = useQuery(storiesQuery);
  return (
    <QueryState query={query} frame={(error) => <Section title={blogMessages.relatedBlogs}>{error}</Section>}>
      {(stories) => {
        const related = relatedStories(story, stories, COUNT);
        return (
          related.length > 0 && (
            <Section title={blogMessages.relatedBlogs}>
              <StoryGrid stories={related} />
            </Section>
          )
        );
      }}
    </QueryState>
  );
}
