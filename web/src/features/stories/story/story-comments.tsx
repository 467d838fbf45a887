import type { BlogComment } from '@aperture-byline/contract/blog';
import { fullName } from '@aperture-byline/contract/content';
import { formatAge } from '@aperture-byline/contract/dates';
import { messages } from '@aperture-byline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
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
  const now = useNow();
  if (comments.length === 0) return <p className={styles.none}>{messages.noCommentsYet}</p>;
  return (
    <ul>
      {comments.map(({ creator_firstname, creator_lastname, created_on, comment }) => (
        <li key={`${created_on} ${creator_firstname} ${comment}`} className={styles.comment}>
          <p className={styles.head}>
            <span className={styles.name}>
              {fullName({ firstName: creator_firstname, lastName: creator_lastname })}
            </span>
            <time className={styles.age} dateTime={created_on}>
              {now && formatAge(created_on, now)}
            </time>
          </p>
          <p className={styles.words}>{comment}</p>
        </li>
      ))}
    </ul>
  );
}
