import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { Story } from '@aperture-byline/contract/blog/wire';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Section } from '#components/layout/page.tsx';
import { StoryGrid } from '../lists/story-grid.tsx';
import { relatedStoriesQuery } from './related.ts';

/** Related stories. Null while they load, and where there is no other story. */
export function RelatedStories({ story }: { story: Story }) {
  const query = useQuery(relatedStoriesQuery(story));
  return (
    <QueryState query={query} frame={(error) => <Section title={blogMessages.relatedBlogs}>{error}</Section>}>
      {(related) =>
        related.length > 0 && (
          <Section title={blogMessages.relatedBlogs}>
            <StoryGrid stories={related} />
          </Section>
        )
      }
    </QueryState>
  );
}
