import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { Story } from '@aperture-byline/contract/blog/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { RenderNearViewport } from '#components/deferred/render-near-viewport.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container, PageMeta, Section } from '#components/layout/page.tsx';
import { ShareMenu } from '#components/share/share-menu.tsx';
import { Follow } from '#entities/follow/follow.tsx';
import { StoryArticle } from '#entities/story/article/story-article.tsx';
import { storyQuery } from '#entities/story/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { StoryGrid } from './lists/story-grid.tsx';
import { relatedStoriesQuery } from './story/related.ts';
import { StoryComments } from './story/story-comments.tsx';
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
        <EmptyPage title={blogMessages.noBlogFound} to={paths.stories} label="See all stories">
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

/** Hydrates the story's buttons at once for users and visitors with likes, which may have to be shown. */
const StoryActions = hydrateOnInput(
  'story-actions',
  () => import('./story/story-actions.tsx'),
  () => !!(browserStorage.get(STORAGE_KEYS.userId) || browserStorage.get(STORAGE_KEYS.likes)),
);

const StoryWorks = lazy(() => import('./story/story-works.tsx'));

function StoryView({ story }: { story: Story }) {
  useViewCount(story.id);
  // As the server rendered it: a refetch must not render the buttons anew before they are hydrated.
  const [likes] = useState(story.likes);
  return (
    <>
      <PageMeta title={story.title} />
      <StoryArticle
        story={story}
        follow={<FollowAuthor story={story} />}
        actions={
          <>
            <StoryActions blogId={story.id} likes={likes} />
            <ShareMenu title={story.title} path={paths.story(story.slug)} sites="few" />
          </>
        }
      />
      <Container>
        <RenderNearViewport className={styles.works}>
          <LazyBoundary fallback={<div className={styles.works} />}>
            <StoryWorks story={story} className={styles.works} />
          </LazyBoundary>
        </RenderNearViewport>
        <StoryComments blogId={story.id} ownerId={story.created_by} />
        <RelatedStories story={story} />
      </Container>
    </>
  );
}

function FollowAuthor({ story }: { story: Story }) {
  const { created_by, creator_firstname, creator_lastname } = story;
  const name = fullName({ firstName: creator_firstname, lastName: creator_lastname });
  return <Follow userId={created_by} name={name} />;
}

/** Counts a view once per page view. Its code is loaded after hydration, since nothing on the page waits for it. */
function useViewCount(blogId: string) {
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    import('#entities/engagement/count-view.ts')
      .then(({ countView }) => countView.story(blogId))
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
