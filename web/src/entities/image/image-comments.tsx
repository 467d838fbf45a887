import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageComment } from '@aperture-byline/contract/image/wire';
import { useQuery } from '@tanstack/react-query';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { CommentList } from '#entities/comment/comment-list.tsx';
import {
  COMMENTS_HEADING,
  type CommentEntry,
  hasCommentDraft,
  useShownComments,
} from '#entities/comment/comment-subject.ts';
import { imageCommentsQuery } from '#entities/image/queries.ts';
import styles from './image-comments.module.css';

const ImageCommentForm = hydrateOnInput('comment-form', () => import('./image-comment-form.tsx'), hasCommentDraft);

export function ImageComments({ imageId, ownerId }: { imageId: string; ownerId: number | null }) {
  const query = useQuery(imageCommentsQuery(imageId));
  const comments = useShownComments(query.data);
  const count = comments?.length ?? 0;
  return (
    <section className={styles.comments}>
      <h2 id={COMMENTS_HEADING} tabIndex={-1} className={styles.title}>
        Comments {count > 0 && <span className={styles.count}>{count}</span>}
      </h2>
      <div className={styles.form}>
        <ImageCommentForm imageId={imageId} />
      </div>
      <QueryState
        query={{ data: comments, error: query.error, refetch: query.refetch }}
        loading={
          <Stack gap={1} className={styles.waiting}>
            <Skeleton short />
            <Skeleton />
          </Stack>
        }
        empty={<EmptyState>{imageMessages.noCommentsFound}</EmptyState>}
      >
        {(shown) => <CommentList comments={shown.map(toEntry)} subject={{ kind: 'image', id: imageId, ownerId }} />}
      </QueryState>
    </section>
  );
}

function toEntry({ id, author_id, user_name, guest, created_date, comment, answer }: ImageComment): CommentEntry {
  return {
    id,
    authorId: author_id,
    name: user_name,
    guest,
    date: created_date,
    words: comment,
    answer: answer && toEntry(answer),
  };
}
