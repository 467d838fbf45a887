import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { Story } from '@aperture-byline/contract/blog/wire';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Container, PageMeta, Section } from '#components/layout/page.tsx';
import { ShareMenu } from '#components/share/share-menu.tsx';
import { StoryArticle } from '#entities/story/article/story-article.tsx';
import { paths } from '#lib/paths.ts';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { StoryGrid } from '../lists/story-grid.tsx';
import { relatedStoriesQuery } from './related.ts';
import { StoryComments } from './story-comments.tsx';

/** What was liked or kept shows without a touch: whoever is signed in, or has liked something here, may have. */
const StoryActions = hydrateOnInput(
  'story-actions',
  () => import('./story-actions.tsx'),
  () => !!(browserStorage.get(STORAGE_KEYS.userId) || browserStorage.get(STORAGE_KEYS.likes)),
);

export function StoryView({ story }: { story: Story }) {
  useViewCount(story.id);
  // As the server rendered it: a refetch must not render the buttons anew before they are hydrated.
  const [likes] = useState(story.likes);
  return (
    <>
      <PageMeta title={story.title} />
      <StoryArticle
        story={story}
        actions={
          <>
            <StoryActions blogId={story.id} likes={likes} />
            <ShareMenu title={story.title} path={paths.story(story.slug)} sites="few" />
          </>
        }
      />
      <Container>
        <StoryComments blogId={story.id} ownerId={story.created_by} />
        <RelatedStories story={story} />
      </Container>
    </>
  );
}

/** Counts a view once per page view. Its code is loaded after hydration, since nothing on the page waits for it. */
function useViewCount(blogId: string) {
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    import('#entities/story/mutations.ts')
      .then(({ countView }) => countView(blogId))
      .catch((error: unknown) => console.error('The view could not be counted:', error));
  }, [blogId]);
}

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
