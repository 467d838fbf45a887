import { messages } from '@aperture-byline/contract/shared/messages';
import { ErrorNotice } from '#components/feedback/notice.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { failureText } from '#lib/error-text.ts';
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
