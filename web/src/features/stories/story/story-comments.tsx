import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogComment } from '@aperture-byline/contract/blog/wire';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { CommentList } from '#entities/comment/comment-list.tsx';
import {
  COMMENTS_HEADING,
  type CommentEntry,
  hasCommentDraft,
  useShownComments,
} from '#entities/comment/comment-subject.ts';
import { storyCommentsQuery } from '#entities/story/queries.ts';
import styles from './story-comments.module.css';

const StoryCommentForm = hydrateOnInput('comment-form', () => import('./story-comment-form.tsx'), hasCommentDraft);

export function StoryComments({ blogId, ownerId }: { blogId: string; ownerId: number }) {
  const query = useQuery(storyCommentsQuery(blogId));
  const comments = useShownComments(query.data);
  const count = comments?.length ?? 0;
  return (
    <section className={styles.comments}>
      <h2 id={COMMENTS_HEADING} tabIndex={-1} className={styles.title}>
        {blogMessages.commentSection}
        {count > 0 && <span className="text-quiet"> ({count})</span>}
      </h2>
      <div className={styles.part}>
        <StoryCommentForm blogId={blogId} />
      </div>
      <div className={styles.part}>
        <QueryState
          query={{ data: comments, error: query.error, refetch: query.refetch }}
          loading={<Skeleton className={styles.waiting} />}
          empty={<EmptyState>{blogMessages.noCommentsYet}</EmptyState>}
        >
          {(shown) => <CommentList comments={shown.map(toEntry)} subject={{ kind: 'story', id: blogId, ownerId }} />}
        </QueryState>
      </div>
    </section>
  );
}

function toEntry(written: BlogComment): CommentEntry {
  return {
    id: written.id,
    authorId: written.author_id,
    name: fullName({ firstName: written.creator_firstname, lastName: written.creator_lastname }),
    guest: written.guest,
    date: written.created_on,
    words: written.comment,
    answer: written.answer && toEntry(written.answer),
  };
}
