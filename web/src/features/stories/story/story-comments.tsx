import type { BlogComment } from '@aperture-byline/contract/blog';
import { fullName } from '@aperture-byline/contract/content';
import { messages } from '@aperture-byline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { CommentList } from '#ui/comment-list.tsx';
import { Retry } from '#ui/retry.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { storyCommentsQuery } from './get-story-comments.ts';
import styles from './story-comments.module.css';

/** What readers said, newest first. */
export function StoryComments({ blogId }: { blogId: string }) {
  const { data, isError, refetch } = useQuery(storyCommentsQuery(blogId));
  return (
    <section className={styles.comments}>
      <h2 className={styles.title}>
        {messages.commentSection}
        {data && data.length > 0 && <span className={styles.count}> ({data.length})</span>}
      </h2>
      {data && <Comments comments={data} />}
      {!data && isError && <Retry onRetry={() => refetch()} />}
      {!data && !isError && (
        <Loading label={messages.loading}>
          <Skeleton className={styles.waiting} />
        </Loading>
      )}
    </section>
  );
}

function Comments({ comments }: { comments: readonly BlogComment[] }) {
  if (comments.length === 0) return <p className={styles.none}>{messages.noCommentsYet}</p>;
  return (
    <div className={styles.list}>
      <CommentList
        comments={comments.map(({ creator_firstname, creator_lastname, created_on, comment }) => ({
          name: fullName({ firstName: creator_firstname, lastName: creator_lastname }),
          date: created_on,
          words: comment,
        }))}
      />
    </div>
  );
}
