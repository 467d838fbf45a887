import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { EmptyNotice, ErrorNotice } from '#components/feedback/notice.tsx';
import { Loading } from '#components/feedback/skeleton.tsx';
import { Section } from '#components/layout/page.tsx';
import { Strip, StripItem } from '#components/navigation/scroller.tsx';
import { recentStoriesQuery } from '#entities/story/queries.ts';
import { StoryCard, StoryCardSkeleton } from '#entities/story/story-card.tsx';
import { failureText } from '#lib/error-text.ts';
import styles from './recent-stories.module.css';

/** As `--strip-item` in `recent-stories.module.css`. */
const SIZES = '(min-width: 768px) 380px, 78vw';
const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** The newest stories in a row that scrolls sideways. */
export function RecentStories() {
  return (
    <Section title={blogMessages.recentBlogs}>
      <Stories />
    </Section>
  );
}

function Stories() {
  const { data, isPending, error, refetch } = useQuery(recentStoriesQuery);
  if (isPending) {
    return (
      <Loading label={messages.loading}>
        <Strip label={blogMessages.recentBlogs} className={styles.strip}>
          {SKELETONS.map((name) => (
            <StripItem key={name}>
              <StoryCardSkeleton />
            </StripItem>
          ))}
        </Strip>
      </Loading>
    );
  }
  if (data === undefined)
    return (
      <ErrorNotice onRetry={() => refetch()}>{failureText(error, blogMessages.noBlogsFound)}</ErrorNotice>
    );
  if (data.length === 0) return <EmptyNotice>{blogMessages.noBlogsFound}</EmptyNotice>;
  return (
    <Strip label={blogMessages.recentBlogs} className={styles.strip}>
      {data.map((story) => (
        <StripItem key={story.id}>
          <StoryCard story={story} sizes={SIZES} />
        </StripItem>
      ))}
    </Strip>
  );
}
