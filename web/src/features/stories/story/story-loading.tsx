import { messages } from '@aperture-byline/contract/shared/messages';
import { failureText } from '#lib/failure-text.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { Container, PageMeta } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './story-loading.module.css';

/** A story that is not here yet. After a failure it stays so, with `onRetry` to load again. */
export function StoryLoading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <Container className={styles.page}>
      <PageMeta title="Story" />
      <h1 className={styles.title}>
        <span role="status">{messages.loading}</span>
      </h1>
      {error ? (
        <ErrorNotice onRetry={onRetry}>{failureText(error, messages.somethingWrong)}</ErrorNotice>
      ) : (
        <Skeleton className={styles.banner} />
      )}
    </Container>
  );
}
