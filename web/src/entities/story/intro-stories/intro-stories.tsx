import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { EmptyNotice, ErrorNotice } from '#components/feedback/notice.tsx';
import { Loading } from '#components/feedback/skeleton.tsx';
import { introStoriesQuery } from '#entities/story/queries.ts';
import { failureText } from '#lib/error-text.ts';
import { IntroStoriesSkeleton } from './intro-stories-skeleton.tsx';
import { RotatingStories } from './rotating-stories.tsx';

/** The stories of `GET /blog/intro`, in each of their states. `priority` where they open the page. */
export function IntroStories({ priority = false }: { priority?: boolean }) {
  const { data, isPending, error, refetch } = useQuery(introStoriesQuery);
  if (isPending) {
    return (
      <Loading label={messages.loading}>
        <IntroStoriesSkeleton />
      </Loading>
    );
  }
  if (data === undefined)
    return (
      <ErrorNotice onRetry={() => refetch()}>{failureText(error, blogMessages.noBlogsFound)}</ErrorNotice>
    );
  if (data.length === 0) return <EmptyNotice>{blogMessages.noBlogsFound}</EmptyNotice>;
  return <RotatingStories stories={data} priority={priority} />;
}
