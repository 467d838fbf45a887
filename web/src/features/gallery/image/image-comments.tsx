import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageComment } from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { EmptyNotice, ErrorNotice } from '#components/feedback/notice.tsx';
import { Loading, Skeleton } from '#components/feedback/skeleton.tsx';
import { CommentList } from '#entities/comment/comment-list.tsx';
import { imageCommentsQuery } from '#entities/image/queries.ts';
import { failureText } from '#lib/error-text.ts';
import styles from './image-comments.module.css';

/** What people said of a photograph. */
export function ImageComments({ imageId }: { imageId: string }) {
  const { data, error, refetch } = useQuery(imageCommentsQuery(imageId));
  return (
    <section className={styles.comments}>
      <h2 className={styles.title}>
        Comments {data && data.length > 0 && <span className={styles.count}>{data.length}</span>}
      </h2>
      {data ? (
        <Comments comments={data} />
      ) : error ? (
        <ErrorNotice onRetry={() => refetch()}>
          {failureText(error, messages.somethingWrongLater)}
        </ErrorNotice>
      ) : (
        <Loading label={messages.loading}>
          <div className={styles.waiting}>
            <Skeleton className={styles.short} />
            <Skeleton />
          </div>
        </Loading>
      )}
    </section>
  );
}

function Comments({ comments }: { comments: readonly ImageComment[] }) {
  if (comments.length === 0) return <EmptyNotice>{imageMessages.noCommentsFound}</EmptyNotice>;
  return (
    <CommentList
      comments={comments.map(({ user_name, comment, created_date }) => ({
        name: user_name,
        date: created_date,
        words: comment,
      }))}
    />
  );
}
