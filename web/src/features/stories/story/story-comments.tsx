import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogComment } from '@aperture-byline/contract/blog/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { useQuery } from '@tanstack/react-query';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { hasCommentDraft } from '#entities/comment/comment-draft.ts';
import { CommentList } from '#entities/comment/comment-list.tsx';
import { storyCommentsQuery } from '#entities/story/queries.ts';
import styles from './story-comments.module.css';

const StoryCommentForm = hydrateOnInput(
  'comment-form',
  () => import('./story-comment-form.tsx'),
  hasCommentDraft,
);

/** The form for a comment, and the comments, newest first. */
export function StoryComments({ blogId }: { blogId: string }) {
  const query = useQuery(storyCommentsQuery(blogId));
  const count = query.data?.length ?? 0;
  return (
    <section className={styles.comments}>
      <h2 className={styles.title}>
        {blogMessages.commentSection}
        {count > 0 && <span className={styles.count}> ({count})</span>}
      </h2>
      <div className={styles.part}>
        <StoryCommentForm blogId={blogId} />
      </div>
      <div className={styles.part}>
        <QueryState
          query={query}
          loading={<Skeleton className={styles.waiting} />}
          empty={<EmptyState>{blogMessages.noCommentsYet}</EmptyState>}
        >
          {(comments) => <Comments comments={comments} />}
        </QueryState>
      </div>
    </section>
  );
}

function Comments({ comments }: { comments: readonly BlogComment[] }) {
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
