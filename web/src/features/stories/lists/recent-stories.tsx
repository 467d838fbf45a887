import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { recentStoriesQuery } from '#entities/story/queries.ts';
import { failureText } from '#lib/failure-text.ts';
import { EmptyNotice, ErrorNotice } from '#ui/notice.tsx';
import { Section } from '#ui/page.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { StoryCard, StoryCardSkeleton } from '#ui/story-card.tsx';
import { Strip, StripItem } from '#ui/strip.tsx';
import styles from './recent-stories.module.css';

/** As `--strip-item` in `recent-stories.module.css`. */
const SIZES = '(min-width: 768px) 380px, 78vw';
const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** The newest stories in a row that scrolls sideways. */
export function RecentStories() {
  return (
    <Section title={messages.recentBlogs}>
      <Stories />
    </Section>
  );
}

function Stories() {
  const { data, isPending, error, refetch } = useQuery(recentStoriesQuery);
  if (isPending) {
    return (
      <Loading label={messages.loading}>
        <Strip label={messages.recentBlogs} className={styles.strip}>
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
    return <ErrorNotice onRetry={() => refetch()}>{failureText(error, messages.noBlogsFound)}</ErrorNotice>;
  if (data.length === 0) return <EmptyNotice>{messages.noBlogsFound}</EmptyNotice>;
  return (
    <Strip label={messages.recentBlogs} className={styles.strip}>
      {data.map((story) => (
        <StripItem key={story.id}>
          <StoryCard story={story} sizes={SIZES} />
        </StripItem>
      ))}
    </Strip>
  );
}
