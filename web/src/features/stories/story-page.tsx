import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { storyQuery } from '#entities/story/queries.ts';
import { paths } from '#lib/paths.ts';
import { StoryView } from './story/story-view.tsx';
import styles from './story-page.module.css';

export default function StoryPage() {
  const { slug = '' } = useParams();
  const query = useQuery(storyQuery(slug));
  return (
    <QueryState
      query={query}
      loading={
        <Unloaded>
          <Skeleton className={styles.banner} />
        </Unloaded>
      }
      empty={
        <EmptyPage
          title={blogMessages.noBlogFound}
          action={<ButtonLink to={paths.stories}>See all stories</ButtonLink>}
        >
          It may have been withdrawn by its author, or the address has a slip in it.
        </EmptyPage>
      }
      failure={messages.somethingWrong}
      frame={(error) => <Unloaded>{error}</Unloaded>}
    >
      {([story]) => story && <StoryView key={story.id} story={story} />}
    </QueryState>
  );
}

/** Without its story the page shows the loading title, also after an error, as specified. */
function Unloaded({ children }: { children: ReactNode }) {
  return (
    <Stack as={Container} gap={5} className={styles.page}>
      <PageMeta title="Story" />
      <h1 className={styles.title}>{messages.loading}</h1>
      {children}
    </Stack>
  );
}
