import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { introStoriesQuery } from '#entities/story/queries.ts';
import { IntroStoriesSkeleton } from './intro-stories-skeleton.tsx';
import { RotatingStories } from './rotating-stories.tsx';

/** The stories of `GET /blog/intro`, in each of their states. `priority` where they open the page. */
export function IntroStories({ priority = false }: { priority?: boolean }) {
  const query = useQuery(introStoriesQuery);
  return (
    <QueryState
      query={query}
      loading={<IntroStoriesSkeleton />}
      empty={<EmptyState>{blogMessages.noBlogsFound}</EmptyState>}
      failure={blogMessages.noBlogsFound}
    >
      {(stories) => <RotatingStories stories={stories} priority={priority} />}
    </QueryState>
  );
}
