import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { storiesQuery } from '#entities/story/queries.ts';
import { failureText } from '#lib/failure-text.ts';
import { EmptyNotice, ErrorNotice } from '#ui/notice.tsx';
import { Section } from '#ui/page.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { StoryCardSkeleton } from '#ui/story-card.tsx';
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
    return <ErrorNotice onRetry={() => refetch()}>{failureText(error, messages.noBlogsFound)}</ErrorNotice>;
  if (data.length === 0) return <EmptyNotice>{messages.noBlogsFound}</EmptyNotice>;
  return <StoryGrid stories={data} />;
}
