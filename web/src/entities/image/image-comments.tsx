import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageComment } from '@aperture-byline/contract/image/wire';
import { useQuery } from '@tanstack/react-query';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { hasCommentDraft } from '#entities/comment/comment-draft.ts';
import { CommentList } from '#entities/comment/comment-list.tsx';
import { imageCommentsQuery } from '#entities/image/queries.ts';
import styles from './image-comments.module.css';

const ImageCommentForm = hydrateOnInput(
  'comment-form',
  () => import('./image-comment-form.tsx'),
  hasCommentDraft,
);

/** The form for a comment on an image, and its comments, newest first. */
export function ImageComments({ imageId }: { imageId: string }) {
  const query = useQuery(imageCommentsQuery(imageId));
  const count = query.data?.length ?? 0;
  return (
    <section className={styles.comments}>
      <h2 className={styles.title}>Comments {count > 0 && <span className={styles.count}>{count}</span>}</h2>
      <div className={styles.form}>
        <ImageCommentForm imageId={imageId} />
      </div>
      <QueryState
        query={query}
        loading={
          <div className={styles.waiting}>
            <Skeleton className={styles.short} />
            <Skeleton />
          </div>
        }
        empty={<EmptyState>{imageMessages.noCommentsFound}</EmptyState>}
      >
        {(comments) => <Comments comments={comments} />}
      </QueryState>
    </section>
  );
}

function Comments({ comments }: { comments: readonly ImageComment[] }) {
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
