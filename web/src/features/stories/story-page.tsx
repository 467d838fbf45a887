import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { storyQuery } from '#entities/story/queries.ts';
import { paths } from '#lib/paths.ts';
import { StoryLoading } from './story/story-loading.tsx';
import { StoryView } from './story/story-view.tsx';

export default function StoryPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery(storyQuery(slug));
  if (data === undefined) return <StoryLoading error={error} onRetry={() => refetch()} />;

  const [story] = data;
  if (story === undefined) {
    return (
      <EmptyPage
        title={blogMessages.noBlogFound}
        action={<ButtonLink to={paths.stories}>See all stories</ButtonLink>}
      >
        It may have been withdrawn by its author, or the address has a slip in it.
      </EmptyPage>
    );
  }
  return <StoryView key={story.id} story={story} />;
}
