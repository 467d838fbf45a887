import { messages } from '@aperture-byline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { introStoriesQuery } from '#lib/get-intro-stories.ts';
import { EmptyNotice } from '../notice.tsx';
import { Retry } from '../retry.tsx';
import { Loading } from '../skeleton.tsx';
import { IntroStoriesSkeleton } from './intro-stories-skeleton.tsx';
import { RotatingStories } from './rotating-stories.tsx';

/** The stories of `GET /blog/intro`, in each of their states. `priority` where they open the page. */
export function IntroStories({ priority = false }: { priority?: boolean }) {
  const { data, isPending, refetch } = useQuery(introStoriesQuery);
  if (isPending) {
    return (
      <Loading label={messages.loading}>
        <IntroStoriesSkeleton />
      </Loading>
    );
  }
  if (!data?.length) {
    const retry = data === undefined && <Retry onRetry={() => refetch()} />;
    return <EmptyNotice action={retry}>{messages.noBlogsFound}</EmptyNotice>;
  }
  return <RotatingStories stories={data} priority={priority} />;
}
