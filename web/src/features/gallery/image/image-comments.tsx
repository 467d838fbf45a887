import { formatAge } from '@aperture-byline/contract/dates';
import type { ImageComment } from '@aperture-byline/contract/image';
import { messages } from '@aperture-byline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { imageCommentsQuery } from './get-image-comments.ts';
import styles from './image-comments.module.css';

/** What people said of a photograph. */
export function ImageComments({ imageId }: { imageId: string }) {
  const { data, isError, refetch } = useQuery(imageCommentsQuery(imageId));
  return (
    <section className={styles.comments}>
      <h2 className={styles.title}>
        Comments {data && data.length > 0 && <span className={styles.count}>{data.length}</span>}
      </h2>
      {data ? (
        <CommentList comments={data} />
      ) : isError ? (
        <div className={styles.failed} role="alert">
          <p>{messages.somethingWrongStop}</p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      ) : (
        <Loading label={messages.loading}>
          <div className={styles.comment}>
            <Skeleton className={styles.short} />
            <Skeleton />
          </div>
        </Loading>
      )}
    </section>
  );
}

function CommentList({ comments }: { comments: readonly ImageComment[] }) {
  const now = useNow();
  if (comments.length === 0) return <p className={styles.none}>{messages.noCommentsFound}</p>;
  return (
    <ul>
      {comments.map(({ user_name, comment, created_date }) => (
        <li key={`${created_date} ${user_name} ${comment}`} className={styles.comment}>
          <p className={styles.head}>
            <span className={styles.name}>{user_name}</span>
            <time className={styles.age} dateTime={created_date}>
              {now && formatAge(created_date, now)}
            </time>
          </p>
          <p className={styles.words}>{comment}</p>
        </li>
      ))}
    </ul>
  );
}
