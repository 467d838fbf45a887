import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { Story } from '@aperture-byline/contract/blog/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '#components/feedback/notice.tsx';
import { Section } from '#components/layout/page.tsx';
import { storiesQuery } from '#entities/story/queries.ts';
import { failureText } from '#lib/error-text.ts';
import { StoryGrid } from '../lists/story-grid.tsx';
import { relatedStories } from './related.ts';

const COUNT = 3;

/** Where to read on. Nothing at all while there is no other story. */
export function RelatedStories({ story }: { story: Story }) {
  const { data, error, refetch } = useQuery(storiesQuery);
  const related = data ? relatedStories(story, data, COUNT) : [];
  const failed = error !== null && data === undefined;
  if (related.length === 0 && !failed) return null;
  return (
    <Section title={blogMessages.relatedBlogs}>
      {failed ? (
        <ErrorNotice onRetry={() => refetch()}>
          {failureText(error, messages.somethingWrongLater)}
        </ErrorNotice>
      ) : (
        <StoryGrid stories={related} />
      )}
    </Section>
  );
}
