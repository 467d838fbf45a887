import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogComment } from '@aperture-byline/contract/blog/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { EmptyNotice, ErrorNotice } from '#components/feedback/notice.tsx';
import { Loading, Skeleton } from '#components/feedback/skeleton.tsx';
import { CommentList } from '#entities/comment/comment-list.tsx';
import { storyCommentsQuery } from '#entities/story/queries.ts';
import { failureText } from '#lib/error-text.ts';
import styles from './story-comments.module.css';

/** What readers said, newest first. */
export function StoryComments({ blogId }: { blogId: string }) {
  const { data, error, refetch } = useQuery(storyCommentsQuery(blogId));
  return (
    <section className={styles.comments}>
      <h2 className={styles.title}>
        {blogMessages.commentSection}
        {data && data.length > 0 && <span className={styles.count}> ({data.length})</span>}
      </h2>
      <div className={styles.list}>
        {data ? (
          <Comments comments={data} />
        ) : error ? (
          <ErrorNotice onRetry={() => refetch()}>
            {failureText(error, messages.somethingWrongLater)}
          </ErrorNotice>
        ) : (
          <Loading label={messages.loading}>
            <Skeleton className={styles.waiting} />
          </Loading>
        )}
      </div>
    </section>
  );
}

function Comments({ comments }: { comments: readonly BlogComment[] }) {
  if (comments.length === 0) return <EmptyNotice>{blogMessages.noCommentsYet}</EmptyNotice>;
  return (
    <CommentList
      comments={comments.map(({ creator_firstname, creator_lastname, created_on, comment }) => ({
        name: fullName({ firstName: creator_firstname, lastName: creator_lastname }),
        date: created_on,
        words: comment,
      }))}
    />
  );
}
