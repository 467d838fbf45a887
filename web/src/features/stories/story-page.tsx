import { messages } from '@aperture-byline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container, PageMeta } from '#ui/page.tsx';
import { storyQuery } from './story/get-story.ts';
import { StoryLoading } from './story/story-loading.tsx';
import { StoryView } from './story/story-view.tsx';
import styles from './story-page.module.css';

export default function StoryPage() {
  const { slug = '' } = useParams();
  const { data, isError, refetch } = useQuery(storyQuery(slug));
  if (data === undefined) return <StoryLoading onRetry={isError ? () => refetch() : undefined} />;

  const [story] = data;
  if (story === undefined) {
    return (
      <Container className={styles.none}>
        <PageMeta title={messages.noBlogFound} />
        <h1>{messages.noBlogFound}</h1>
        <p className={styles.text}>
          It may have been withdrawn by its author, or the address has a slip in it.
        </p>
        <ButtonLink to={paths.stories}>See all stories</ButtonLink>
      </Container>
    );
  }
  return <StoryView key={story.id} story={story} />;
}
