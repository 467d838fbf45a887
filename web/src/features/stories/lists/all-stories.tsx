import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { EmptyNotice, ErrorNotice } from '#components/feedback/notice.tsx';
import { Loading } from '#components/feedback/skeleton.tsx';
import { Section } from '#components/layout/page.tsx';
import { storiesQuery } from '#entities/story/queries.ts';
import { StoryCardSkeleton } from '#entities/story/story-card.tsx';
import { failureText } from '#lib/error-text.ts';
import styles from './story-grid.module.css';
import { StoryGrid } from './story-grid.tsx';

const SKELETONS = ['first', 'second', 'third'];

/** Every story there is. */
export function AllStories() {
  return (
    <Section title="All Blogs">
      <Stories />
    </Section>
  );
}

function Stories() {
  const { data, isPending, error, refetch } = useQuery(storiesQuery);
  if (isPending) {
    return (
      <Loading label={messages.loading}>
        <ul className={styles.grid}>
          {SKELETONS.map((name) => (
            <li key={name}>
              <StoryCardSkeleton />
            </li>
          ))}
        </ul>
      </Loading>
    );
  }
  if (data === undefined)
    return (
      <ErrorNotice onRetry={() => refetch()}>{failureText(error, blogMessages.noBlogsFound)}</ErrorNotice>
    );
  if (data.length === 0) return <EmptyNotice>{blogMessages.noBlogsFound}</EmptyNotice>;
  return <StoryGrid stories={data} />;
}
